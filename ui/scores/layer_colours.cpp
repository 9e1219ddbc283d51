// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/layer_colours.h"

#include "ui/palette/palette.h"

namespace headscope {

QColor layerColour(int layer, int layers, const Theme& theme) {
    const Palette& palette = findPalette(kDefaultSequential, Palette::Kind::Sequential);
    const double share = layers > 1 ? static_cast<double>(layer) / (layers - 1) : 0.5;
    const double from = theme.isDark ? 0.25 : 0.0;
    const double to = theme.isDark ? 1.0 : 0.88;
    return QColor(palette.colour(from + share * (to - from)));
}

} // namespace headscope
