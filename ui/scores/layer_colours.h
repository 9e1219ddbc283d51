// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/theme/theme.h"

namespace headscope {

/// The colour of a layer among so many: the default sequential palette without the end that is too close to
/// the theme's ground.
[[nodiscard]] QColor layerColour(int layer, int layers, const Theme& theme);

} // namespace headscope
