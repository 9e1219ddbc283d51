// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/pooled_map.h"

#include <algorithm>
#include <limits>
#include <vector>

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

} // namespace headscope
