// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "core/base/matrix.h"
#include "ui/heads/head_grid.h"

namespace headscope {

/// One pixel a cell; masked cells (NaN) are transparent.
[[nodiscard]] QImage thumbnailImage(const Matrix& values, const ThumbnailColours& colours);

} // namespace headscope
