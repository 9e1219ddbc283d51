// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/weight.h"

#include <cassert>

#include "core/ops/widen.h"

namespace headscope {

void widenRows(const Weight& weight, Index first, Index count, float* out) {
    assert(first >= 0 && count >= 0 && first + count <= weight.rows);
    const auto offset = static_cast<std::size_t>(first * bytesOf(weight.type, weight.columns));
    widenNumbers(weight.bytes.subspan(offset), weight.type, count * weight.columns, out);
}

Matrix widened(const Weight& weight) {
    Matrix out(weight.rows, weight.columns);
    widenRows(weight, 0, weight.rows, out.data());
    return out;
}

} // namespace headscope
