// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sheet_preview.h"

#include <algorithm>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include "ui/theme/painted_view.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kSoon = 80;           // milliseconds
constexpr int kLongestSide = 12000; // pixels on the screen

} // namespace

SheetPreview::SheetPreview(QWidget* parent) : QWidget(parent), soon_(new QTimer(this)) {
    setObjectName(QStringLiteral("preview"));
    declarePainted(*this, QAccessible::Graphic);
    setAccessibleName(tr("The figure as it will be"));
    setCursor(Qt::OpenHandCursor);
    setToolTip(tr("Drag the figure into another program"));
    soon_->setSingleShot(true);
    soon_->setInterval(kSoon);
    connect(soon_, &QTimer::timeout, this, &SheetPreview::renew);
}

void SheetPreview::setSheet(const FigureSheet& sheet) {
    sheet_ = sheet;
    soon_->start();
}

void SheetPreview::setRoom(const QSize& room) {
    if (room != room_) {
        room_ = room;
        soon_->start();
    }
}

void SheetPreview::renew() {
    image_ = {};
    failure_.clear();
    page_ = {};
    if (!sheet_.parts.empty()) {
        try {
            page_ = headscope::pageSize(sheet_);
            const QSize shown = room_.isEmpty() ? page_ : page_.scaled(room_, Qt::KeepAspectRatio);
            const double zoom =
                std::min({1.0 * shown.width() / std::max(1, page_.width()),
                          1.0 * kLongestSide / std::max(1, std::max(page_.width(), page_.height()))});
            const double ratio = devicePixelRatioF();
            image_ = sheetImage(sheet_, kPixelsPerInch * zoom * ratio);
            image_.setDevicePixelRatio(ratio);
        } catch (const std::exception& error) {
            failure_ = QString::fromUtf8(error.what());
        }
    }
    updateGeometry();
    resize(sizeHint());
    update();
    Q_EMIT painted();
}

QSize SheetPreview::sizeHint() const {
    const QSize size = image_.isNull() ? QSize(200, 100) : image_.deviceIndependentSize().toSize();
    return size + QSize(2, 2);
}

QRect SheetPreview::picture() const {
    QRect area(QPoint(), image_.deviceIndependentSize().toSize());
    area.moveCenter(rect().center());
    return area;
}

void SheetPreview::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const Theme& theme = Theme::of(palette());
    if (image_.isNull()) {
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(8, 8, -8, -8), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         sheet_.parts.empty() ? tr("Add a part: choose it at the left") : failure_);
        return;
    }
    painter.drawImage(picture().topLeft(), image_);
    painter.setPen(theme.border);
    painter.drawRect(picture().adjusted(-1, -1, 0, 0));
}

void SheetPreview::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->pos();
}

void SheetPreview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton) && !image_.isNull() &&
        (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance()) {
        Q_EMIT dragged();
    }
}

} // namespace headscope
