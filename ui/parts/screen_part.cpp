// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/screen_part.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>

#include "ui/charts/shown_numbers.h"
#include "ui/heatmap/recorded_picture.h"

namespace headscope {

namespace {

/// Gives the widget its palette and the focus back. What changes in between is not drawn on the screen, since
/// that takes a turn of the event loop.
class Borrowed {
  public:
    explicit Borrowed(QWidget& widget)
        : widget_(widget), palette_(widget.testAttribute(Qt::WA_SetPalette) ? widget.palette() : QPalette()),
          hadFocus_(widget.hasFocus()) {
        widget.clearFocus(); // whose frame it would paint
    }
    ~Borrowed() {
        widget_.setPalette(palette_);
        if (hadFocus_) {
            widget_.setFocus();
        }
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

  private:
    QWidget& widget_;
    QPalette palette_;
    bool hadFocus_;
};

QPicture recorded(QWidget& widget, const Theme& theme) {
    widget.setPalette(theme.palette());
    QPicture picture;
    QPainter painter(&picture);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    return picture;
}

} // namespace

ScreenPart::ScreenPart(QString name, QWidget& widget)
    : name_(std::move(name)), size_(widget.size()), letters_(QFontInfo(widget.font()).pixelSize()) {
    const Borrowed borrowed(widget);
    onLight_ = recorded(widget, Theme::light());
    onDark_ = recorded(widget, Theme::dark());
    if (const auto* shown = dynamic_cast<const ShownNumbers*>(&widget)) {
        numbers_ = shown->shownNumbers();
    }
}

/// A narrow view is not enlarged to the width: its letters are as large as those of the other parts, or
/// smaller.
double ScreenPart::heightFor(double width, const FigureLook& look) const {
    const double scale = std::min(width / std::max(1.0, size_.width()),
                                  1.0 * QFontInfo(look.font).pixelSize() / std::max(1, letters_));
    return std::ceil(scale * size_.height());
}

QSizeF ScreenPart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    Q_UNUSED(look)
    return size_ / 8;
}

void ScreenPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    job.step(0, "drawing the view");
    const QPicture& picture = look.paper == Paper::Dark ? onDark_ : onLight_;
    const QSizeF shown = size_.scaled(area.size(), Qt::KeepAspectRatio);
    const double scale = shown.width() / std::max(1.0, size_.width());
    painter.save();
    painter.translate(area.left() + (area.width() - shown.width()) / 2, area.top());
    painter.scale(scale, scale);
    drawRecorded(painter, picture);
    painter.restore();
}

} // namespace headscope
