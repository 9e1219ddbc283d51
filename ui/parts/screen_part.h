// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QPicture>
#include <QWidget>

#include "ui/export/figure_part.h"

namespace headscope {

/// What a widget shows now, recorded as it paints itself: in the colours of each paper, in its own size,
/// which is scaled with its letters. For views that have no part of their own; text and lines stay what they
/// are, but what is scrolled out of sight is not there.
class ScreenPart : public FigurePart {
  public:
    /// `widget` is in sight; it is left as it was.
    ScreenPart(QString name, QWidget& widget);

    [[nodiscard]] QString name() const override { return name_; }
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look) const override;
    /// None: it knows no values.
    [[nodiscard]] std::vector<NumberTable> numbers() const override { return {}; }

  private:
    QString name_;
    QSizeF size_;
    std::array<QPicture, 3> pictures_; // in the order of Paper
};

} // namespace headscope
