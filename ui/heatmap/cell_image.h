// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

#include "ui/heatmap/row_pool.h"
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

/// How many keys (width) and queries (height) a pixel stands for at most where so many cells have so many
/// pixels.
[[nodiscard]] QSize cellsAPixel(const QSizeF& cells, const QSize& pixels);

/// The cells of `visible` (as in CellMapping) as an opaque image of `size` pixels. Where several cells fall
/// on one pixel it shows their reduction; NaN outdoes every number, and masked cells count only where there
/// is nothing else. With the panel's levels the time goes by the pixels, without them by the cells.
[[nodiscard]] QImage cellImage(const MapPanel& panel, const CellColours& colours, const QRectF& visible,
                               const QSize& size, Reduction reduction = Reduction::Largest);

} // namespace headscope
