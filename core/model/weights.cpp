// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/weights.h"

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/model/position_grid.h"
#include "core/model/tensor_binder.h"
#include "core/ops/fast_product.h"
#include "core/ops/linear.h"

namespace headscope {

namespace {

NormWeights bindNorm(TensorBinder& binder, const NormNames& names, const BlockSpec& block, Index width) {
    return block.placement == NormPlacement::Nowhere ? NormWeights() : binder.norm(names, block.norm, width);
}

AttentionWeights bindAttention(TensorBinder& binder, const AttentionNames& names, const AttentionSpec& spec,
                               const BlockSpec& block, Index width) {
    const Index queryWidth = Index{spec.heads} * spec.headWidth;
    const Index kvWidth = Index{spec.kvHeads} * spec.headWidth;
    const bool bias = block.bias.queryKeyValue;
    AttentionWeights weights;
    weights.norm = bindNorm(binder, names.norm, block, width);
    if (block.placement == NormPlacement::Around) {
        weights.outputNorm = binder.norm(names.outputNorm, block.norm, width);
    }
    weights.query = binder.linear(names.query, queryWidth, width, bias);
    weights.key = binder.linear(names.key, kvWidth, width, bias);
    weights.value = binder.linear(names.value, kvWidth, width, bias);
    weights.output = binder.linear(names.output, width, queryWidth, block.bias.attentionOutput);
    if (block.scalesOutputs) {
        weights.outputScale = binder.vector(names.outputScale, width);
    }
    if (spec.stateNorm != StateNorm::None) {
        const bool each = spec.stateNorm == StateNorm::EachHead;
        weights.queryNorm = binder.normWeight(names.queryNorm, each ? spec.headWidth : queryWidth);
        weights.keyNorm = binder.normWeight(names.keyNorm, each ? spec.headWidth : kvWidth);
    }
    return weights;
}

FeedForwardWeights bindFeedForward(TensorBinder& binder, const FeedForwardNames& names,
                                   const BlockSpec& block, Index width) {
    const FeedForwardSpec& spec = block.feedForward;
    FeedForwardWeights weights;
    if (spec.width == 0) {
        return weights;
    }
    weights.norm = bindNorm(binder, names.norm, block, width);
    if (block.placement == NormPlacement::Around) {
        weights.outputNorm = binder.norm(names.outputNorm, block.norm, width);
    }
    if (spec.gated) {
        weights.gate = binder.linear(names.gate, spec.width, width, block.bias.feedForward);
    }
    weights.up = binder.linear(names.up, spec.width, width, block.bias.feedForward);
    weights.down = binder.linear(names.down, width, spec.width, block.bias.feedForward);
    if (block.scalesOutputs) {
        weights.outputScale = binder.vector(names.outputScale, width);
    }
    return weights;
}

/// A matrix of few numbers as float32; empty where it does not fit.
Matrix bindSmall(TensorBinder& binder, const std::string& name, Index rows, Index columns) {
    if (rows == 1) { // stored as a vector, or as a batch of one
        const RowVector row = binder.vector(name, columns);
        return row.size() == 0 ? Matrix() : Matrix(row);
    }
    const Weight weight = binder.matrix(name, rows, columns);
    return weight.bytes.empty() ? Matrix() : widened(weight);
}

PatchWeights bindPatches(TensorBinder& binder, const PatchNames& names, const EmbeddingSpec& embedding) {
    const PatchSpec& spec = embedding.patches;
    const Index width = embedding.width;
    PatchWeights weights;
    weights.projection = binder.windows(names.projection, width, spec.patch, spec.hasBias);
    for (const auto& [name, rows] : names.leading) { // sizes are known to be right once the tensor is there
        const Matrix tokens = bindSmall(binder, name, rows, width);
        if (tokens.rows() > 0) {
            weights.leading.conservativeResize(weights.leading.rows() + tokens.rows(), width);
            weights.leading.bottomRows(tokens.rows()) = tokens;
        }
    }
    const Index placed = spec.leadingCount() - spec.registers; // tokens in front that have a position
    const bool resizes = spec.resizing != PatchSpec::Resizing::None;
    const Index inTable = resizes ? Index{spec.tableRows} * spec.tableColumns : spec.count();
    const Matrix table = bindSmall(binder, names.positions, placed + inTable, width);
    if (table.rows() > 0) {
        weights.positions = Matrix::Zero(spec.tokens(), width);
        weights.positions.topRows(placed) = table.topRows(placed);
        weights.positions.bottomRows(spec.count()) =
            resizes ? resizedGrid(table.bottomRows(inTable), {spec.tableRows, spec.tableColumns},
                                  {spec.rows, spec.columns}, spec.resizing)
                    : Matrix(table.bottomRows(inTable));
    }
    return weights;
}

StackWeights bindStack(TensorBinder& binder, const StackNames& names, const StackSpec& spec,
                       const EmbeddingSpec& embedding) {
    StackWeights weights;
    binder.setLayer(0);
    const Index rowWidth = spec.projectsBeforePositions ? embedding.width : embedding.rowWidth();
    if (spec.positions.kind == PositionSpec::Kind::Learned && embedding.patches.patch == 0) {
        weights.positions = binder.matrix(names.positions, spec.positions.rows, rowWidth);
    }
    if (embedding.types > 0) {
        weights.types = binder.matrix(names.types, embedding.types, rowWidth);
    }
    if (spec.normsEmbedding) {
        weights.embeddingNorm = binder.norm(names.embeddingNorm, spec.block.norm, rowWidth);
    }
    if (embedding.rowWidth() != embedding.width) {
        const bool hasBias = !names.embeddingProjection.bias.empty();
        weights.embeddingProjection =
            binder.linear(names.embeddingProjection, embedding.width, embedding.rowWidth(), hasBias);
    }
    const AttentionSpec& first = spec.self.front();
    if (const auto* relative = std::get_if<RelativeBias>(&first.bias)) {
        const Weight table = binder.matrix(names.self.relativeBias, relative->buckets, first.heads);
        weights.bias = std::make_shared<const PositionBias>(
            PositionBias{first.bias, first.heads, table.bytes.empty() ? Matrix() : widened(table)});
    } else if (std::holds_alternative<AlibiBias>(first.bias)) {
        weights.bias = std::make_shared<const PositionBias>(PositionBias{first.bias, first.heads, {}});
    }
    for (int layer = 0; layer < static_cast<int>(spec.self.size()); ++layer) {
        if (layer > 0 && spec.sharesLayers) {
            weights.layers.push_back(weights.layers.front());
            continue;
        }
        binder.setLayer(layer);
        const auto index = static_cast<std::size_t>(layer);
        LayerWeights bound;
        bound.self = bindAttention(binder, names.self, spec.self[index], spec.block, embedding.width);
        if (!spec.cross.empty()) {
            bound.cross = bindAttention(binder, names.cross, spec.cross[index], spec.block, embedding.width);
        }
        bound.feedForward = bindFeedForward(binder, names.feedForward, spec.block, embedding.width);
        weights.layers.push_back(std::move(bound));
    }
    if (spec.finalNorm) {
        weights.finalNorm = binder.norm(names.finalNorm, spec.block.norm, embedding.width);
    }
    return weights;
}

OutputWeights bindOutput(TensorBinder& binder, const OutputNames& names, const ModelSpec& spec,
                         const Weight& embedding) {
    OutputWeights weights;
    const OutputSpec& output = spec.output;
    if (output.predicts == OutputSpec::Predicts::Nothing) {
        return weights;
    }
    if (output.predicts == OutputSpec::Predicts::Class) {
        const Index inputs =
            spec.embedding.width * (output.classInput == OutputSpec::ClassInput::TokenAndMean ? 2 : 1);
        weights.linear = binder.linear({names.weight, names.bias}, spec.outcomes(), inputs, true);
        if (output.classInput == OutputSpec::ClassInput::TwoTokens) {
            weights.second = binder.linear(names.second, spec.outcomes(), inputs, true);
        }
        return weights;
    }
    // A transformed state has the width of the table's rows.
    const Index width = output.transforms ? spec.embedding.rowWidth() : spec.embedding.width;
    if (output.transforms) {
        weights.transform =
            binder.linear(names.transform, width, spec.embedding.width, !names.transform.bias.empty());
    }
    if (output.norm) {
        weights.norm = binder.norm(names.norm, *output.norm, width);
    }
    weights.linear.weight =
        output.tied ? embedding : binder.matrix(names.weight, spec.embedding.vocabulary, width);
    if (output.bias) {
        weights.linear.bias = binder.vector(names.bias, spec.embedding.vocabulary);
    }
    return weights;
}

void setProducts(AttentionWeights& weights, Products products) {
    for (LinearWeights* each : {&weights.query, &weights.key, &weights.value, &weights.output}) {
        each->weight.products = products;
    }
}

void setProducts(StackWeights& weights, Products products) {
    weights.embeddingProjection.weight.products = products;
    for (LayerWeights& layer : weights.layers) {
        setProducts(layer.self, products);
        setProducts(layer.cross, products);
        FeedForwardWeights& feedForward = layer.feedForward;
        for (LinearWeights* each : {&feedForward.gate, &feedForward.up, &feedForward.down}) {
            each->weight.products = products;
        }
    }
}

} // namespace

void setProducts(ModelWeights& weights, Products products) {
    if (products == Products::Fast && !hasFastProducts()) {
        throw Error(Sentence::of("Fast products need a processor with instructions for BF16 (AVX-512 BF16 or "
                                 "AMX); this one has none"));
    }
    weights.products = products;
    weights.patches.projection.weight.products = products;
    if (weights.encoder) {
        setProducts(*weights.encoder, products);
    }
    setProducts(weights.stack, products);
    OutputWeights& output = weights.output;
    for (LinearWeights* each : {&output.transform, &output.linear, &output.second}) {
        each->weight.products = products;
    }
}

LinearWeights outputsOf(const LinearWeights& weights, IndexRange outputs) {
    LinearWeights part{outputsOf(weights.weight, outputs), {}};
    if (weights.bias.size() > 0) {
        part.bias = weights.bias.segment(outputs.begin, outputs.count);
    }
    return part;
}

Matrix linear(const MatrixView& input, const LinearWeights& weights) {
    return linear(input, weights.weight, weights.bias);
}

ModelWeights bindWeights(const Checkpoint& checkpoint, const FamilyModel& model) {
    const ModelSpec& spec = model.spec;
    TensorBinder binder(checkpoint, model);
    ModelWeights weights;
    if (spec.readsPictures()) {
        weights.patches = bindPatches(binder, model.names.patches, spec.embedding);
    } else {
        weights.embedding =
            binder.matrix(model.names.embedding, spec.embedding.vocabulary, spec.embedding.rowWidth());
    }
    if (spec.encoder) {
        weights.encoder = bindStack(binder, model.names.encoder, *spec.encoder, spec.embedding);
    }
    weights.stack = bindStack(binder, model.names.stack, spec.stack, spec.embedding);
    weights.output = bindOutput(binder, model.names.output, spec, weights.embedding);
    binder.finish();
    weights.parameters = binder.parameters();
    weights.files = std::make_shared<const Checkpoint>(checkpoint);
    return weights;
}

} // namespace headscope
