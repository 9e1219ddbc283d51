// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/screen_part.h"

#include <algorithm>
#include <cmath>

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

} // namespace

ScreenPart::ScreenPart(QString name, QWidget& widget) : name_(std::move(name)), size_(widget.size()) {
    const Borrowed borrowed(widget);
    for (const Paper paper : {Paper::Print, Paper::Light, Paper::Dark}) {
        FigureLook look;
        look.paper = paper;
        widget.setPalette(look.theme().palette());
        QPainter painter(&pictures_[static_cast<std::size_t>(paper)]);
        widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    }
}

double ScreenPart::heightFor(double width, const FigureLook& look) const {
    Q_UNUSED(look)
    return std::ceil(width * size_.height() / std::max(1.0, size_.width()));
}

QSizeF ScreenPart::smallestSize(const FigureLook& look) const {
    Q_UNUSED(look)
    return size_ / 8;
}

void ScreenPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look) const {
    const QPicture& picture = pictures_[static_cast<std::size_t>(look.paper)];
    const QSizeF shown = size_.scaled(area.size(), Qt::KeepAspectRatio);
    const double scale = shown.width() / std::max(1.0, size_.width());
    painter.save();
    painter.translate(area.left() + (area.width() - shown.width()) / 2, area.top());
    painter.scale(scale, scale);
    drawRecorded(painter, picture);
    painter.restore();
}

} // namespace headscope
