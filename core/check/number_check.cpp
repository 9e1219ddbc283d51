// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/number_check.h"

#include <cmath>
#include <limits>

#include "core/analysis/distribution.h"
#include "core/base/error.h"

namespace headscope {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

double farthest(const MatrixView& a, const MatrixView& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols() || !a.allFinite() || !b.allFinite()) {
        return kInfinite;
    }
    return a.size() == 0 ? 0 : static_cast<double>((a - b).cwiseAbs().maxCoeff());
}

/// NaN is as far as can be.
void note(CheckedNumbers& numbers, Index count, double difference) {
    numbers.count += count;
    numbers.largest = std::max(numbers.largest, std::isnan(difference) ? kInfinite : difference);
}

double differingIds(const std::vector<int>& ours, const std::vector<int>& theirs) {
    if (ours.size() != theirs.size()) {
        return kInfinite;
    }
    double differing = 0;
    for (std::size_t place = 0; place < ours.size(); ++place) {
        differing += ours[place] == theirs[place] ? 0 : 1;
    }
    return differing;
}

/// The rows of a check, in their order.
class NumberComparison {
  public:
    NumberComparison(const Model& model, const Reference& reference)
        : model_(model), weights_(static_cast<std::size_t>(model.spec().layerCount())) {
        for (std::size_t layer = 0; layer < weights_.size(); ++layer) {
            weights_[layer] = {CheckedQuantity::Weights, static_cast<int>(layer), 0, 0, kWeightTolerance};
        }
        float smallest = std::numeric_limits<float>::max(); // of the texts' largest logits
        for (const ReferenceText& text : reference.texts) {
            smallest = std::min(smallest, text.logits.cwiseAbs().maxCoeff());
        }
        logits_.tolerance = kLogitTolerance * static_cast<double>(smallest);
    }

    void compare(const ReferenceText& text, const Job& job) {
        ids_.largest += differingIds(model_.encode(text.text).input().ids, text.ids);
        ids_.count += static_cast<std::int64_t>(text.ids.size());
        const Transformer& transformer = model_.transformer();
        const auto run = transformer.run(ModelInput(text.ids), transformer.uniform({}), nullptr, job);
        compareWeights(text, *run);
        const auto tokens = static_cast<Index>(text.ids.size());
        const Index positions = text.logits.rows();
        note(logits_, text.logits.size(),
             farthest(transformer.logits(*run, tokens - positions, positions), text.logits));
        note(loss_, 1, std::abs(meanLoss(run->tokenLoss) - text.meanLoss));
    }

    [[nodiscard]] std::vector<CheckedNumbers> numbers() const {
        std::vector<CheckedNumbers> all{ids_};
        all.insert(all.end(), weights_.begin(), weights_.end());
        all.push_back(logits_);
        all.push_back(loss_);
        return all;
    }

  private:
    void compareWeights(const ReferenceText& text, const Run& run) {
        const auto tokens = static_cast<Index>(text.ids.size());
        Index row = 0;
        for (std::size_t layer = 0; layer < weights_.size(); ++layer) {
            const int heads = run.trace.heads(static_cast<int>(layer));
            for (int head = 0; head < heads; ++head, row += tokens) {
                if (row + tokens > text.weights.rows()) {
                    note(weights_[layer], 0, kInfinite); // the reference has fewer heads
                    return;
                }
                const HeadMap map = run.trace.headMap({static_cast<int>(layer), head}, {});
                note(weights_[layer], map.values.size(),
                     farthest(map.values, text.weights.middleRows(row, tokens)));
            }
        }
        if (row != text.weights.rows()) {
            note(weights_.back(), 0, kInfinite); // or more
        }
    }

    const Model& model_;
    CheckedNumbers ids_{CheckedQuantity::TokenIds, 0, 0, 0, 0};
    std::vector<CheckedNumbers> weights_; // a layer each
    CheckedNumbers logits_{CheckedQuantity::Logits, 0, 0, 0, 0};
    CheckedNumbers loss_{CheckedQuantity::MeanLoss, 0, 0, 0, kLossTolerance};
};

} // namespace

NumberCheck checkNumbers(const Model& model, const Reference& reference, const Job& job) {
    NumberComparison comparison(model, reference);
    const double share = 1 / static_cast<double>(std::max<std::size_t>(1, reference.texts.size()));
    double done = 0;
    for (const ReferenceText& text : reference.texts) {
        job.step(done, "comparing with the reference");
        comparison.compare(text, job.part(done, done + share));
        done += share;
    }
    model.checkpoint().requireIntact();
    return {model.spec().name, reference.implementation, reference.texts.size(), comparison.numbers()};
}

NumberCheck checkNumbers(const std::filesystem::path& model, const std::filesystem::path& reference,
                         const Job& job) {
    const auto opened = openModel(model, job.part(0, 0.3));
    job.step(0.3, "reading the reference");
    return checkNumbers(*opened, readReference(reference), job.part(0.4, 1));
}

} // namespace headscope
