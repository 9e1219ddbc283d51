// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/export/figure_part.h"

namespace headscope {

/// Gives a widget that is never shown the colours, the font and a size, and lets it lay itself out.
void prepareOffscreen(QWidget& widget, const QSizeF& size, const FigureLook& look);

} // namespace headscope
