// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/pooled_map.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "core/attention/key_ranges.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// The first of `all` cells that falls on the small cell `index` of `count`.
Index firstOf(Index index, Index count, Index all) {
    return (index * all + count - 1) / count;
}

/// Neighbouring rows of a map, and the keys that each may see.
struct SeenRows {
    MatrixView values;
    std::span<const KeyRange> allowed;
};

/// These rows as one small one. `largest` is a buffer.
void poolRows(const SeenRows& rows, RowVector& largest, Matrix::RowXpr pooled) {
    const Index keys = rows.values.cols();
    const KeyRange none{keys, keys};
    KeyRange any = none;
    for (const KeyRange& allowed : rows.allowed) {
        any = coveringRange(any, allowed);
    }
    largest.resize(keys);
    largest.segment(any.begin, any.size()).setConstant(-std::numeric_limits<float>::infinity());
    for (Index row = 0; row < rows.values.rows(); ++row) {
        const KeyRange allowed = rows.allowed[static_cast<std::size_t>(row)];
        if (allowed.size() > 0) {
            auto part = largest.segment(allowed.begin, allowed.size());
            part = part.cwiseMax(rows.values.row(row).segment(allowed.begin, allowed.size()));
        }
    }
    for (Index column = 0; column < pooled.size(); ++column) {
        const Index begin = std::max(any.begin, firstOf(column, pooled.size(), keys));
        const Index end = std::min(any.end, firstOf(column + 1, pooled.size(), keys));
        pooled[column] = begin < end ? largest.segment(begin, end - begin).maxCoeff() : kNan;
    }
}

/// A head's map, some rows at a time.
Matrix pooledHead(const AttentionTrace& trace, const HeadId& head, Index most) {
    thread_local Matrix block;
    thread_local RowVector largest;
    const LayerTrace& layer = trace.layer(head.layer, head.kind);
    const Index queries = layer.queryCount();
    const Index keys = layer.keys.rows();
    const Mask mask = resolve({}, layer.spec).mask;
    std::vector<KeyRange> allowed(static_cast<std::size_t>(queries));
    for (Index query = 0; query < queries; ++query) {
        allowed[static_cast<std::size_t>(query)] = allowedKeys(mask, query, keys);
    }
    Matrix pooled(std::min(most, queries), std::min(most, keys));
    const auto startOf = [&](Index row) { return firstOf(row, pooled.rows(), queries); };
    block.resize(std::max(kRowsAtOnce, startOf(1) + 1),
                 keys); // of a block, or of the queries of one small row
    for (Index row = 0; row < pooled.rows();) {
        const Index first = startOf(row);
        Index last = row + 1; // of the small rows that are made of one block
        while (last < pooled.rows() && startOf(last + 1) - first <= kRowsAtOnce) {
            ++last;
        }
        trace.headRows(head, {}, first, block.topRows(startOf(last) - first));
        for (; row < last; ++row) {
            const Index begin = startOf(row);
            const Index count = startOf(row + 1) - begin;
            poolRows({block.middleRows(begin - first, count),
                      std::span(allowed).subspan(static_cast<std::size_t>(begin),
                                                 static_cast<std::size_t>(count))},
                     largest, pooled.row(row));
        }
    }
    return pooled;
}

} // namespace

Matrix pooledMap(const HeadMap& map, Index most) {
    Matrix pooled(std::min(most, map.queries()), std::min(most, map.keys()));
    RowVector largest;
    for (Index row = 0; row < pooled.rows(); ++row) {
        const Index begin = firstOf(row, pooled.rows(), map.queries());
        const Index count = firstOf(row + 1, pooled.rows(), map.queries()) - begin;
        poolRows({map.values.middleRows(begin, count),
                  std::span(map.allowed)
                      .subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(count))},
                 largest, pooled.row(row));
    }
    return pooled;
}

PooledMaps pooledLayer(const AttentionTrace& trace, AttentionKind kind, int layer, Index most) {
    PooledMaps ofLayer(static_cast<std::size_t>(trace.heads(layer, kind)));
    parallelTasks(static_cast<Index>(ofLayer.size()), [&](Index head) {
        ofLayer[static_cast<std::size_t>(head)] =
            std::make_shared<const Matrix>(pooledHead(trace, {layer, static_cast<int>(head), kind}, most));
    });
    return ofLayer;
}

PooledMaps pooledMaps(const AttentionTrace& trace, AttentionKind kind, Index most, const Job& job) {
    PooledMaps all;
    const int layers = trace.layers(kind);
    for (int layer = 0; layer < layers; ++layer) {
        job.step(static_cast<double>(layer) / layers, Sentence::noted("drawing the heads"));
        const PooledMaps ofLayer = pooledLayer(trace, kind, layer, most);
        all.insert(all.end(), ofLayer.begin(), ofLayer.end());
    }
    return all;
}

} // namespace headscope
