// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure_part.h"
#include "ui/heatmap/figure_picture.h"

namespace headscope {

/// One to three maps side by side, as the window shows them.
class MapsPart : public FigurePart {
  public:
    /// `cells` as in FigurePicture.
    explicit MapsPart(FigureContent content, const QRectF& cells = {});

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look) const override;
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    [[nodiscard]] FigurePicture picture(const FigureLook& look) const;

    FigureContent content_;
    QRectF cells_;
};

} // namespace headscope
