// SPDX-License-Identifier: GPL-3.0-or-later
// What HeadPlane paints.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/palette/round_step.h"
#include "ui/palette/value_scale.h"
#include "ui/panels/head_plane.h"
#include "ui/panels/head_rows.h"
#include "ui/panels/panel_text.h"
#include "ui/scores/layer_colours.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kLine = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr double kDimmed = 0.25;
constexpr double kLineOpacity = 0.5; // of up to this many heads; less of more
constexpr int kUsualHeads = 64;

} // namespace

void HeadPlane::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.muted);
    if (!hasPoints()) {
        painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                         caption());
        return;
    }
    const QRect line(0, height() - 2 * spacing.line, width(), spacing.line);
    painter.setFont(smallerFont(font()));
    painter.drawText(line, kLine, painter.fontMetrics().elidedText(caption(), Qt::ElideRight, line.width()));
    const Frame now = frame();
    paintScaleBar(painter, now);
    paintLegend(painter);
    paintGroups(painter, now);
    paintPoints(painter, now);
    paintRing(painter, now, SideName::B);
    paintRing(painter, now, SideName::A);
    paintName(painter, now);
    if (!band_.isNull()) {
        QColor wash = theme.accent;
        wash.setAlphaF(0.12F);
        painter.setPen(QPen(theme.accent, spacing.hair));
        painter.setBrush(wash);
        painter.drawRect(band_);
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

/// Lines from the middle of heads that read one K/V head to each of them; paler the more there are, save for
/// those of the head that is pointed at.
void HeadPlane::paintGroups(QPainter& painter, const Frame& frame) const {
    struct Group {
        std::vector<QPointF> points;
        bool isPointed = false;
    };
    std::map<std::pair<int, int>, Group> groups; // by layer and K/V head
    const auto& heads = similarity_->distances.heads;
    for (std::size_t index = 0; index < heads.size(); ++index) {
        Group& group = groups[{heads[index].layer, similarity_->distances.kvHeads.at(index)}];
        group.points.push_back(placed(frame, index));
        group.isPointed = group.isPointed || index == pointed_;
    }
    const Theme& theme = Theme::of(palette());
    const double usual = kUsualHeads / static_cast<double>(std::max(heads.size(), std::size_t{kUsualHeads}));
    const double opacity = kLineOpacity * std::sqrt(usual) * (brushed_.empty() ? 1 : 0.5);
    for (const auto& [place, group] : groups) {
        if (group.points.size() < 2) {
            continue;
        }
        QPointF middle;
        for (const QPointF& point : group.points) {
            middle += point / static_cast<double>(group.points.size());
        }
        QColor colour = layerColour(place.first, layers(), theme);
        colour.setAlphaF(static_cast<float>(group.isPointed ? 1 : opacity));
        painter.setPen(QPen(colour, (group.isPointed ? 2.0 : 1.0) * Spacing::of(font()).hair));
        for (const QPointF& point : group.points) {
            painter.drawLine(middle, point);
        }
    }
}

void HeadPlane::paintPoints(QPainter& painter, const Frame& frame) const {
    const Theme& theme = Theme::of(palette());
    const double size = radius();
    painter.setPen(QPen(theme.card, Spacing::of(font()).hair));
    for (std::size_t index = 0; index < similarity_->distances.heads.size(); ++index) {
        const HeadId& head = similarity_->distances.heads[index];
        painter.setOpacity(brushed_.empty() || brushed_.contains(head) ? 1.0 : kDimmed);
        painter.setBrush(layerColour(head.layer, layers(), theme));
        painter.drawEllipse(placed(frame, index), size, size);
    }
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
}

void HeadPlane::paintRing(QPainter& painter, const Frame& frame, SideName side) const {
    const auto& heads = similarity_->distances.heads;
    const std::optional<int> place = rowOf(heads, selected_[static_cast<std::size_t>(side)]);
    if (!place) {
        return;
    }
    const double width = 2.0 * Spacing::of(font()).hair;
    const bool isOutside = side == SideName::B && selected_[0] == selected_[1];
    QPen pen(Theme::of(palette()).side(side), width, Qt::SolidLine, Qt::FlatCap);
    if (isOutside) {
        pen.setDashPattern({2.0, 1.5});
    }
    painter.setPen(pen);
    const double size = radius() + (isOutside ? 3.0 : 1.2) * width;
    painter.drawEllipse(placed(frame, static_cast<std::size_t>(*place)), size, size);
}

/// Of the head that is pointed at, and a ring round it.
void HeadPlane::paintName(QPainter& painter, const Frame& frame) const {
    if (!pointed_) {
        return;
    }
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QPointF point = placed(frame, *pointed_);
    painter.setPen(QPen(theme.text, spacing.hair));
    painter.drawEllipse(point, radius() + spacing.hair, radius() + spacing.hair);
    painter.setFont(titleFont(font()));
    const QString name = shortHeadName(similarity_->distances.heads[*pointed_]);
    QRectF box(0, 0, painter.fontMetrics().horizontalAdvance(name) + spacing.medium, spacing.line);
    box.moveBottomLeft(point + QPointF(radius() + spacing.tiny, -radius()));
    box.moveRight(std::min<double>(box.right(), width()));
    box.moveTop(std::max(0.0, box.top()));
    QColor ground = theme.card;
    ground.setAlphaF(0.85F);
    painter.fillRect(box, ground);
    painter.setPen(theme.text);
    painter.drawText(box, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine, name);
}

/// How long a distance of a round number of nats is, since the axes mean nothing by themselves.
void HeadPlane::paintScaleBar(QPainter& painter, const Frame& frame) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const double nats = roundStepUpTo(0.25 * width() / frame.scale);
    const double length = nats * frame.scale;
    const double y = height() - 0.5 * spacing.line;
    painter.setPen(QPen(theme.muted, spacing.hair));
    const double tick = spacing.small;
    painter.drawLine(QLineF(0.5, y, length, y));
    painter.drawLine(QLineF(0.5, y - tick, 0.5, y + tick));
    painter.drawLine(QLineF(length, y - tick, length, y + tick));
    painter.setFont(smallerFont(font()));
    painter.drawText(QRectF(length + spacing.medium, height() - spacing.line, width(), spacing.line), kLine,
                     tr("%1 nats").arg(valueText(nats)));
}

/// The colours of the layers, at the right of the last line.
void HeadPlane::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    painter.setFont(smallerFont(font()));
    painter.setPen(theme.muted);
    const QFontMetrics metrics = painter.fontMetrics();
    const QString last = QStringLiteral("L%1").arg(layers() - 1);
    const QString first = layers() > 1 ? QStringLiteral("L0") : QString();
    const double barWidth = std::min(4.0 * spacing.line, 0.7 * spacing.line * layers());
    const QRectF line(0, height() - spacing.line, width(), spacing.line);
    painter.drawText(line, kLine | static_cast<int>(Qt::AlignRight), last);
    QRectF bar(0, 0, barWidth, 0.5 * spacing.line);
    bar.moveCenter(line.center());
    bar.moveRight(line.right() - metrics.horizontalAdvance(last) - spacing.small);
    for (int layer = 0; layer < layers(); ++layer) {
        const double from = std::round(bar.left() + bar.width() * layer / layers());
        const double to = std::round(bar.left() + bar.width() * (layer + 1) / layers());
        painter.fillRect(QRectF(from, bar.top(), to - from, bar.height()),
                         layerColour(layer, layers(), theme));
    }
    painter.drawText(QRectF(0, line.top(), bar.left() - spacing.small, line.height()),
                     kLine | static_cast<int>(Qt::AlignRight), first);
}

} // namespace headscope
