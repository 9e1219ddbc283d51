// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/export/figure_part.h"
#include "ui/picture/patch_painter.h"

namespace headscope {

/// A row of weights over the picture that a model of pictures sees.
class PicturePart : public FigurePart {
  public:
    PicturePart(PatchLook look, const PatchDrawing& drawing, std::optional<int> query);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    /// The weights of the row on the patches, in their places.
    [[nodiscard]] std::vector<NumberTable> numbers() const override;

  private:
    PatchLook patches_;
    PatchDrawing drawing_;
    std::optional<int> query_;
};

} // namespace headscope
