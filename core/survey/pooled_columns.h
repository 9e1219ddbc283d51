// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// At most `most` columns for a picture: each stands for a run of neighbouring ones (their lengths differ by
/// one at most) and has of each row the value that is largest in size, with its sign. Few enough columns are
/// left as they are.
[[nodiscard]] Matrix pooledColumns(const MatrixView& values, Index most);

} // namespace headscope
