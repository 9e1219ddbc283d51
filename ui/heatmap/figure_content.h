// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "core/trace/map_levels.h"
#include "ui/palette/value_scale.h"

namespace headscope {

/// The colours of a figure apart from its palettes.
struct FigureTheme {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor masked;      // ground of cells that a query may not see
    QColor hatch;       // the lines on it
    QColor partlyHatch; // over the colours of a difference of which only one side may be seen
    QColor grid;        // between cells, where these are large enough
    QColor frame;       // around a map
    QColor notANumber;  // occurs in no palette
    bool operator==(const FigureTheme&) const = default;

    [[nodiscard]] static FigureTheme light();
    [[nodiscard]] static FigureTheme dark();
    /// The light or the dark one on a ground of the window's.
    [[nodiscard]] static FigureTheme onCard(bool isDark, const QColor& card);
    /// White paper, black text.
    [[nodiscard]] static FigureTheme print();
};

/// How cells are written to SVG and PDF. Automatic: exact for maps of few cells, an image for those of many.
enum class CellOutput { Automatic, Exact, Image };

/// The tokens along the sides of a map. All text is plain.
struct MapAxes {
    QStringList queryLabels; // an empty one is shown as its position
    QStringList keyLabels;
    QString queryName; // of the axis: "target token (query)"; empty means "query (attends)"
    QString keyName;
    QStringList fullQueryLabels; // for tooltips; empty means queryLabels
    QStringList fullKeyLabels;
    /// Whether labels carry their position in front where some are left out: "12 ·cat". Not for names that
    /// say where they stand, such as those of heads.
    bool numbersQueries = true;
    bool numbersKeys = true;
    bool operator==(const MapAxes&) const = default;
};

/// One map with its header and colour bar.
struct MapPanel {
    QString badge;      // "A", "B", "B − A"
    QColor accent;      // the side's colour; invalid for what belongs to no side
    QColor badgeColour; // of the badge's letters, which need more contrast than a line; invalid: the accent
    QString title;      // "L2 H5"
    QString note;       // "× 1/√32 = 0.1768 (model) · this softmax only"
    std::shared_ptr<const Matrix> values;    // rows are queries, columns are keys
    std::shared_ptr<const MapLevels> levels; // of the values, for large maps: drawn sooner; may be null
    std::vector<KeyRange> allowed;           // one a row, cells outside are masked; empty where nothing is
    /// Of a difference: the keys that both sides may see, one range a row, while `allowed` holds those that
    /// at least one side may see. Allowed cells outside of it keep their colour and get a light hatch. Fill
    /// it with the intersection of the two sides' ranges ({0, 0} where that is empty); leave it empty where
    /// both sides have the same mask.
    std::vector<KeyRange> allowedOnBothSides;
    bool difference = false; // drawn in the diverging palette
    ValueScale scale;
    QString rangeNote; // beside the colour bar's range: "shared"; left out of a figure with one panel
    std::optional<MapAxes> axes; // its own, which may have other numbers of tokens; absent: the figure's
};

/// Everything that a figure shows; the window and the exported file are drawn from the same value. All text
/// is plain. The figure's own axes are those of every panel without others.
struct FigureContent : MapAxes {
    QString remark;               // optional, once above all maps: "key 0 left out, rows not renormalised"
    std::vector<MapPanel> panels; // up to three, side by side
    QString sequentialPalette;    // empty means the default
    QString divergingPalette;
    FigureTheme theme = FigureTheme::light();
    bool firstColumnHidden =
        false;             // leaves out key 0, which often swamps the others; nothing is renormalised
    bool showsBars = true; // colour bars under the maps
    CellOutput cellOutput = CellOutput::Automatic;
    Reduction reduction =
        Reduction::Largest; // where there are fewer pixels than cells; said where that is so
    QString emptyText;      // shown where there are no panels

    /// Of the first panel.
    [[nodiscard]] Index queries() const;
    [[nodiscard]] Index keys() const;
    [[nodiscard]] const MapAxes& axesOf(std::size_t panel) const;
    /// Whether cells of one panel stand for those of the other: both have as many rows and columns.
    [[nodiscard]] bool areLinked(std::size_t panel, std::size_t other) const;
    /// Whether the panel has labels of its queries at its left: the first one has, and those whose queries
    /// are not the ones of the panel before.
    [[nodiscard]] bool labelsQueries(std::size_t panel) const;
};

/// The panel's rangeNote, or nothing where there is no other panel that it could be about.
[[nodiscard]] QString shownRangeNote(const FigureContent& content, const MapPanel& panel);

/// Whether two figures have the same labels, colours and remark; and the same headers and bars.
[[nodiscard]] bool hasSameLabels(const FigureContent& a, const FigureContent& b);
[[nodiscard]] bool hasSameHeaders(const FigureContent& a, const FigureContent& b);

} // namespace headscope
