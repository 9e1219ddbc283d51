// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/value_maps.h"

#include <array>

#include "core/base/sentence.h"
#include "core/survey/value_zeroing.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

// In the order of ValueMapKind.
constexpr std::array kInfos{
    ScoreInfo{
        "norm_weighted", Sentence::noted("Norm-weighted attention"), "",
        Sentence::noted(
            "Length of the vector that this key adds to this query's residual stream through this head. "
            "Not normalised: rows do not sum to 1."),
        Sentence::noted("A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head"), "Kobayashi et al. 2020", 0,
        kNoUpperEnd},
    ScoreInfo{
        "value_zeroing", Sentence::noted("Value zeroing"), "",
        Sentence::noted(
            "How much the layer's result for this query turns when this head's value of this key is set to "
            "zero and the rest of the layer is computed as before. Not normalised."),
        Sentence::noted("1 − cos(y_i, y_i without v_j), y behind the layer"), "Mohebbi et al. 2023", 0, 2},
    ScoreInfo{
        "value_zeroing_share", Sentence::noted("Value zeroing, share of the row"), "",
        Sentence::noted(
            "How much the layer's result for this query turns when this head's value of this key is set to "
            "zero, as a share of the row: rows sum to 1."),
        Sentence::noted("C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i without v_j)"), "Mohebbi et al. 2023", 0,
        1},
};

} // namespace

const ScoreInfo& valueMapInfo(ValueMapKind kind) {
    return kInfos[static_cast<std::size_t>(kind)];
}

HeadMap normWeightedMap(const HeadMap& weights, const AttentionTrace& trace, const Matrix& root) {
    HeadMap map = weights;
    const Eigen::RowVectorXf norms = outputNorms(headValues(trace, weights), root).transpose();
    map.values.array().rowwise() *= norms.array();
    return map;
}

HeadMap valueMap(ValueMapKind kind, const Transformer& transformer, const Run& run, const HeadId& head,
                 const AttentionSettings& settings, const Job& job) {
    if (kind == ValueMapKind::NormWeighted) {
        return normWeightedMap(run.trace.headMap(head, settings), run.trace, outputRoot(transformer, head));
    }
    return valueZeroingMap(transformer, run, head,
                           kind == ValueMapKind::Zeroing ? ZeroingScale::Raw : ZeroingScale::Share, job);
}

} // namespace headscope
