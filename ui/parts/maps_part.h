// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure_part.h"
#include "ui/heatmap/figure_picture.h"

namespace headscope {

/// One to three maps, as the window shows them: side by side where there is room for it; else the difference
/// below the other two, or each below the one before. All have one size.
class MapsPart : public FigurePart {
  public:
    /// `cells` as in FigurePicture.
    explicit MapsPart(FigureContent content, const QRectF& cells = {});

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    /// The maps that stand in one row: the first of them, and how many.
    struct Row {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    using Rows = std::vector<Row>;

    /// Ways to arrange the maps, the widest first.
    [[nodiscard]] std::vector<Rows> arrangements() const;
    /// The first way for which there is room, or else the narrowest.
    [[nodiscard]] Rows rowsIn(double width, const FigureLook& look) const;
    [[nodiscard]] FigureContent contentOf(const Row& row, const FigureLook& look) const;
    [[nodiscard]] std::vector<FigurePicture> pictures(const Rows& rows, const FigureLook& look) const;

    FigureContent content_;
    QRectF cells_;
};

} // namespace headscope
