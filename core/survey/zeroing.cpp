// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/zeroing.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/analysis/kl_divergence.h"
#include "core/base/sentence.h"
#include "core/ops/softmax.h"

namespace headscope {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
constexpr Index kLogitsAtOnce = Index{1} << 21; // values: 8 MiB in each thread
constexpr Index kMostKept = Index{1} << 26;     // values: 256 MiB

constexpr std::array kScores{
    ScoreInfo{
        "zeroing_loss", Sentence::noted("Loss without the head"), Sentence::noted("nats"),
        Sentence::noted(
            "High: the text is harder to predict without the head; near 0: other heads make up for it, or it "
            "does little here. Below 0: the model does better without it."),
        Sentence::noted(
            "mean of −ln p(next token) over the text with the head's A V set to 0, minus the same with it"),
        "Michel et al. 2019; Voita et al. 2019", 0, kNoUpperEnd},
    ScoreInfo{
        "zeroing_kl", Sentence::noted("Change of the prediction without the head"), Sentence::noted("nats"),
        Sentence::noted("High: what the model expects changes much without the head, for better or worse."),
        Sentence::noted("mean over positions of KL(p ‖ p′), p′ with the head's A V set to 0; over hidden "
                        "tokens only where "
                        "the model predicts those; of the class where it predicts a picture's"),
        Sentence::noted("Kullback and Leibler 1951; of heads: Michel et al. 2019"), 0, kNoUpperEnd},
    ScoreInfo{
        "zeroing_state", Sentence::noted("Change of the last states without the head"), "",
        Sentence::noted("High: what the last layer gives changes much without the head; also where nothing "
                        "is predicted."),
        Sentence::noted(
            "mean over positions of ‖h′ − h‖ / ‖h‖, h the last states, h′ with the head's A V set to 0"),
        "Headscope", 0, kNoUpperEnd},
};

/// Mean over rows of ||b - a|| / ||a||; rows of zeros are left out.
double meanChange(const Matrix& a, const Matrix& b) {
    double sum = 0;
    Index rows = 0;
    for (Index row = 0; row < a.rows(); ++row) {
        const auto norm = static_cast<double>(a.row(row).norm());
        if (norm > 0) {
            sum += static_cast<double>((b.row(row) - a.row(row)).norm()) / norm;
            ++rows;
        }
    }
    return rows == 0 ? kUndefined : sum / static_cast<double>(rows);
}

} // namespace

std::span<const ScoreInfo> zeroingScores() {
    return kScores;
}

Zeroing::Zeroing(const Model& model, const Run& own, const Job& job) : model_(model), own_(own) {
    const Index vocabulary = model.spec().outcomes();
    Index rows = 0;
    const auto add = [&](Index first, Index count) {
        blocks_.push_back({first, count, rows});
        rows += count;
    };
    if (model.spec().predictsNext()) {
        const Index most = std::clamp<Index>(kLogitsAtOnce / vocabulary, 16, 128);
        for (Index first = 0; first < own.tokens(); first += most) {
            add(first, std::min(most, own.tokens() - first));
        }
    }
    if (model.spec().predictsClass()) {
        add(0, 1);
    }
    for (const Index position : model.hiddenPositions(own.input)) {
        add(position, 1);
    }
    const bool keeps = rows <= kMostKept / vocabulary;
    if (keeps) {
        ownLogProbabilities_.resize(rows, rows == 0 ? 0 : vocabulary);
    }
    for (const Block& block : blocks_) {
        job.step(static_cast<double>(block.row) / static_cast<double>(rows),
                 Sentence::noted("computing predictions"));
        const Matrix values = logProbabilities(own, block);
        ownLoss_ += lossIn(values, block);
        if (keeps) {
            ownLogProbabilities_.middleRows(block.row, block.count) = values;
        }
    }
}

ZeroingEffect Zeroing::effect(const std::vector<HeadId>& heads, const Job& job) const {
    RunSettings settings = own_.settings;
    settings.zeroed.insert(settings.zeroed.end(), heads.begin(), heads.end());
    settings.zeroed = inOrder(std::move(settings.zeroed));
    return effectIn(*model_.transformer().runStates(own_.input, settings, &own_, job));
}

ZeroingEffect Zeroing::effectIn(const Run& without) const {
    ZeroingEffect effect{kUndefined, kUndefined, meanChange(own_.finalStates, without.finalStates)};
    double loss = 0;
    double kl = 0;
    Index rows = 0;
    for (const Block& block : blocks_) {
        const Matrix values = logProbabilities(without, block);
        const Matrix again = ownLogProbabilities_.size() == 0 ? logProbabilities(own_, block) : Matrix();
        const MatrixView own = ownLogProbabilities_.size() == 0
                                   ? MatrixView(again)
                                   : MatrixView(ownLogProbabilities_.middleRows(block.row, block.count));
        for (Index row = 0; row < block.count; ++row) {
            kl += klOfLogProbabilities(own.row(row), values.row(row));
        }
        loss += lossIn(values, block);
        rows += block.count;
    }
    if (rows > 0) {
        effect.kl = kl / static_cast<double>(rows);
    }
    if (model_.spec().predictsNext() && own_.tokens() > 1) {
        effect.loss = (loss - ownLoss_) / static_cast<double>(own_.tokens() - 1);
    }
    return effect;
}

/// Rows are the block's positions, columns are the vocabulary.
Matrix Zeroing::logProbabilities(const Run& run, const Block& block) const {
    Matrix values = model_.spec().predictsClass()
                        ? Matrix(model_.transformer().classLogits(run))
                        : model_.transformer().logits(run, block.first, block.count);
    for (Index row = 0; row < values.rows(); ++row) {
        const std::span<const float> logits(values.row(row).data(), static_cast<std::size_t>(values.cols()));
        values.row(row).array() -= static_cast<float>(logSumExp(logits));
    }
    return values;
}

/// Sum over the block's predicted tokens of −ln p; 0 where hidden tokens are predicted.
double Zeroing::lossIn(const Matrix& logProbabilities, const Block& block) const {
    double sum = 0;
    for (Index row = 0; model_.spec().predictsNext() && row < block.count; ++row) {
        const Index next = block.first + row + 1;
        if (next < own_.tokens()) {
            sum -= static_cast<double>(logProbabilities(row, own_.input.ids[static_cast<std::size_t>(next)]));
        }
    }
    return sum;
}

} // namespace headscope
