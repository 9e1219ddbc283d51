// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/patch_painter.h"

#include <algorithm>

#include "ui/heatmap/cell_painter.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr double kFilePixels = 3; // of a picture in SVG and PDF, for one of 1/96 inch

/// A frame that is seen on any ground.
void paintFrame(QPainter& painter, const QRectF& room, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 2 * width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(room);
    painter.setPen(QPen(colour, 2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(room);
}

void paintPixels(QPainter& painter, const PatchScene& scene, const QRectF& room) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(room, scene.look.seen);
    if (const std::optional<int> query = scene.shown(); query && scene.look.hasRow(*query)) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // a patch is one colour
        painter.setOpacity(scene.drawing.opacity);
        painter.drawImage(room, patchColours(scene.look, *query, scene.drawing.palette, scene.drawing.scale));
        painter.setOpacity(1);
    }
    if (!scene.drawing.showsGrid || room.width() / scene.look.columns < 4) { // lines would hide the picture
        return;
    }
    QColor line(Qt::white);
    line.setAlphaF(0.22F);
    painter.setPen(QPen(line, 0));
    for (int column = 1; column < scene.look.columns; ++column) {
        const double x = room.left() + column * room.width() / scene.look.columns;
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
    for (int row = 1; row < scene.look.rows; ++row) {
        const double y = room.top() + row * room.height() / scene.look.rows;
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
    }
}

void paintPicture(QPainter& painter, const PatchScene& scene, const QRectF& room) {
    if (!isVectorOutput(painter)) {
        paintPixels(painter, scene, room);
        return;
    }
    // One image, since not every viewer keeps enlarged pixels sharp or knows opacity.
    QImage image((room.size() * kFilePixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter inner(&image);
    inner.scale(kFilePixels, kFilePixels);
    paintPixels(inner, scene, QRectF(QPointF(), room.size()));
    inner.end();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(room, image);
}

void paintMarks(QPainter& painter, const PatchScene& scene) {
    const Theme& theme = Theme::of(scene.palette);
    const Spacing spacing = Spacing::of(scene.font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (const std::optional<int> query = scene.shown()) {
        const std::optional<int> key = scene.look.strongestKey(*query);
        if (const QRectF patch = key ? scene.patchRect(*key) : QRectF(); !patch.isEmpty()) {
            const double radius = std::min<double>(spacing.small, patch.width() / 4);
            painter.setPen(QPen(Qt::white, 1.5));
            painter.setBrush(QColor(Qt::black));
            painter.drawEllipse(patch.center(), radius, radius);
        }
    }
    if (scene.chosen && scene.look.isPatch(*scene.chosen)) {
        paintFrame(painter, scene.patchRect(*scene.chosen), theme.side(scene.look.side), spacing.hair);
    }
    if (scene.pointed && scene.pointed != scene.chosen && scene.look.isPatch(*scene.pointed)) {
        paintFrame(painter, scene.patchRect(*scene.pointed), Qt::black, spacing.hair);
    }
}

} // namespace

QRectF PatchScene::pictureRect() const {
    const QRectF room = QRectF(QPointF(), size).adjusted(0, sideHeaderHeight(font), 0, 0);
    if (look.seen.isNull() || room.isEmpty()) {
        return {};
    }
    const QSizeF fitted = QSizeF(look.seen.size()).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.left() + (room.width() - fitted.width()) / 2, room.top(), fitted.width(), fitted.height()};
}

QRectF PatchScene::patchRect(int token) const {
    const QRectF picture = pictureRect();
    if (!look.isPatch(token) || picture.isEmpty()) {
        return {};
    }
    const int patch = token - static_cast<int>(look.leading.size());
    const double width = picture.width() / look.columns;
    const double height = picture.height() / look.rows;
    const int row = patch / look.columns;
    const int column = patch % look.columns;
    return {picture.left() + column * width, picture.top() + row * height, width, height};
}

void paintPatches(QPainter& painter, const PatchScene& scene) {
    paintSideHeader(painter, QRect(0, 0, static_cast<int>(scene.size.width()), sideHeaderHeight(scene.font)),
                    {scene.look.side, scene.look.title, scene.look.note}, scene.font, scene.palette);
    if (const QRectF room = scene.pictureRect(); !room.isEmpty()) {
        paintPicture(painter, scene, room);
        paintMarks(painter, scene);
    }
}

} // namespace headscope
