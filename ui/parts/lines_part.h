// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/export/figure_part.h"
#include "ui/views/lines_painter.h"

namespace headscope {

/// Attention as lines between tokens.
class LinesPart : public FigurePart {
  public:
    /// `pairs`: of each side, at this threshold. `alone`: the token whose lines alone are drawn.
    LinesPart(HeadLooks looks, std::vector<VisiblePairs> pairs, double threshold,
              std::optional<TokenPlace> alone);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    HeadLooks looks_;
    double threshold_;
    std::optional<TokenPlace> alone_;
    std::vector<VisiblePairs> pairs_;
};

} // namespace headscope
