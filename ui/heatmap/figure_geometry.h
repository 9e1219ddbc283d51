// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRectF>

#include "ui/heatmap/figure_content.h"
#include "ui/heatmap/figure_fonts.h"

namespace headscope {

/// How wide the token labels are, in units of their font's size, in steps: so that typing does not move the
/// maps with every letter. Measured once for a set of labels.
struct LabelWidths {
    struct Panel {
        double widestQuery = 0;
        double widestKey = 0;
        std::vector<double> keys; // of the first thousand
    };
    std::vector<Panel> panels;

    [[nodiscard]] static LabelWidths of(const FigureContent& content, const FigureFonts& fonts);
};

/// Where the parts of one map are, in pixels of the figure.
struct PanelGeometry {
    QRectF accentLine;
    QRectF header;        // one line: badge, title and, where this fits on every panel, the note
    QRectF note;          // the lines under it where it does not fit; else empty
    QRectF queryAxisName; // empty where the panel has no labels of its queries, as are these
    QRectF queryLabels;
    QRectF keyLabels; // the strip above the map; slanted labels may reach to its right edge, beyond that of
                      // the map
    QRect map;
    QRectF keyAxisName;
    QRectF bar; // empty, as is its text, where the figure has no colour bars
    QRectF barText;
    bool operator==(const PanelGeometry&) const = default;
};

/// Where everything in a figure is. It does not depend on the zoom, so that nothing moves when that changes.
struct FigureGeometry {
    QRectF remark;
    std::vector<PanelGeometry> panels;
    int labelPixels = 0;   // font size of the token labels
    double usedHeight = 0; // of the figure, margins included
    bool operator==(const FigureGeometry&) const = default;
};

/// Degrees by which key labels rise, and how far apart labels of that font size have to be on either axis.
inline constexpr double kLabelAngle = 60;
[[nodiscard]] double queryLabelDistance(int labelPixels);
[[nodiscard]] double keyLabelDistance(int labelPixels);

/// Every how many cells a label fits: 1, 2, 5, 10, 20, ...
[[nodiscard]] int labelStride(double cellPixels, double labelDistance);

/// The label as it is drawn: with its position in front where labels are left out.
[[nodiscard]] QString labelText(const QStringList& labels, int position, int stride);

/// Lays the figure out in `size` pixels: the largest maps for which there is room beside and above their
/// labels, all of one size. Without panels the result has none either. `widths` are those of the content.
[[nodiscard]] FigureGeometry layoutFigure(const FigureContent& content, const FigureFonts& fonts,
                                          const LabelWidths& widths, const QSizeF& size);

/// The smallest size in which layoutFigure gives maps whose shorter side is `mapSide`; empty without panels.
[[nodiscard]] QSizeF smallestFigure(const FigureContent& content, const FigureFonts& fonts,
                                    const LabelWidths& widths, double mapSide);

} // namespace headscope
