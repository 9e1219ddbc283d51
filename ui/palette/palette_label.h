// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QIcon>

#include "ui/palette/palette.h"

namespace headscope {

/// How a palette is offered in a menu or a list.
class PaletteLabel {
    Q_DECLARE_TR_FUNCTIONS(PaletteLabel)

  public:
    [[nodiscard]] static QString text(const Palette& palette);
    /// Its colours from one end to the other.
    [[nodiscard]] static QIcon swatch(const Palette& palette);
};

} // namespace headscope
