// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/heads/head_grid.h"

namespace headscope {

/// "L2 H5 · reads K/V head 2 with H4"; only the name where every head has its own K/V head.
[[nodiscard]] QString headDescription(const HeadGrid& grid, const HeadId& head);

} // namespace headscope
