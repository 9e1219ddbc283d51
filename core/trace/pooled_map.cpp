// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/pooled_map.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

Matrix pooledMap(const HeadMap& map, Index most) {
    const Index rows = std::min(most, map.queries());
    const Index columns = std::min(most, map.keys());
    Matrix pooled = Matrix::Constant(rows, columns, std::numeric_limits<float>::quiet_NaN());
    std::vector<Index> columnOf(static_cast<std::size_t>(map.keys()));
    for (Index key = 0; key < map.keys(); ++key) {
        columnOf[static_cast<std::size_t>(key)] = key * columns / map.keys();
    }
    for (Index query = 0; query < map.queries(); ++query) {
        const Index row = query * rows / map.queries();
        const KeyRange range = map.allowed[static_cast<std::size_t>(query)];
        for (Index key = range.begin; key < range.end; ++key) {
            float& cell = pooled(row, columnOf[static_cast<std::size_t>(key)]);
            const float value = map.values(query, key);
            cell = cell >= value ? cell : value; // also replaces the NaN of a fresh cell
        }
    }
    return pooled;
}

std::vector<std::shared_ptr<const Matrix>> pooledMaps(const AttentionTrace& trace, AttentionKind kind,
                                                      Index most, const Job& job) {
    std::vector<std::shared_ptr<const Matrix>> all;
    const int layers = trace.layers(kind);
    for (int layer = 0; layer < layers; ++layer) {
        job.step(static_cast<double>(layer) / layers, Sentence::noted("drawing the heads"));
        const int heads = trace.heads(layer, kind);
        std::vector<std::shared_ptr<const Matrix>> ofLayer(static_cast<std::size_t>(heads));
        parallelTasks(heads, [&](Index head) {
            thread_local HeadMap map;
            trace.headMap({layer, static_cast<int>(head), kind}, {}, ScoreStage::Weights, map);
            ofLayer[static_cast<std::size_t>(head)] = std::make_shared<const Matrix>(pooledMap(map, most));
        });
        all.insert(all.end(), ofLayer.begin(), ofLayer.end());
    }
    return all;
}

} // namespace headscope
