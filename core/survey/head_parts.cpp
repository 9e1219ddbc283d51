// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/head_parts.h"

#include <algorithm>

#include "core/base/sentence.h"
#include "core/model/block_replay.h"
#include "core/model/head_weights.h"
#include "core/survey/pooled_columns.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

const AttentionSettings& settingsOf(const Run& run, const HeadId& head) {
    return run.settings.of(head.kind).at(static_cast<std::size_t>(head.layer));
}

/// The largest difference of a projection of all heads and those of its slices.
double sliceDifference(const Matrix& input, const LinearWeights& whole, Index width) {
    const Matrix all = linear(input, whole);
    float largest = 0;
    for (Index first = 0; first < all.cols(); first += width) {
        Matrix slice = input * widenedRows(whole.weight, first, width).transpose();
        if (whole.bias.size() > 0) {
            slice.rowwise() += whole.bias.segment(first, width);
        }
        largest = std::max(largest, (slice - all.middleCols(first, width)).cwiseAbs().maxCoeff());
    }
    return double{largest};
}

} // namespace

Matrix headPart(const Transformer& transformer, const Run& run, const HeadId& head) {
    const HeadMap map = run.trace.headMap(head, settingsOf(run, head));
    if (std::ranges::binary_search(run.settings.zeroed, head)) {
        return Matrix::Zero(map.queries(), transformer.spec().embedding.width);
    }
    return map.values * headValues(run.trace, map) * headOutputWeights(transformer, head).transpose();
}

HeadParts headParts(const Transformer& transformer, const Run& run, AttentionKind kind, int layer,
                    const Job& job) {
    const BlockReplay replay(transformer, run, kind, layer);
    const LayerTrace& trace = replay.trace();
    const AttentionWeights& weights = replay.weights().attention(kind);
    const int heads = trace.spec.heads;
    const Index tokens = trace.queryCount();
    HeadParts result;
    result.kind = kind;
    result.layer = layer;
    result.width = transformer.spec().embedding.width;
    result.norms.resize(tokens, heads);
    const RowVector& scale = weights.outputScale; // of a LayerScale, which headOutputWeights has folded in
    Matrix sum = Matrix::Zero(tokens, result.width);
    if (const RowVector bias = outputBias(weights); bias.size() > 0) {
        result.biasNorm = bias.norm();
        sum.rowwise() += bias;
    }
    for (int head = 0; head < heads; ++head) {
        job.step(0.8 * head / heads, Sentence::noted("computing each head's part"));
        const Matrix part = headPart(transformer, run, {layer, head, kind});
        result.norms.col(head) = part.rowwise().norm();
        result.parts.push_back(std::make_shared<const Matrix>(pooledColumns(part, kPartColumns)));
        sum += part;
    }
    job.step(0.8, Sentence::noted("computing the layer in one piece"));
    Matrix output = replay.attention();
    if (scale.size() > 0) {
        output.array().rowwise() *= scale.array();
    }
    result.outputNorms = output.rowwise().norm();
    result.largestOutput = output.cwiseAbs().maxCoeff();
    result.difference = (sum - output).cwiseAbs().maxCoeff();
    result.sum = std::make_shared<const Matrix>(pooledColumns(sum, kPartColumns));
    result.output = std::make_shared<const Matrix>(pooledColumns(output, kPartColumns));

    job.step(0.9, Sentence::noted("computing the slices of the projections"));
    const Matrix input = partInput(trace.residual, weights.norm, transformer.spec().stackOf(kind).block);
    const Matrix& source = kind == AttentionKind::Cross ? run.encoderStates : input;
    const Index headWidth = trace.spec.headWidth;
    result.sliceDifference = std::max({sliceDifference(input, weights.query, headWidth),
                                       sliceDifference(source, weights.key, headWidth),
                                       sliceDifference(source, weights.value, headWidth)});
    return result;
}

} // namespace headscope
