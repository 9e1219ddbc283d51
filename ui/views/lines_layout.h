// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <optional>
#include <vector>

#include "ui/views/head_look.h"

namespace headscope {

/// Where the two columns of tokens of each side stand in a LinesCanvas: the sides next to each other, or
/// under each other where that would be too narrow. Heads stay in place; the rows of all sides scroll
/// together. Few tokens get a row as high as a line of text; many share the height that there is, down to a
/// few pixels each.
class LinesLayout {
  public:
    struct Block {
        QRect header;
        QRect names; // of the axes
        QRect body;  // what rows are cut to
        int queryLeft = 0;
        int queryRight = 0; // labels of queries end here, those of keys begin there
        int keyLeft = 0;
        int keyRight = 0;
    };

    LinesLayout() = default;
    /// `zoom` multiplies the height of a row.
    LinesLayout(const HeadLooks& looks, const QSize& room, const QFont& font, double zoom = 1);

    [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
    [[nodiscard]] double rowHeight() const { return rowHeight_; }
    /// Whether rows are as high as a line of text, so that every label can be read.
    [[nodiscard]] bool showsAllLabels() const { return rowHeight_ >= labelHeight_; }
    [[nodiscard]] int labelHeight() const { return labelHeight_; }
    /// Of all rows.
    [[nodiscard]] int contentHeight() const;
    [[nodiscard]] int bodyHeight() const { return blocks_.empty() ? 0 : blocks_.front().body.height(); }

    /// The middle of a token's row.
    [[nodiscard]] double rowY(const Block& block, int token, int scrolled) const;
    /// The place of a token's label, as high as a line of text.
    [[nodiscard]] QRect labelRect(const Block& block, const TokenPlace& place, int scrolled) const;
    /// The token whose row is there, in the half of the block that is nearer to its label.
    [[nodiscard]] std::optional<TokenPlace> placeAt(const QPoint& position, int scrolled) const;

  private:
    void placeBlocks(const HeadLooks& looks, const QSize& room, const QFont& font);

    std::vector<Block> blocks_;
    int queries_ = 0;
    int keys_ = 0;
    int labelHeight_ = 1;
    double rowHeight_ = 1;
    double edge_ = 0; // over the first row, so that its label is not cut
};

/// Room for a weight beside a label.
[[nodiscard]] int lineWeightWidth(const QFont& font);

} // namespace headscope
