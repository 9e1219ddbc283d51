// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_canvas.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/heads/head_text.h"
#include "ui/heads/thumbnail.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

HeadCanvas::HeadCanvas(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("headCanvas"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Heads"));
    for (std::size_t entry = 0; entry < colours_.table.size(); ++entry) {
        const int grey = 255 - static_cast<int>(entry);
        colours_.table[entry] = qRgb(grey, grey, grey);
    }
}

void HeadCanvas::setGrid(HeadGrid grid) {
    grid_ = std::move(grid);
    for (HeadId& head : selected_) {
        head = inside(head);
    }
    hovered_.reset();
    forgetImages();
    describe();
}

void HeadCanvas::setColours(const ThumbnailColours& colours) {
    if (!(colours == colours_)) {
        colours_ = colours;
        forgetImages();
    }
}

void HeadCanvas::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {inside(a), inside(b)};
    describe();
    update();
}

void HeadCanvas::setOnlySide(std::optional<SideName> side) {
    onlySide_ = side;
    describe();
    update();
}

void HeadCanvas::fitWidth(int width) {
    layout_ = HeadLayout(grid_, width, font());
    resize(layout_.size().expandedTo(QSize(width, 0)));
    update();
}

HeadId HeadCanvas::inside(HeadId head) const {
    if (grid_.layers.empty()) {
        return head; // waits for the grid
    }
    head.kind = grid_.kind;
    head.layer = std::clamp(head.layer, 0, static_cast<int>(grid_.layers.size()) - 1);
    head.head =
        std::clamp(head.head, 0, std::max(0, grid_.layers[static_cast<std::size_t>(head.layer)].heads - 1));
    return head;
}

std::optional<HeadId> HeadCanvas::headAt(const QPoint& position) const {
    std::optional<HeadId> head = layout_.headAt(position);
    if (head) {
        head->kind = grid_.kind;
    }
    return head;
}

void HeadCanvas::forgetImages() {
    images_.assign(grid_.thumbnails.size(), QImage());
    update();
}

const QImage& HeadCanvas::image(std::size_t index) {
    QImage& image = images_[index];
    if (image.isNull()) {
        image = thumbnailImage(*grid_.thumbnails[index], colours_);
    }
    return image;
}

void HeadCanvas::describe() {
    if (grid_.layers.empty()) {
        return;
    }
    if (onlySide_) {
        const QString letter = *onlySide_ == SideName::A ? tr("A") : tr("B");
        setAccessibleDescription(
            tr("Side %1: %2.").arg(letter, headDescription(grid_, selected(*onlySide_))));
    } else {
        setAccessibleDescription(tr("Side A: %1. Side B: %2.")
                                     .arg(headDescription(grid_, selected(SideName::A)),
                                          headDescription(grid_, selected(SideName::B))));
    }
}

void HeadCanvas::choose(SideName wanted, const HeadId& head) {
    const SideName side = onlySide_.value_or(wanted);
    selected_[static_cast<std::size_t>(side)] = head;
    describe();
    update();
    Q_EMIT headChosen(side, head);
}

void HeadCanvas::point(std::optional<HeadId> head) {
    if (head == hovered_) {
        return;
    }
    hovered_ = head;
    update();
}

bool HeadCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<HeadId> head = headAt(help->pos());
        QToolTip::showText(help->globalPos(), head ? headDescription(grid_, *head) : QString(), this,
                           head ? headRect(*head) : QRect());
        return true;
    }
    return QWidget::event(event);
}

void HeadCanvas::mousePressEvent(QMouseEvent* event) {
    const std::optional<HeadId> head = headAt(event->position().toPoint());
    if (!head) {
        return;
    }
    if (event->button() == Qt::RightButton ||
        (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier))) {
        choose(SideName::B, *head);
    } else if (event->button() == Qt::LeftButton) {
        choose(SideName::A, *head);
    }
}

void HeadCanvas::mouseMoveEvent(QMouseEvent* event) {
    point(headAt(event->position().toPoint()));
}

void HeadCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void HeadCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
} // right-click chooses B

void HeadCanvas::keyPressEvent(QKeyEvent* event) {
    const SideName side =
        onlySide_.value_or(event->modifiers().testFlag(Qt::ShiftModifier) ? SideName::B : SideName::A);
    HeadId head = selected(side);
    switch (event->key()) {
    case Qt::Key_Left:
        --head.head;
        break;
    case Qt::Key_Right:
        ++head.head;
        break;
    case Qt::Key_Up:
        --head.layer;
        break;
    case Qt::Key_Down:
        ++head.layer;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    head = inside(head);
    if (grid_.contains(head) && head != selected(side)) {
        choose(side, head);
    }
}

void HeadCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    for (std::size_t layer = 0; layer < layout_.rows().size(); ++layer) {
        const HeadLayout::Row& row = layout_.rows()[layer];
        if (!row.label.adjusted(0, 0, width(), 0).intersects(event->rect())) {
            continue;
        }
        painter.setPen(QPen(theme.border, spacing.hair));
        painter.setBrush(Qt::NoBrush);
        for (const HeadLayout::Frame& frame : row.frames) {
            painter.drawRoundedRect(QRectF(frame.rect).adjusted(0.5, 0.5, -0.5, -0.5), spacing.radius,
                                    spacing.radius);
        }
        for (std::size_t head = 0; head < row.heads.size(); ++head) {
            if (row.heads[head].intersects(event->rect())) {
                paintHead(painter, {static_cast<int>(layer), static_cast<int>(head), grid_.kind});
            }
        }
    }
    paintSelection(painter, SideName::B);
    paintSelection(painter, SideName::A);
    painter.setFont(smallerFont(font()));
    const QRect seen = visibleRegion().boundingRect();
    paintColumnLabels(painter, seen);
    paintLayerLabels(painter, seen);
}

