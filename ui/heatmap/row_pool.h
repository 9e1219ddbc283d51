// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "ui/heatmap/figure_content.h"

namespace headscope {

/// The keys of row `query` that are not masked.
[[nodiscard]] KeyRange allowedIn(const MapPanel& panel, Index query);

/// Neighbouring rows or columns that one pixel stands for.
struct PixelSpan {
    Index begin = 0;
    Index end = 0;
    [[nodiscard]] Index size() const { return end - begin; }
    bool operator==(const PixelSpan&) const = default;
};

/// The reduction of a pixel's cells that are not masked, NaN where one of them is NaN.
struct PixelValue {
    float value = 0;
    bool isMasked = false; // all of them are

    [[nodiscard]] static PixelValue masked() { return {0, true}; }
};

/// What pixels are made of: the cells of a map, or those of the level that is nearest to the pixels' size.
struct CellSource {
    const MapPanel& panel;
    Reduction reduction = Reduction::Largest;
    int halvings = 0;   // 0: the map itself
    Index firstKey = 0; // of the map: keys before it are not in sight

    [[nodiscard]] const Matrix& values() const;
    [[nodiscard]] KeyRange allowed(Index row) const;
    /// In rows or columns of the map.
    [[nodiscard]] PixelSpan inCells(PixelSpan span, Index cells) const {
        return {span.begin << halvings, std::min(cells, span.end << halvings)};
    }
};

/// Neighbouring rows of a map made one, key by key; then of that, neighbouring keys.
class RowPool {
  public:
    explicit RowPool(const CellSource& source);

    /// Rows of the source, and the columns of it that will be asked for.
    void take(PixelSpan rows, PixelSpan columns);
    /// Of the rows taken, a pixel for each of the spans.
    void values(std::span<const PixelSpan> columns, std::vector<PixelValue>& pixels) const;

  private:
    using Row = Eigen::Array<float, 1, Eigen::Dynamic>;

    void takeRow(const float* values, Index begin, Index count);
    void takeFirstColumn(Index column);
    [[nodiscard]] PixelValue value(PixelSpan columns) const;
    [[nodiscard]] KeyRange inSight(PixelSpan columns) const;
    [[nodiscard]] Index allowedCells(PixelSpan columns) const;

    CellSource source_;
    PixelSpan queries_;   // of the map
    KeyRange everywhere_; // keys that all of these may see
    KeyRange anywhere_;   // keys that one of them may see
    Row most_;            // or the sum
    Row least_;           // of differences
};

} // namespace headscope
