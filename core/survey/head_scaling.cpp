// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/head_scaling.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/attention_gradient.h"
#include "core/analysis/concentration.h"
#include "core/analysis/softmax_jacobian.h"
#include "core/analysis/state_gradient.h"
#include "core/attention/attention_weights.h"
#include "core/base/normal_numbers.h"
#include "core/base/parallel.h"
#include "core/model/attention_layer.h"
#include "core/model/block_run.h"
#include "core/model/head_weights.h"
#include "core/trace/head_inputs.h"
#include "core/trace/head_values.h"

namespace headscope {

namespace {

constexpr Index kColumnsAtOnce = 256;

/// states^T input
Matrix transposedProduct(const Matrix& states, const Matrix& input) {
    Matrix product(states.cols(), input.cols());
    parallelBlocks(input.cols(), kColumnsAtOnce, [&](Index begin, Index end) {
        product.middleCols(begin, end - begin).noalias() =
            states.transpose() * input.middleCols(begin, end - begin);
    });
    return product;
}

double normOf(const Matrix& values) {
    return std::sqrt(values.cast<double>().squaredNorm()); // squares of small numbers vanish in float32
}

} // namespace

std::vector<float> factorGrid(int headWidth, float modelFactor, int count) {
    const double width = headWidth;
    double lowest = 0.25 / width;
    double highest = 4;
    std::vector<double> named{1 / width, 1 / std::sqrt(width), 1};
    if (modelFactor > 0) {
        lowest = std::min(lowest, double{modelFactor} / 2);
        highest = std::max(highest, double{modelFactor} * 2);
        named.push_back(double{modelFactor});
    }
    std::vector<double> factors;
    factors.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        factors.push_back(lowest * std::pow(highest / lowest, static_cast<double>(i) / (count - 1)));
    }
    const auto isNamed = [&](double factor) {
        return std::ranges::any_of(named,
                                   [&](double name) { return std::abs(std::log(factor / name)) < 1e-3; });
    };
    std::erase_if(factors, isNamed);
    factors.insert(factors.end(), named.begin(), named.end());
    std::vector<float> result(factors.begin(), factors.end());
    std::ranges::sort(result);
    const auto isSame = [](float a, float b) { return b <= a * 1.0001F; };
    result.erase(std::unique(result.begin(), result.end(), isSame), result.end());
    return result;
}

HeadScaling::HeadScaling(const Transformer& transformer, std::shared_ptr<const Run> run, const HeadId& head,
                         const AttentionSettings& settings)
    : run_(std::move(run)), head_(head), settings_(settings) {
    if (std::holds_alternative<LinearKernel>(settings.kernel)) {
        throw Error(Mismatch{"head " + toString(head), "kernel", "a softmax, which has a factor",
                             "linear attention, which has none"});
    }
    HeadInputs inputs = headInputs(run_->trace, head, settings);
    attention_ = std::move(inputs.attention);
    queries_.states = std::move(inputs.queries);
    keys_.states = std::move(inputs.keys);
    values_ = headValues(run_->trace, head, settings);
    const LayerTrace& layer = run_->trace.layer(head.layer, head.kind);
    fillQueries(transformer, layer);
    keys_.input = head.kind == AttentionKind::Cross ? run_->encoderStates : queries_.input;
    fillKeys(layer);
    outputGradient_ = normalMatrix(layer.queryCount(), layer.spec.headWidth, kSeed);
}

void HeadScaling::fillQueries(const Transformer& transformer, const LayerTrace& layer) {
    const AttentionSpec& spec = layer.spec;
    const AttentionWeights& weights = attentionWeights(transformer, head_);
    const BlockSpec& block = transformer.spec().stackOf(head_.kind).block;
    const Index column = Index{head_.head} * spec.headWidth;
    queries_.input = partInput(layer.residual, weights.norm, block);
    queries_.rule = queryRule(spec, weights, block.norm.epsilon, layer.queryCount());
    if (spec.stateNorm == StateNorm::AllHeads) {
        queries_.projected = linear(queries_.input, weights.query);
        queries_.column = column;
    } else if (spec.stateNorm == StateNorm::EachHead) {
        const HeadWeights ofHead = headWeights(transformer, head_);
        queries_.projected.noalias() = queries_.input * ofHead.query.transpose();
        if (ofHead.queryBias.size() > 0) {
            queries_.projected.rowwise() += ofHead.queryBias;
        }
    }
}

void HeadScaling::fillKeys(const LayerTrace& layer) {
    const AttentionSpec& spec = layer.spec;
    const int groups = attention_.kvHeads;
    if (!layer.keyRule) { // pooling and rotation are linear: their order does not matter
        keys_.rule = {StateNorm::None, 0, {}, {}, spec.headWidth};
        if (spec.rotary) {
            keys_.rule.rotary = forLength(*spec.rotary, layer.keys.rows());
        }
        return;
    }
    keys_.rule = pooledRule(*layer.keyRule, spec.kvHeads, groups, attention_.pooling);
    Matrix projected = poolKvHeads(layer.projectedKeys, spec.kvHeads, groups, attention_.pooling);
    const Index column = Index{spec.kvHeadOf(head_.head, groups)} * spec.headWidth;
    const bool isOfAll = keys_.rule.norm == StateNorm::AllHeads;
    keys_.projected = isOfAll ? std::move(projected) : Matrix(projected.middleCols(column, spec.headWidth));
    keys_.column = isOfAll ? column : 0;
}

AttentionSettings HeadScaling::withFactor(float factor) const {
    AttentionSettings settings = settings_;
    settings.scale = FixedScale{factor};
    return settings;
}

Matrix HeadScaling::Projection::gradient(const Matrix& ofStates) const {
    if (projected.size() == 0) {
        return transposedProduct(projectedGradient(ofStates, projected, rule, 0), input);
    }
    Matrix padded = Matrix::Zero(projected.rows(), projected.cols());
    padded.middleCols(column, ofStates.cols()) = ofStates;
    return transposedProduct(
        projectedGradient(std::move(padded), projected, rule, 0).middleCols(column, ofStates.cols()), input);
}

ProjectionGradients HeadScaling::gradients(float factor, const Job& job) const {
    ResolvedAttention attention =
        resolve(withFactor(factor), run_->trace.layer(head_.layer, head_.kind).spec);
    attention.bias = attention_.bias;
    const AttentionGradient gradient =
        attentionGradient({queries_.states, keys_.states, values_, attention}, outputGradient_, job);
    return {queries_.gradient(gradient.queries), keys_.gradient(gradient.keys)};
}

FactorEffect HeadScaling::at(float factor, const Job& job) const {
    const HeadMap weights = run_->trace.headMap(head_, withFactor(factor));
    FactorEffect effect;
    effect.factor = factor;
    effect.entropy = meanEntropy(weights);
    effect.entropyShare = meanEntropyShare(weights);
    effect.largestWeight = meanLargestWeight(weights);
    effect.saturated = saturatedShare(weights);
    effect.jacobian = meanJacobianNorm(weights);
    const ProjectionGradients ofProjections = gradients(factor, job);
    effect.queryGradient = normOf(ofProjections.query);
    effect.keyGradient = normOf(ofProjections.key);
    return effect;
}

ScoreDistribution HeadScaling::distribution() const {
    return scoreDistribution(run_->trace.headMap(head_, settings_, ScoreStage::Scores), queries_.states,
                             keys_.states);
}

} // namespace headscope
