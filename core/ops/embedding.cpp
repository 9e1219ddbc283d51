// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/embedding.h"

#include <cassert>

namespace headscope {

Matrix embed(const Weight& table, std::span<const int> ids) {
    Matrix out(static_cast<Index>(ids.size()), table.columns);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        assert(ids[i] >= 0 && ids[i] < table.rows);
        widenRows(table, ids[i], 1, out.row(static_cast<Index>(i)).data());
    }
    return out;
}

} // namespace headscope
