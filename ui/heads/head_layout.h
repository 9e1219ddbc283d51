// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <functional>
#include <optional>
#include <vector>

#include "ui/heads/head_grid.h"

namespace headscope {

/// Where everything of a head map stands, in pixels from its top left corner. Heads that read one K/V head
/// stand in one frame; a model whose heads share nothing has no frames.
class HeadMapLayout {
  public:
    HeadMapLayout() = default;
    /// Thumbnails are as large as `width` allows, within limits that come from the font; where even the
    /// smallest do not fit, the map is wider than `width`.
    HeadMapLayout(const HeadGrid& grid, int width, const QFont& font);
    /// The same heads in a given order, line after line, each with its name over it. No frames, no rows.
    [[nodiscard]] static HeadMapLayout inOrder(const std::vector<HeadId>& order, int width,
                                               const QFont& font);

    struct Frame {
        QRect rect;
        QRect label; // above it; empty where the row above says the same
        int kvHead = 0;
    };
    struct Row {
        QRect label; // "L3", at the left
        std::vector<Frame> frames;
        std::vector<QRect> heads;
        std::vector<QRect> headLabels; // above each head; empty where the row above says the same
    };

    /// A head of a layout in order.
    struct Cell {
        HeadId head;
        QRect rect;
        QRect label; // "L2 H5", above
    };

    /// One of both is empty.
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
    [[nodiscard]] QSize size() const { return size_; }
    [[nodiscard]] int thumbnailSize() const { return thumbnail_; }
    /// Height of the labels on top that hold for all rows; 0 where rows differ and carry their own.
    [[nodiscard]] int sharedLabelHeight() const { return sharedLabels_; }
    /// "L2 H5", whatever its kind: a map has heads of one kind.
    [[nodiscard]] static QString shortName(const HeadId& head);
    void forEachHead(const std::function<void(const HeadId&, const QRect&)>& visit) const;
    /// Empty for a head that is not there.
    [[nodiscard]] QRect headRect(const HeadId& head) const;
    [[nodiscard]] std::optional<HeadId> headAt(const QPoint& position) const;
    /// The head beside `head`, so many steps right and down, or the last one before the edge.
    [[nodiscard]] HeadId neighbour(const HeadId& head, int right, int down) const;

  private:
    struct Metrics {
        int margin = 0;
        int labelWidth = 0;
        int labelHeight = 0;
        int framePadding = 0;
        int frameGap = 0;
        int headGap = 0;
        int rowGap = 0;
        int smallest = 0; // thumbnail
        int largest = 0;
    };
    static Metrics metricsFor(const HeadGrid& grid, const QFont& font);
    static int widthWithoutThumbnails(const HeadGrid::Layer& layer, const Metrics& metrics);
    [[nodiscard]] std::vector<Cell>::const_iterator cellOf(const HeadId& head) const;
    int addRow(const HeadGrid::Layer& layer, int top, bool isLabelled, const Metrics& metrics);

    std::vector<Row> rows_;
    std::vector<Cell> cells_;
    int cellsInLine_ = 0;
    QSize size_;
    int thumbnail_ = 0;
    int sharedLabels_ = 0;
};

} // namespace headscope
