// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lines_canvas.h"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/empty_text.h"
#include "ui/views/focus_frame.h"
#include "ui/views/line_layer.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr double kFaintest = 0.12; // opacity of the least weight

} // namespace

void LinesCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(viewport());
    painter.setFont(font());
    if (layout_.blocks().empty()) {
        paintEmptyText(painter, viewport()->rect(), looks_.emptyText, palette());
        return;
    }
    for (std::size_t index = 0; index < layout_.blocks().size(); ++index) {
        paintBlock(painter, index);
    }
    if (hasFocus()) {
        paintFocusFrame(painter, viewport()->rect(), palette());
    }
}

void LinesCanvas::paintBlock(QPainter& painter, std::size_t index) const {
    const Theme& theme = Theme::of(palette());
    const Block& block = layout_.blocks()[index];
    const HeadLook& look = *shownSides()[index];
    paintSideHeader(painter, block.header, {look.side, look.title, look.note}, font(), palette());

    painter.setFont(smallerFont(font()));
    painter.setPen(theme.muted);
    const int half = block.names.width() / 2 - Spacing::of(font()).small;
    const int flags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
    const auto name = [&](TokenRole role) {
        return painter.fontMetrics().elidedText(axisName(looks_, role), Qt::ElideRight, half);
    };
    painter.drawText(block.names, flags | static_cast<int>(Qt::AlignLeft), name(TokenRole::Query));
    painter.drawText(block.names, flags | static_cast<int>(Qt::AlignRight), name(TokenRole::Key));

    painter.save();
    painter.setClipRect(block.body);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto alone = shownAlone()) {
        paintLinesOf(painter, index, *alone);
    } else {
        paintAllLines(painter, index);
        if (looks_.query) {
            paintLinesOf(painter, index, {TokenRole::Query, *looks_.query});
        }
    }
    paintLabels(painter, index, TokenRole::Query);
    paintLabels(painter, index, TokenRole::Key);
    painter.restore();
}

void LinesCanvas::paintAllLines(QPainter& painter, std::size_t index) const {
    const Block& block = layout_.blocks()[index];
    const QRect area(block.queryRight, block.body.top(), block.keyLeft - block.queryRight,
                     block.body.height());
    LineLayer lines(area.size(), painter.device()->devicePixelRatioF());
    for (const VisiblePairs::Pair& pair : pairs_[index].pairs()) {
        lines.add(QPointF(0, layout_.rowY(block, pair.query, scrolled()) - area.top()),
                  QPointF(area.width(), layout_.rowY(block, pair.key, scrolled()) - area.top()),
                  kFaintest + (1 - kFaintest) * double{pair.weight});
    }
    painter.drawImage(area.topLeft(), lines.image(Theme::of(palette()).side(shownSides()[index]->side)));
}

void LinesCanvas::paintLinesOf(QPainter& painter, std::size_t index, const TokenPlace& place) const {
    const Block& block = layout_.blocks()[index];
    const HeadLook& look = *shownSides()[index];
    const bool isQuery = place.role == TokenRole::Query;
    const double thin = Spacing::of(font()).hair;
    QColor colour = Theme::of(palette()).side(look.side);
    for (int other = 0; other < tokenCount(looks_, opposite(place.role)); ++other) {
        const std::optional<float> weight = weightBetween(look, place, other);
        if (!weight || !(*weight >= static_cast<float>(threshold_))) {
            continue;
        }
        colour.setAlphaF(std::clamp(0.35F + 0.65F * *weight, 0.0F, 1.0F));
        painter.setPen(QPen(colour, thin * (1 + 2.5 * double{*weight}), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(
            QPointF(block.queryRight, layout_.rowY(block, isQuery ? place.token : other, scrolled())),
            QPointF(block.keyLeft, layout_.rowY(block, isQuery ? other : place.token, scrolled())));
    }
}

void LinesCanvas::paintLabels(QPainter& painter, std::size_t index, TokenRole role) const {
    const Block& block = layout_.blocks()[index];
    const int count = tokenCount(looks_, role);
    const int reach = static_cast<int>(std::ceil(layout_.labelHeight() / layout_.rowHeight()));
    const int first = std::clamp(static_cast<int>(scrolled() / layout_.rowHeight()) - reach, 0, count);
    const int last = std::clamp(
        static_cast<int>((scrolled() + block.body.height()) / layout_.rowHeight()) + reach, first, count);
    const double apart = layout_.showsAllLabels() ? 0 : 0.9 * layout_.labelHeight();
    const int stride = std::max(1, static_cast<int>(std::ceil(apart / layout_.rowHeight())));
    std::vector<int> tokens = wantedLabels(*shownSides()[index], role);
    for (int token = (first + stride - 1) / stride * stride; token < last; token += stride) {
        tokens.push_back(token);
    }
    std::vector<int> painted;
    for (const int token : tokens) {
        const bool hasRoom = std::ranges::none_of(painted, [&](int other) {
            return other == token || std::abs(other - token) * layout_.rowHeight() < apart;
        });
        if (hasRoom && token >= first && token < last) {
            painted.push_back(token);
            paintLabel(painter, index, {role, token});
        }
    }
}

void LinesCanvas::paintLabel(QPainter& painter, std::size_t index, const TokenPlace& place) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const Block& block = layout_.blocks()[index];
    const HeadLook& look = *shownSides()[index];
    const bool isQuery = place.role == TokenRole::Query;
    const auto alone = shownAlone();
    const bool isAlone = alone == place;
    const bool isChosen = (isQuery ? looks_.query : looks_.key) == place.token;
    const QRect rect = layout_.labelRect(block, place, scrolled());
    const QRectF edge = QRectF(rect).adjusted(1, 0.5, -1, -0.5);
    if (isChosen && isQuery) {
        painter.setPen(QPen(theme.warning, 1.4 * spacing.hair));
        painter.setBrush(theme.wash(theme.warning));
        painter.drawRoundedRect(edge, spacing.radius, spacing.radius);
    } else if (isAlone || isChosen) {
        painter.setPen(isChosen ? QPen(theme.text, 1.2 * spacing.hair, Qt::DashLine) : QPen(Qt::NoPen));
        painter.setBrush(isAlone ? QBrush(theme.wash(theme.muted)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(edge, spacing.radius, spacing.radius);
    }
    const QString weight = weightText(static_cast<int>(index), place);
    const bool isOutside = alone && alone->role != place.role && weight.isEmpty();
    painter.setPen(isOutside ? theme.muted : theme.text);
    painter.setFont(isAlone || isChosen || !weight.isEmpty() ? titleFont(font()) : font());
    const QRect room = rect.adjusted(spacing.small, 0, -spacing.small, 0);
    const int flags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
    const auto towards = static_cast<int>(isQuery ? Qt::AlignRight : Qt::AlignLeft);
    painter.drawText(
        room, flags | towards,
        painter.fontMetrics().elidedText(tokenLabel(looks_, place), Qt::ElideRight, room.width()));
    if (!weight.isEmpty()) {
        painter.setFont(tabularFont(smallerFont(font())));
        painter.setPen(theme.sideText(look.side));
        const int width = lineWeightWidth(font());
        painter.drawText(
            QRect(isQuery ? rect.left() - width : rect.right() + 1, rect.top(), width, rect.height()),
            flags | static_cast<int>(isQuery ? Qt::AlignLeft : Qt::AlignRight), weight);
    }
}

} // namespace headscope
