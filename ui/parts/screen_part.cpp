// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/screen_part.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

/// Until the end of its life the widget is without focus, whose frame it would paint, and draws nothing on
/// the screen.
class Quiet {
  public:
    explicit Quiet(QWidget& widget)
        : widget_(widget), palette_(widget.palette()), hadFocus_(widget.hasFocus()) {
        isSet_ = widget.testAttribute(Qt::WA_SetPalette);
        widget.setUpdatesEnabled(false);
        widget.clearFocus();
    }
    ~Quiet() {
        widget_.setPalette(isSet_ ? palette_ : QPalette());
        if (hadFocus_) {
            widget_.setFocus();
        }
        widget_.setUpdatesEnabled(true);
    }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

  private:
    QWidget& widget_;
    QPalette palette_;
    bool hadFocus_;
    bool isSet_ = false;
};

} // namespace

ScreenPart::ScreenPart(QString name, QWidget& widget) : name_(std::move(name)), size_(widget.size()) {
    const Quiet quiet(widget);
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
    // A picture is enlarged by the device's resolution when it is drawn, which the painter already is.
    const double scale = shown.width() / std::max(1.0, size_.width()) * picture.logicalDpiX() /
                         painter.device()->logicalDpiX();
    painter.save();
    painter.translate(area.left() + (area.width() - shown.width()) / 2, area.top());
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

} // namespace headscope
