// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/curve_content.h"
#include "ui/export/figure_part.h"

namespace headscope {

/// Curves and histograms over one axis.
class CurvesPart : public FigurePart {
  public:
    explicit CurvesPart(CurveContent content);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    /// A table for each curve and histogram.
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    CurveContent content_;
};

} // namespace headscope
