// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "core/ops/weight.h"

namespace headscope {

/// A weight that points at the numbers of a matrix, which must outlive it.
inline Weight weightOf(const Matrix& values) {
    return {.bytes = std::as_bytes(std::span(values.data(), static_cast<std::size_t>(values.size()))),
            .type = DataType::F32,
            .rows = values.rows(),
            .columns = values.cols()};
}

} // namespace headscope
