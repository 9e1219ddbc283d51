// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/charts/sheet_content.h"
#include "ui/export/figure_part.h"

namespace headscope {

/// A sheet of small maps: heads as a grid, or the steps from q.k to the weights.
class SheetPart : public FigurePart {
  public:
    /// `follows`: whether each map is made from the one before, which an arrow says; empty: without arrows.
    SheetPart(QString name, SheetContent content, std::vector<bool> follows = {});

    [[nodiscard]] QString name() const override { return name_; }
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    [[nodiscard]] SheetContent contentIn(double width, const FigureLook& look) const;

    QString name_;
    SheetContent content_;
    std::vector<bool> follows_;
};

} // namespace headscope
