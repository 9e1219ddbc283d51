// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/head_weights.h"

namespace headscope {

namespace {

const AttentionSpec& checkedSpec(const ModelSpec& model, const HeadId& head) {
    const auto& layers = model.attention(head.kind);
    requireLayer(head, static_cast<int>(layers.size()));
    const AttentionSpec& spec = layers[static_cast<std::size_t>(head.layer)];
    requireHead(head, spec.heads);
    return spec;
}

/// Rows of one head among heads of `width` rows each, and its part of the bias.
struct HeadRows {
    Matrix weight;
    RowVector bias;
};

HeadRows rowsOf(const LinearWeights& linear, int head, Index width) {
    const Index first = head * width;
    return {widenedRows(linear.weight, first, width),
            linear.bias.size() == 0 ? RowVector() : RowVector(linear.bias.segment(first, width))};
}

void fold(HeadRows& rows, const NormWeights& norm) {
    const bool centres = norm.bias.size() > 0;
    if (centres) {
        const RowVector shift = norm.bias * rows.weight.transpose();
        rows.bias = rows.bias.size() == 0 ? shift : RowVector(rows.bias + shift);
    }
    rows.weight.array().rowwise() *= norm.weight.array();
    if (centres) {
        const Eigen::VectorXf means = rows.weight.rowwise().mean();
        rows.weight.colwise() -= means;
    }
}

} // namespace

const AttentionWeights& attentionWeights(const Transformer& transformer, const HeadId& ofLayer) {
    const StackWeights& stack = transformer.weights().stackOf(ofLayer.kind);
    return stack.layers[static_cast<std::size_t>(ofLayer.layer)].attention(ofLayer.kind);
}

RowVector outputBias(const AttentionWeights& weights) {
    const RowVector& bias = weights.output.bias;
    const bool isScaled = weights.outputScale.size() > 0 && bias.size() > 0;
    return isScaled ? RowVector(bias.cwiseProduct(weights.outputScale)) : bias;
}

HeadWeights headWeights(const Transformer& transformer, const HeadId& head, NormFolding folding) {
    const AttentionSpec& spec = checkedSpec(transformer.spec(), head);
    const AttentionWeights& weights = attentionWeights(transformer, head);
    const int kvHead = spec.kvHeadOf(head.head, spec.kvHeads);
    HeadRows query = rowsOf(weights.query, head.head, spec.headWidth);
    HeadRows key = rowsOf(weights.key, kvHead, spec.headWidth);
    HeadRows value = rowsOf(weights.value, kvHead, spec.headWidth);
    const NormPlacement placement = transformer.spec().stackOf(head.kind).block.placement;
    if (folding == NormFolding::Folded &&
        (placement == NormPlacement::Before || placement == NormPlacement::Around)) {
        fold(query, weights.norm);
        if (head.kind != AttentionKind::Cross) {
            fold(key, weights.norm);
            fold(value, weights.norm);
        }
    }
    return {head,
            kvHead,
            std::move(query.weight),
            std::move(key.weight),
            std::move(value.weight),
            headOutputWeights(transformer, head),
            std::move(query.bias),
            std::move(key.bias),
            std::move(value.bias),
            outputBias(weights)};
}

Matrix headProjectionWeights(const Transformer& transformer, const HeadId& head) {
    const AttentionSpec& spec = checkedSpec(transformer.spec(), head);
    return widenedColumns(attentionWeights(transformer, head).output.weight,
                          Index{head.head} * spec.headWidth, spec.headWidth);
}

Matrix headOutputWeights(const Transformer& transformer, const HeadId& head) {
    Matrix output = headProjectionWeights(transformer, head);
    if (const RowVector& scale = attentionWeights(transformer, head).outputScale; scale.size() > 0) {
        output.array().colwise() *= scale.transpose().array();
    }
    return output;
}

} // namespace headscope
