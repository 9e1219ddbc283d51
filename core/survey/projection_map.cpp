// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/projection_map.h"

#include <algorithm>

#include "core/base/sentence.h"
#include "core/model/head_weights.h"
#include "core/survey/pooled_columns.h"

namespace headscope {

ProjectionMap projectionMap(const Transformer& transformer, const HeadId& ofLayer, Projection projection,
                            Index most, const Job& job) {
    const auto& layers = transformer.spec().attention(ofLayer.kind);
    requireLayer(ofLayer, static_cast<int>(layers.size()));
    const AttentionSpec& spec = layers[static_cast<std::size_t>(ofLayer.layer)];
    const AttentionWeights& weights = attentionWeights(transformer, ofLayer);
    ProjectionMap map;
    const bool ofKeys = projection == Projection::Key || projection == Projection::Value;
    map.slices = ofKeys ? spec.kvHeads : spec.heads;
    map.sliceRows = static_cast<int>(std::clamp<Index>(most / map.slices, 1, spec.headWidth));
    map.rows = Index{map.slices} * spec.headWidth;
    map.columns = transformer.spec().embedding.width;
    const LinearWeights& linear = projection == Projection::Query   ? weights.query
                                  : projection == Projection::Key   ? weights.key
                                  : projection == Projection::Value ? weights.value
                                                                    : weights.output;
    Matrix values(map.slices * map.sliceRows, std::min(most, map.columns));
    for (int slice = 0; slice < map.slices; ++slice) {
        job.step(static_cast<double>(slice) / map.slices, Sentence::noted("reading the weights"));
        const Index first = Index{slice} * spec.headWidth;
        const Matrix block = projection == Projection::Output
                                 ? Matrix(widenedColumns(linear.weight, first, spec.headWidth).transpose())
                                 : widenedRows(linear.weight, first, spec.headWidth);
        map.largest = std::max(map.largest, static_cast<double>(block.cwiseAbs().maxCoeff()));
        const Matrix narrow = pooledColumns(block, most);
        values.middleRows(Index{slice} * map.sliceRows, map.sliceRows) =
            pooledColumns(Matrix(narrow.transpose()), map.sliceRows).transpose();
    }
    map.values = std::make_shared<const Matrix>(std::move(values));
    return map;
}

} // namespace headscope
