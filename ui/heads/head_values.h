// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "core/analysis/score_table.h"
#include "ui/heads/head_grid.h"

namespace headscope {

/// One score of all heads of a grid, as the head map colours and sorts by it.
struct HeadValues {
    QString key;               // of the score: "entropy"
    QString name;              // "Entropy"
    QString unit;              // "nats"; empty for a share
    QString definition;        // for a tooltip
    std::vector<float> values; // as HeadGrid::thumbnails; NaN where undefined
    float low = 0;             // ends of the colours
    float high = 1;
    int decimals = 2;

    [[nodiscard]] bool hasZeroInside() const { return low < 0 && high > 0; }
    /// "1.31 nats", "–".
    [[nodiscard]] QString text(std::size_t index, bool withUnit) const;
    [[nodiscard]] QString endText(float end) const;
};

/// A score of the grid's heads; heads that the table does not have are NaN. Colours run over the score's
/// range, or without an upper end to the largest value; where values are below 0 they are symmetric about it.
[[nodiscard]] HeadValues headValuesOf(const ScoreTable& table, std::size_t score, const HeadGrid& grid);

/// All heads of the grid, highest value first; undefined ones at the end, ties in the model's order.
[[nodiscard]] std::vector<HeadId> sortedHeads(const HeadGrid& grid, const HeadValues& values);

/// Colours for values: `sequential`, or a diverging palette where 0 is in the middle.
[[nodiscard]] QRgb valueColour(const HeadValues& values, float value,
                               const std::array<QRgb, 256>& sequential);

/// The heads that are not dimmed.
struct HeadFilter {
    std::optional<std::set<HeadId>> shown; // none: all heads

    [[nodiscard]] bool accepts(const HeadId& head) const { return !shown || shown->contains(head); }
    bool operator==(const HeadFilter&) const = default;
};

} // namespace headscope
