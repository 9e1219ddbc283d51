// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/weight_scores.h"

#include "core/base/sentence.h"

#include <array>

namespace headscope {

namespace {

constexpr std::array kScores{
    WeightScore{
        {"ov_copying", Sentence::noted("OV copying"), "",
         Sentence::noted(
             "Near 1: what the head reads of a token it writes in the same direction, so that it copies; "
             "near −1: it writes the opposite. From the weights alone, with the norm in front folded in."),
         Sentence::noted("Re(Σ λ) / Σ |λ| over the eigenvalues λ of W_O W_V"),
         Sentence::noted("Elhage et al. 2021, who put embedding and unembedding around it"), -1, 1},
        [](const HeadCircuits& circuits) { return copyingScore(circuits.ov); }},
    WeightScore{
        {"qk_rank", Sentence::noted("Effective rank of QK"), Sentence::noted("directions"),
         Sentence::noted(
             "Low: queries and keys meet in few directions; at most d_k. From the weights alone, with the "
             "norm in front folded in; rotary positions, QK-norm and biases left out."),
         Sentence::noted("exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_Qᵀ W_K"),
         Sentence::noted("Roy and Vetterli 2007"), 1, kNoUpperEnd},
        [](const HeadCircuits& circuits) { return effectiveRank(singularValues(circuits.qk)); }},
    WeightScore{
        {"ov_rank", Sentence::noted("Effective rank of OV"), Sentence::noted("directions"),
         Sentence::noted(
             "Low: the head carries few directions of what it reads; at most d_k. From the weights alone, "
             "with the norm in front folded in."),
         Sentence::noted("exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_O W_V"),
         Sentence::noted("Roy and Vetterli 2007"), 1, kNoUpperEnd},
        [](const HeadCircuits& circuits) { return effectiveRank(singularValues(circuits.ov)); }},
};

} // namespace

HeadCircuits circuitsOf(const HeadWeights& weights) {
    return {ThinMatrix(weights.query.transpose(), weights.key), ThinMatrix(weights.output, weights.value)};
}

HeadCircuits headCircuits(const Transformer& transformer, const HeadId& head) {
    return circuitsOf(headWeights(transformer, head, NormFolding::Folded));
}

std::span<const WeightScore> weightScores() {
    return kScores;
}

} // namespace headscope
