// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/analysis/score_info.h"
#include "core/base/job.h"
#include "core/model/model.h"

namespace headscope {

/// What changes when heads are taken out: their outputs A V become zeros before the output projection, and
/// the model is run again (Michel et al. 2019 call it masking). NaN where the text or the model has nothing
/// to measure.
struct ZeroingEffect {
    /// Mean loss without the heads minus that with them, nats per predicted token. NaN for models that
    /// predict no next token: which tokens are behind hidden ones, nobody knows.
    double loss = 0;
    /// Mean over positions (of models that predict hidden tokens: over those) of KL(with || without), nats.
    double kl = 0;
    /// Mean over positions of ||h' - h|| / ||h||, h the last states (of the stack that predicts).
    double state = 0;
};

/// zeroing_loss, zeroing_kl and zeroing_state: what the members of ZeroingEffect are, in their order.
[[nodiscard]] std::span<const ScoreInfo> zeroingScores();

/// Compares runs without some heads with one that has them, on one text. What is compared with is computed
/// once. Safe to use from many threads at once.
class Zeroing {
  public:
    /// Both must outlive it. Throws Error where logits are not finite, and Stopped.
    Zeroing(const Model& model, const Run& own, const Job& job = {});

    /// Takes out `heads` beside those that the own run does without. Throws Error where one does not exist,
    /// and Stopped.
    [[nodiscard]] ZeroingEffect effect(const std::vector<HeadId>& heads, const Job& job = {}) const;

    /// Of a run of the same input. Throws Error where logits are not finite.
    [[nodiscard]] ZeroingEffect effectIn(const Run& without) const;

  private:
    /// Positions whose predictions are compared: [first, first + count), in row `row` and below of
    /// ownLogProbabilities_.
    struct Block {
        Index first = 0;
        Index count = 0;
        Index row = 0;
    };
    [[nodiscard]] Matrix logProbabilities(const Run& run, const Block& block) const;
    [[nodiscard]] double lossIn(const Matrix& logProbabilities, const Block& block) const;

    const Model& model_;
    const Run& own_;
    std::vector<Block> blocks_;
    Matrix ownLogProbabilities_; // empty where they would take too much memory: computed again then
    double ownLoss_ = 0;         // sum over predicted tokens, nats
};

} // namespace headscope
