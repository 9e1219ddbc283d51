// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include "ui/palette/palette.h"

namespace headscope {

/// The colours of a palette from one end to the other, beside its name in a menu or a list.
[[nodiscard]] QIcon swatch(const Palette& palette);

} // namespace headscope
