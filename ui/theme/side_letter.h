// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/theme/side_name.h"

namespace headscope {

/// "A" or "B"
[[nodiscard]] inline QString sideLetter(SideName side) {
    return side == SideName::A ? QStringLiteral("A") : QStringLiteral("B");
}

} // namespace headscope
