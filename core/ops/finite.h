// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// Whether no value is NaN or infinite. In vectors: Eigen's allFinite looks at one value after the other,
/// which may take longer than to compute what it looks at. On the calling thread.
[[nodiscard]] bool hasOnlyFinite(const MatrixView& values);

} // namespace headscope
