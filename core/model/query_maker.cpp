// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/query_maker.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/model/attention_layer.h"
#include "core/model/block_run.h"

namespace headscope {

namespace {

struct QuerySource {
    BlockSpec block;
    NormWeights norm;
    LinearWeights projection;
    StateRule rule;
    std::shared_ptr<const Checkpoint> files;
};

Matrix queriesOf(const QuerySource& source, const MatrixView& residual, Index first, IndexRange heads) {
    const Matrix input = partInput(residual, source.norm, source.block);
    const Index width = source.rule.headWidth;
    const IndexRange columns{heads.begin * width, heads.count * width};
    assert(source.rule.norm != StateNorm::AllHeads);
    return readyStates(linear(input, outputsOf(source.projection, columns)), source.rule, first);
}

} // namespace

bool keepsQueries(std::span<const AttentionSpec> layers, Index tokens, std::size_t mostBytes) {
    const auto normsAll = [](const AttentionSpec& layer) { return layer.stateNorm == StateNorm::AllHeads; };
    if (std::ranges::any_of(layers, normsAll)) {
        return true;
    }
    double bytes = 0; // whatever sizes a configuration names
    for (const AttentionSpec& layer : layers) {
        bytes +=
            static_cast<double>(sizeof(float)) * static_cast<double>(tokens) * layer.heads * layer.headWidth;
    }
    return bytes <= static_cast<double>(mostBytes);
}

QueryMaker queryMaker(const AttentionSpec& spec, const AttentionWeights& weights, const BlockSpec& block,
                      Index tokens, std::shared_ptr<const Checkpoint> files) {
    const auto source = std::make_shared<const QuerySource>(
        QuerySource{block, weights.norm, weights.query, queryRule(spec, weights, block.norm.epsilon, tokens),
                    std::move(files)});
    return [source](const MatrixView& residual, Index first, IndexRange heads) {
        Matrix queries = queriesOf(*source, residual, first, heads);
        source->files->requireIntact();
        return queries;
    };
}

} // namespace headscope
