// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPicture>
#include <QWidget>

#include "ui/export/figure_part.h"

namespace headscope {

/// What a widget shows now, recorded as it paints itself: in light and in dark colours, in its own size,
/// which is scaled with its letters. For views that have no part of their own; text and lines stay what they
/// are, but what is scrolled out of sight is not there.
class ScreenPart : public FigurePart {
  public:
    /// `widget` is laid out; it is left as it was. In the GUI thread.
    ScreenPart(QString name, QWidget& widget);

    [[nodiscard]] QString name() const override { return name_; }
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override;
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override;
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override;
    /// As of ShownNumbers; none of a widget that is none.
    [[nodiscard]] std::vector<NumberTable> numbers() const override { return numbers_; }

  private:
    QString name_;
    QSizeF size_;
    int letters_;      // the size of its letters in pixels
    QPicture onLight_; // white paper has the same colours
    QPicture onDark_;
    std::vector<NumberTable> numbers_;
};

} // namespace headscope
