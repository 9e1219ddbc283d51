// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/trained_check.h"

#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/sentence.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

constexpr const char* kText =
    "The king said to the queen that it was a good day, and they went back to the house.";
constexpr std::size_t kHiddenEvery = 5;

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

} // namespace

std::string doubtText(const TrainedCheck& check) {
    return Sentence::of("This model predicts a fixed English sentence no better than a guess (loss {:.2f}, a "
                        "uniform guess has {:.2f}): it may be untrained or broken.",
                        check.loss, check.uniform);
}

std::optional<TrainedCheck> checkTrained(const Model& model, const Job& job) {
    const ModelSpec& spec = model.spec();
    if (spec.readsPictures()) {
        return std::nullopt;
    }
    TypedText typed{.text = kText};
    if (spec.encoder) {
        typed.second = kText;
    }
    ModelInput input = model.encode(typed).input();
    const std::optional<int> mask = model.tokenizer().maskId();
    std::vector<std::pair<Index, int>> hidden; // position and what stood there
    if (spec.predictsHidden() && mask) {
        for (std::size_t i = kHiddenEvery - 1; i < input.ids.size(); i += kHiddenEvery) {
            if (!model.tokenizer().isSpecial(input.ids[i])) {
                hidden.emplace_back(static_cast<Index>(i), std::exchange(input.ids[i], *mask));
            }
        }
    }
    if (!spec.predictsNext() && hidden.empty()) {
        return std::nullopt;
    }
    const auto run = model.transformer().run(input, model.transformer().uniform({}), nullptr, job);
    std::vector<double> losses(run->tokenLoss.begin(), run->tokenLoss.end());
    for (const auto& [position, id] : hidden) {
        const Matrix logits = model.transformer().logits(*run, position, 1);
        const std::span<const float> all(logits.data(), static_cast<std::size_t>(logits.cols()));
        losses.push_back(negativeLogSoftmax(all, id));
    }
    if (losses.empty()) {
        return std::nullopt;
    }
    return TrainedCheck{mean(losses), std::log(static_cast<double>(spec.embedding.vocabulary))};
}

} // namespace headscope
