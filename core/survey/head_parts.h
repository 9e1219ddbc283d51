// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/base/job.h"
#include "core/model/run.h"
#include "core/model/transformer.h"

namespace headscope {

/// Columns of the pictures of parts: wider residual streams are pooled.
inline constexpr Index kPartColumns = 64;

/// One attention of one layer as the sum of what its heads write (item 3 of Vaswani et al. 2017, section
/// 3.2.2: W_O is cut into a block of d_k columns a head):
///   output = sum over heads of A_i V_i W_O[i]  (+ the bias of W_O),  T x d,
/// before any norm that stands behind it and before it is added to the residual stream; the learned vector of
/// a LayerScale is folded into W_O and its bias.
/// Lengths are Euclidean, in the units of the residual stream.
struct HeadParts {
    AttentionKind kind = AttentionKind::Self;
    int layer = 0;
    Index width = 0;             // d
    Matrix norms;                // T x heads: lengths of the parts
    Eigen::VectorXf outputNorms; // T: of the layer's own output
    double biasNorm = 0;         // 0 where W_O has none
    /// T x at most kPartColumns: of each run of neighbouring features the one largest in size, with its sign.
    std::vector<std::shared_ptr<const Matrix>> parts; // one a head
    std::shared_ptr<const Matrix> sum;                // of all parts and the bias
    std::shared_ptr<const Matrix> output;             // as the layer computes it in one piece
    double difference = 0; // largest |sum - output| over all tokens and features, not pooled
    /// Largest |x W[i] - (x W)[i]| over queries, keys and values: each head's slice of a projection on its
    /// own, beside its columns of the whole product (biases added to both; before QK-norm and rotary
    /// positions).
    double sliceDifference = 0;
    double largestOutput = 0; // largest |output|, to compare the differences with

    [[nodiscard]] int heads() const { return static_cast<int>(parts.size()); }
    [[nodiscard]] bool isPooled() const { return width > kPartColumns; }
};

/// `run` is one of `transformer`. Heads that the run does without are zeros. Throws Error for a layer or kind
/// that the model does not have, and as BlockReplay and AttentionTrace::headMap do.
[[nodiscard]] HeadParts headParts(const Transformer& transformer, const Run& run, AttentionKind kind,
                                  int layer, const Job& job = {});

/// A head's part alone, T x d.
[[nodiscard]] Matrix headPart(const Transformer& transformer, const Run& run, const HeadId& head);

} // namespace headscope
