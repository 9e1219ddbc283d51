// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/pooled_map.h"

#include <algorithm>
#include <limits>

namespace headscope {

Matrix pooledMap(const HeadMap& map, Index most) {
    const Index rows = std::min(most, map.queries());
    const Index columns = std::min(most, map.keys());
    Matrix pooled = Matrix::Constant(rows, columns, std::numeric_limits<float>::quiet_NaN());
    for (Index query = 0; query < map.queries(); ++query) {
        const Index row = query * rows / map.queries();
        const KeyRange range = map.allowed[static_cast<std::size_t>(query)];
        for (Index key = range.begin; key < range.end; ++key) {
            float& cell = pooled(row, key * columns / map.keys());
            const float value = map.values(query, key);
            cell = cell >= value ? cell : value; // also replaces the NaN of a fresh cell
        }
    }
    return pooled;
}

} // namespace headscope
