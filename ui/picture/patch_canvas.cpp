// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/patch_canvas.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/heatmap/cell_painter.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr int kExactDigits = 7;   // of a float32
constexpr double kFilePixels = 3; // of a picture in SVG and PDF, for one of 1/96 inch

/// A frame that is seen on any ground.
void paintFrame(QPainter& painter, const QRectF& room, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 2 * width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(room);
    painter.setPen(QPen(colour, 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(room);
}

} // namespace

PatchCanvas::PatchCanvas(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Picture with a row of weights over it"));
}

void PatchCanvas::setLook(const PatchLook& look) {
    look_ = look;
    pointed_.reset();
    describe();
    update();
}

void PatchCanvas::setChosen(std::optional<int> query) {
    chosen_ = query;
    describe();
    update();
}

/// The chosen patch, and where it looks most.
void PatchCanvas::describe() {
    QStringList lines{QStringLiteral("%1 %2").arg(sideLetter(look_.side), look_.title)};
    if (chosen_ && look_.isPatch(*chosen_)) {
        lines += placeOf(*chosen_);
        if (const std::optional<int> key = look_.strongestKey(*chosen_)) {
            lines += tr("looks most at %1").arg(look_.isPatch(*key) ? placeOf(*key) : look_.nameOf(*key));
        }
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

QString PatchCanvas::placeOf(int token) const {
    const int patch = token - static_cast<int>(look_.leading.size());
    return tr("patch %1: row %2, column %3 (token %4)")
        .arg(look_.nameOf(token))
        .arg(patch / look_.columns)
        .arg(patch % look_.columns)
        .arg(token);
}

void PatchCanvas::setPointed(std::optional<int> query) {
    if (query != pointed_) {
        pointed_ = query;
        update();
    }
}

void PatchCanvas::setColours(const QString& palette, const ValueScale& scale) {
    drawing_.palette = palette;
    drawing_.scale = scale;
    update();
}

void PatchCanvas::setDrawing(const PatchDrawing& drawing) {
    drawing_ = drawing;
    update();
}

void PatchCanvas::setOpacity(double opacity) {
    drawing_.opacity = opacity;
    update();
}

void PatchCanvas::setShowsGrid(bool shows) {
    drawing_.showsGrid = shows;
    update();
}

QSize PatchCanvas::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {6 * line, 6 * line};
}

/// As large as fits under the header, in the picture's proportions.
QRectF PatchCanvas::pictureRect() const {
    const QRectF room = QRectF(rect()).adjusted(0, sideHeaderHeight(font()), 0, 0);
    if (look_.seen.isNull() || room.isEmpty()) {
        return {};
    }
    const QSizeF size = QSizeF(look_.seen.size()).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.left() + (room.width() - size.width()) / 2, room.top(), size.width(), size.height()};
}

QRectF PatchCanvas::patchRect(int token) const {
    const QRectF picture = pictureRect();
    if (!look_.isPatch(token) || picture.isEmpty()) {
        return {};
    }
    const int patch = token - static_cast<int>(look_.leading.size());
    const double width = picture.width() / look_.columns;
    const double height = picture.height() / look_.rows;
    return {picture.left() + patch % look_.columns * width, picture.top() + patch / look_.columns * height,
            width, height};
}

std::optional<int> PatchCanvas::patchAt(const QPointF& position) const {
    const QRectF picture = pictureRect();
    if (!picture.contains(position)) {
        return std::nullopt;
    }
    const auto place = [](double share, int count) {
        return std::clamp(static_cast<int>(share * count), 0, count - 1);
    };
    return look_.tokenOf(place((position.y() - picture.top()) / picture.height(), look_.rows),
                         place((position.x() - picture.left()) / picture.width(), look_.columns));
}

void PatchCanvas::paintPicture(QPainter& painter, const QRectF& room) const {
    if (!isVectorOutput(painter)) {
        paintPixels(painter, room);
        return;
    }
    // One image, since not every viewer keeps enlarged pixels sharp or knows opacity.
    QImage image((room.size() * kFilePixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter inner(&image);
    inner.scale(kFilePixels, kFilePixels);
    paintPixels(inner, QRectF(QPointF(), room.size()));
    inner.end();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(room, image);
}

void PatchCanvas::paintPixels(QPainter& painter, const QRectF& room) const {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(room, look_.seen);
    if (const std::optional<int> query = shown(); query && look_.hasRow(*query)) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // a patch is one colour
        painter.setOpacity(drawing_.opacity);
        painter.drawImage(room, patchColours(look_, *query, drawing_.palette, drawing_.scale));
        painter.setOpacity(1);
    }
    if (!drawing_.showsGrid || room.width() / look_.columns < 4) { // lines would hide the picture
        return;
    }
    QColor line(Qt::white);
    line.setAlphaF(0.22F);
    painter.setPen(QPen(line, 0));
    for (int column = 1; column < look_.columns; ++column) {
        const double x = room.left() + column * room.width() / look_.columns;
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
    for (int row = 1; row < look_.rows; ++row) {
        const double y = room.top() + row * room.height() / look_.rows;
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
    }
}

void PatchCanvas::paintMarks(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (const std::optional<int> query = shown()) {
        const std::optional<int> key = look_.strongestKey(*query);
        if (const QRectF patch = key ? patchRect(*key) : QRectF(); !patch.isEmpty()) {
            const double radius = std::min<double>(spacing.small, patch.width() / 4);
            painter.setPen(QPen(Qt::white, 1.5));
            painter.setBrush(QColor(Qt::black));
            painter.drawEllipse(patch.center(), radius, radius);
        }
    }
    if (chosen_ && look_.isPatch(*chosen_)) {
        paintFrame(painter, patchRect(*chosen_), theme.side(look_.side), spacing.hair);
    }
    if (pointed_ && pointed_ != chosen_ && look_.isPatch(*pointed_)) {
        paintFrame(painter, patchRect(*pointed_), Qt::black, spacing.hair);
    }
}

void PatchCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paint(painter);
    if (const QRectF room = pictureRect(); hasFocus() && !room.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintFocusFrame(painter, room, palette());
    }
}

void PatchCanvas::paint(QPainter& painter) const {
    paintSideHeader(painter, QRect(0, 0, width(), sideHeaderHeight(font())),
                    {look_.side, look_.title, look_.note}, font(), palette());
    if (const QRectF room = pictureRect(); !room.isEmpty()) {
        paintPicture(painter, room);
        paintMarks(painter);
    }
}

void PatchCanvas::point(std::optional<int> token) {
    if (token == pointed_) {
        return;
    }
    if (token) {
        Q_EMIT patchPointed(*token);
    } else {
        Q_EMIT patchLeft();
    }
}

void PatchCanvas::mouseMoveEvent(QMouseEvent* event) {
    point(patchAt(event->position()));
}

void PatchCanvas::mousePressEvent(QMouseEvent* event) {
    if (const auto token = patchAt(event->position()); token && event->button() == Qt::LeftButton) {
        Q_EMIT patchChosen(*token);
    }
}

void PatchCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void PatchCanvas::keyPressEvent(QKeyEvent* event) {
    const int first = static_cast<int>(look_.leading.size());
    const int patch = std::max(chosen_.value_or(first) - first, 0);
    int row = look_.columns > 0 ? patch / look_.columns : 0;
    int column = look_.columns > 0 ? patch % look_.columns : 0;
    switch (event->key()) {
    case Qt::Key_Left:
        --column;
        break;
    case Qt::Key_Right:
        ++column;
        break;
    case Qt::Key_Up:
        --row;
        break;
    case Qt::Key_Down:
        ++row;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (look_.rows > 0) {
        Q_EMIT patchChosen(
            look_.tokenOf(std::clamp(row, 0, look_.rows - 1), std::clamp(column, 0, look_.columns - 1)));
    }
}

QString PatchCanvas::tooltipOf(int token) const {
    const double weight = chosen_ ? look_.weight(*chosen_, token) : std::nan("");
    QString text = placeOf(token);
    if (chosen_) {
        text += QLatin1Char('\n') +
                tr("weight from the chosen %1: %2")
                    .arg(look_.nameOf(*chosen_),
                         std::isnan(weight) ? QStringLiteral("–") : significantText(weight, kExactDigits));
    }
    return text;
}

bool PatchCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        if (const auto token = patchAt(help.pos())) {
            QToolTip::showText(help.globalPos(), plainTooltip(tooltipOf(*token)), this,
                               patchRect(*token).toAlignedRect());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace headscope
