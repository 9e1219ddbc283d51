// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "ui/palette/value_scale.h"

namespace headscope {

/// The colours of a figure apart from its palettes.
struct FigureTheme {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor masked;     // ground of cells that a query may not see
    QColor hatch;      // the lines on it
    QColor grid;       // between cells, where these are large enough
    QColor frame;      // around a map
    QColor notANumber; // occurs in no palette
    bool operator==(const FigureTheme&) const = default;

    [[nodiscard]] static FigureTheme light();
    [[nodiscard]] static FigureTheme dark();
    /// White paper, black text.
    [[nodiscard]] static FigureTheme print();
};

/// One map with its header and colour bar.
struct MapPanel {
    QString badge;                        // "A", "B", "B − A"
    QColor accent;                        // the side's colour; invalid for what belongs to no side
    QString title;                        // "L2 H5"
    QString note;                         // "× 1/√32 = 0.177 (model) · this softmax only"
    std::shared_ptr<const Matrix> values; // rows are queries, columns are keys
    std::vector<KeyRange> allowed;        // one a row, cells outside are masked; empty where nothing is
    bool difference = false;              // drawn in the diverging palette
    ValueScale scale;
    QString rangeNote; // beside the colour bar's range: "shared range"
};

/// Everything that a figure shows; the window and the exported file are drawn from the same value. All text
/// is plain. The maps of one figure have the same number of rows and of columns.
struct FigureContent {
    QString caption; // optional, above the maps
    QStringList queryLabels;
    QStringList keyLabels;
    QStringList fullQueryLabels; // for tooltips; empty means queryLabels
    QStringList fullKeyLabels;
    std::vector<MapPanel> panels; // up to three, side by side
    QString sequentialPalette;    // empty means the default
    QString divergingPalette;
    FigureTheme theme = FigureTheme::light();
    bool firstColumnHidden =
        false;         // leaves out key 0, which often swamps the others; nothing is renormalised
    QString emptyText; // shown where there are no panels

    [[nodiscard]] Index queries() const;
    [[nodiscard]] Index keys() const;
};

} // namespace headscope