void HeadCanvas::paintHead(QPainter& painter, const HeadId& head) {
    const Theme& theme = Theme::of(palette());
    const QRect rect = headRect(head);
    painter.fillRect(rect, theme.background);
    const std::size_t index = grid_.indexOf(head);
    if (index < images_.size() && grid_.thumbnails[index]) {
        paintHatch(painter, rect);
        const bool shrinks = image(index).width() > rect.width() * devicePixelRatioF();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
        painter.drawImage(rect, image(index));
    }
    if (head == hovered_) {
        painter.setPen(QPen(theme.muted, Spacing::of(font()).hair));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect).adjusted(-0.5, -0.5, 0.5, 0.5));
    }
}

/// Shows through where cells are masked: no palette has a hatch, so that it cannot be taken for a weight.
void HeadCanvas::paintHatch(QPainter& painter, const QRect& rect) const {
    const double step = 0.36 * Spacing::of(font()).line;
    QVector<QLineF> lines;
    for (double sum = step / 2; sum < rect.width() + rect.height(); sum += step) { // x + y
        const double left = std::max(0.0, sum - rect.height());
        const double right = std::min<double>(rect.width(), sum);
        lines.append(QLineF(rect.left() + left, rect.top() + sum - left, rect.left() + right,
                            rect.top() + sum - right));
    }
    painter.setPen(QPen(Theme::of(palette()).hatch, Spacing::of(font()).hair));
    painter.drawLines(lines);
}

void HeadCanvas::paintSelection(QPainter& painter, SideName side) const {
    const QRect rect = headRect(selected(side));
    if (rect.isEmpty() || onlySide_.value_or(side) != side) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const double width = 2.0 * spacing.hair;
    const bool isOutside =
        side == SideName::B && !onlySide_ && selected(SideName::A) == selected(SideName::B);
    const double distance = isOutside ? 2.0 * width : 0.5 * width;
    const QRectF frame = QRectF(rect).adjusted(-distance, -distance, distance, distance);
    painter.setBrush(Qt::NoBrush);
    if (side == onlySide_.value_or(SideName::A) && hasFocus()) {
        QColor halo = theme.side(side);
        halo.setAlphaF(0.3F);
        painter.setPen(QPen(halo, 3 * width, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.drawRect(frame);
    }
    QPen pen(theme.side(side), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    if (isOutside) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.0, 1.5});
    }
    painter.setPen(pen);
    painter.drawRect(frame);
}

void HeadCanvas::paintColumnLabels(QPainter& painter, const QRect& seen) const {
    const Theme& theme = Theme::of(palette());
    const int shared = layout_.sharedLabelHeight();
    const int shift = shared > 0 ? std::max(0, seen.top()) : 0; // labels that hold for all rows stay on top
    if (shift > 0) {
        painter.fillRect(QRect(seen.left(), shift, seen.width(), shared), theme.card);
    }
    painter.setPen(theme.muted);
    const QFontMetrics metrics = painter.fontMetrics();
    const auto draw = [&](const QRect& rect, const QString& longer, const QString& shorter) {
        const bool fits = metrics.horizontalAdvance(longer) <= rect.width();
        painter.drawText(rect.translated(0, shift), static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                         fits ? longer : shorter);
    };
    for (const HeadLayout::Row& row : layout_.rows()) {
        for (const HeadLayout::Frame& frame : row.frames) {
            if (!frame.label.isEmpty()) {
                draw(frame.label, tr("KV %1").arg(frame.kvHead), QString::number(frame.kvHead));
            }
        }
        for (std::size_t head = 0; head < row.headLabels.size(); ++head) {
            draw(row.headLabels[head], QStringLiteral("H%1").arg(head), QString::number(head));
        }
    }
}

void HeadCanvas::paintLayerLabels(QPainter& painter, const QRect& seen) const {
    const Theme& theme = Theme::of(palette());
    const int shift = std::max(0, seen.left());
    const int below =
        layout_.sharedLabelHeight() > 0 ? std::max(0, seen.top()) + layout_.sharedLabelHeight() : 0;
    if (shift > 0 && !layout_.rows().empty()) {
        const int labels = layout_.rows().front().label.width();
        painter.fillRect(QRect(shift, seen.top(), labels, seen.height()), theme.card);
    }
    painter.save();
    painter.setClipRect(QRect(shift, below, width(), height()));
    painter.setPen(theme.muted);
    for (std::size_t layer = 0; layer < layout_.rows().size(); ++layer) {
        painter.drawText(layout_.rows()[layer].label.translated(shift, 0),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                         QStringLiteral("L%1").arg(layer));
    }
    painter.restore();
}

} // namespace headscope
