// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/patch_canvas.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/palette/significant_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr int kExactDigits = 7; // of a float32

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

PatchScene PatchCanvas::scene() const {
    return {look_, drawing_, chosen_, pointed_, QSizeF(size()), font(), palette()};
}

QRectF PatchCanvas::patchRect(int token) const {
    return scene().patchRect(token);
}

std::optional<int> PatchCanvas::patchAt(const QPointF& position) const {
    const QRectF picture = scene().pictureRect();
    if (!picture.contains(position)) {
        return std::nullopt;
    }
    const auto place = [](double share, int count) {
        return std::clamp(static_cast<int>(share * count), 0, count - 1);
    };
    return look_.tokenOf(place((position.y() - picture.top()) / picture.height(), look_.rows),
                         place((position.x() - picture.left()) / picture.width(), look_.columns));
}

void PatchCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paintPatches(painter, scene());
    if (const QRectF room = scene().pictureRect(); hasFocus() && !room.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintFocusFrame(painter, room, palette());
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
