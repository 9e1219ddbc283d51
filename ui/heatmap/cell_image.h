// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

#include "ui/heatmap/figure_content.h"
#include "ui/palette/palette.h"

namespace headscope {

/// What turns a value into a colour.
struct CellColours {
    const Palette& palette;
    const ValueScale& scale;
    QRgb masked;
    QRgb notANumber;

    [[nodiscard]] QRgb of(double value) const {
        const double t = scale.position(value);
        return t == t ? palette.colour(t) : notANumber;
    }
};

/// Those of the panel: the palette of its kind, which outlives the result, and the scale, which is the
/// panel's own.
[[nodiscard]] CellColours cellColours(const FigureContent& content, const MapPanel& panel);

/// The keys of row `query` that are not masked.
[[nodiscard]] KeyRange allowedIn(const MapPanel& panel, Index query);

/// The cells of `visible` (as in CellMapping) as an opaque image of `size` pixels. Where several cells fall
/// on one pixel it takes the largest of them, or the one largest in size on a difference map, so that no
/// bright cell is lost; NaN outdoes every number, and masked cells count only where there is nothing else.
[[nodiscard]] QImage cellImage(const MapPanel& panel, const CellColours& colours, const QRectF& visible,
                               const QSize& size);

} // namespace headscope
