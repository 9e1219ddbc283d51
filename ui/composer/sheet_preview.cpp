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

/// Of a page that is fitted to a room, or in its final size where that is empty.
double zoomIn(const QSize& page, const QSize& room) {
    const QSize shown = room.isEmpty() ? page : page.scaled(room, Qt::KeepAspectRatio);
    return std::min(1.0 * shown.width() / std::max(1, page.width()),
                    1.0 * kLongestSide / std::max(1, std::max(page.width(), page.height())));
}

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
    connect(&painter_, &Study::failed, this, [this](const QString& reason) { show({}, reason); });
    connect(&painter_, &Study::progressed, this, &SheetPreview::progressed);
    connect(&painter_, &Study::ended, this, &SheetPreview::becameIdle);
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
    if (sheet_.parts.empty()) {
        painter_.drop();
        show({}, {});
        Q_EMIT becameIdle();
        return;
    }
    painter_.ask<Picture>(
        [sheet = sheet_, room = room_, ratio = devicePixelRatioF()](const Job& job,
                                                                    const Study::Publish<Picture>& publish) {
            job.step(0, "placing the parts");
            const QSize page = headscope::pageSize(sheet);
            const double zoom = zoomIn(page, room);
            Picture picture{page, sheetImage(sheet, kPixelsPerInch * zoom * ratio, job)};
            picture.image.setDevicePixelRatio(ratio);
            publish(std::make_shared<const Picture>(std::move(picture)));
        },
        [this](const std::shared_ptr<const Picture>& picture) { show(*picture, {}); });
}

void SheetPreview::stop() {
    soon_->stop();
    painter_.drop();
}

void SheetPreview::show(const Picture& picture, const QString& failure) {
    page_ = picture.page;
    image_ = picture.image;
    failure_ = failure;
    updateGeometry();
    resize(sizeHint());
    update();
    Q_EMIT painted();
}

QSize SheetPreview::sizeHint() const {
    const QSize size = image_.isNull() ? QSize(200, 100) : image_.deviceIndependentSize().toSize();
    return size + QSize(2, 2);
}

QRect SheetPreview::imageRect() const {
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
    painter.drawImage(imageRect().topLeft(), image_);
    painter.setPen(theme.border);
    painter.drawRect(imageRect().adjusted(-1, -1, 0, 0));
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
