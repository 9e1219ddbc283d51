// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// One entry of a distribution over the vocabulary.
struct TokenProbability {
    int id = 0;
    double probability = 0;
};

/// The `count` largest entries of softmax(logits), largest first; equal ones by id.
[[nodiscard]] std::vector<TokenProbability> mostLikely(const RowVector& logits, std::size_t count);

/// Probability of each of `ids` under softmax(logits), in their order.
[[nodiscard]] std::vector<double> probabilitiesOf(const RowVector& logits, std::span<const int> ids);

/// KL(softmax(p) || softmax(q)) in nats, at least 0.
[[nodiscard]] double klDivergence(const RowVector& p, const RowVector& q);

/// Mean of losses in nats, NaN for none (a text of one token predicts nothing).
[[nodiscard]] double meanLoss(std::span<const float> losses);

} // namespace headscope
