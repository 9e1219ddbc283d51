// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/text_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/palette/readable_on.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/empty_text.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr int kWideSide = 22;      // in lines of text: from here on sides stand next to each other
constexpr double kLogFloor = 1e-4; // weights at or below are coloured alike on a logarithmic scale

} // namespace

TextCanvas::TextCanvas(QWidget* parent)
    : QAbstractScrollArea(parent), colours_(&findPalette(QString(), Palette::Kind::Sequential)) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    declarePainted(*this, QAccessible::Canvas);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Text coloured by weights"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

void TextCanvas::setLooks(const HeadLooks& looks) {
    looks_ = looks;
    hovered_.reset();
    findScale();
    layOut();
}

void TextCanvas::setRole(TokenRole chosen) {
    if (chosen != role_) {
        role_ = chosen;
        hovered_.reset();
        findScale();
        layOut();
    }
}

void TextCanvas::setColours(const Palette& colours, bool logarithmic) {
    colours_ = &colours;
    logarithmic_ = logarithmic;
    findScale();
    viewport()->update();
}

std::optional<TokenPlace> TextCanvas::chosen() const {
    std::optional<int> token = role_ == TokenRole::Query ? looks_.query : looks_.key;
    if (!token && isOfOneText(looks_)) {
        token = role_ == TokenRole::Query ? looks_.key : looks_.query;
    }
    if (!token || *token < 0 || *token >= tokenCount(looks_, role_)) {
        return std::nullopt;
    }
    return TokenPlace{role_, *token};
}

TokenRole TextCanvas::shownRole(const Block& block) const {
    const bool isToChooseFrom = block.look < 0;
    return (role_ == TokenRole::Query) == isToChooseFrom ? TokenRole::Query : TokenRole::Key;
}

const TextFlow& TextCanvas::flowOf(const Block& block) const {
    return shownRole(block) == TokenRole::Query ? queries_ : keys_;
}

std::optional<float> TextCanvas::weightOf(const Block& block, int token) const {
    const auto from = chosen();
    if (block.look < 0 || !from) {
        return std::nullopt;
    }
    return weightBetween(looks_.sides[static_cast<std::size_t>(block.look)], *from, token);
}

void TextCanvas::findScale() {
    double highest = 0;
    if (const auto from = chosen()) {
        const int others = tokenCount(looks_, opposite(role_));
        for (const HeadLook& look : looks_.sides) {
            for (int other = 0; other < others; ++other) {
                const float weight = weightBetween(look, *from, other).value_or(0.0F);
                highest = weight > highest ? double{weight} : highest;
            }
        }
    }
    highest = highest > 0 ? highest : 1;
    scale_ = logarithmic_ ? ValueScale::logarithmic(kLogFloor, std::max(highest, 2 * kLogFloor))
                          : ValueScale::linear(0, highest);
    const auto from = chosen();
    setAccessibleDescription(
        from ? (role_ == TokenRole::Query ? tr("query %1") : tr("key %1")).arg(quotedToken(looks_, *from))
             : QString());
    Q_EMIT scaleChanged();
}

void TextCanvas::layOut() {
    const Spacing spacing = Spacing::of(font());
    const int width = viewport()->width() - spacing.small;
    std::vector<int> shown;
    for (std::size_t look = 0; look < looks_.sides.size(); ++look) {
        if (looks_.sides[look].weights) {
            shown.push_back(static_cast<int>(look));
        }
    }
    blocks_.clear();
    const int gap = 2 * spacing.large;
    const int sides = std::max(1, static_cast<int>(shown.size()));
    const bool isBeside = (width - (sides - 1) * gap) / sides >= kWideSide * spacing.line;
    const int sideWidth = isBeside ? (width - (sides - 1) * gap) / sides : width;
    const bool hasTextToChooseFrom = !shown.empty() && !isOfOneText(looks_);
    const auto widthOf = [&](TokenRole role) {
        return hasTextToChooseFrom && role == role_ ? width : sideWidth;
    };
    queries_ = TextFlow(looks_.queryLabels, widthOf(TokenRole::Query), font());
    keys_ = TextFlow(looks_.keyLabels, widthOf(TokenRole::Key), font());

    int y = 0;
    if (hasTextToChooseFrom) {
        blocks_.push_back(
            {-1, QRect(0, 0, width, spacing.line + spacing.small), QPoint(0, spacing.line + spacing.small)});
        y = blocks_.back().text.y() + flowOf(blocks_.back()).height() + spacing.large;
    }
    int x = 0;
    for (const int look : shown) {
        const int header = sideHeaderHeight(font());
        blocks_.push_back({look, QRect(x, y, sideWidth, header), QPoint(x, y + header + spacing.small)});
        if (isBeside) {
            x += sideWidth + gap;
        } else {
            y = blocks_.back().text.y() + flowOf(blocks_.back()).height() + spacing.large;
        }
    }
    const int height = blocks_.empty() ? 0 : blocks_.back().text.y() + flowOf(blocks_.back()).height();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(spacing.line);
    verticalScrollBar()->setRange(0, std::max(0, height + spacing.small - viewport()->height()));
    viewport()->update();
}

QString TextCanvas::headerText(int block) const {
    const Block& where = blocks_[static_cast<std::size_t>(block)];
    if (where.look < 0) {
        return role_ == TokenRole::Query ? tr("queries: choose one") : tr("keys: choose one");
    }
    const QString& title = looks_.sides[static_cast<std::size_t>(where.look)].title;
    const auto from = chosen();
    if (role_ == TokenRole::Query) {
        return from ? tr("what %1 attends to from query %2").arg(title, quotedToken(looks_, *from))
                    : tr("%1: choose a token to see what it attends to").arg(title);
    }
    return from ? tr("who attends in %1 to key %2").arg(title, quotedToken(looks_, *from))
                : tr("%1: choose a token to see who attends to it").arg(title);
}

QRect TextCanvas::tokenRect(int block, int token) const {
    const Block& where = blocks_[static_cast<std::size_t>(block)];
    return flowOf(where).tokens()[static_cast<std::size_t>(token)].translated(
        where.text.x(), where.text.y() - verticalScrollBar()->value());
}

QColor TextCanvas::ground(int block, int token) const {
    const std::optional<float> weight = weightOf(blocks_[static_cast<std::size_t>(block)], token);
    return weight && !std::isnan(*weight) ? QColor(colours_->colour(scale_.position(double{*weight})))
                                          : QColor();
}

std::optional<TextCanvas::Hit> TextCanvas::hitAt(const QPoint& viewportPosition) const {
    const QPoint position = viewportPosition + QPoint(0, verticalScrollBar()->value());
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        if (const auto token = flowOf(blocks_[block]).tokenAt(position - blocks_[block].text)) {
            return Hit{static_cast<int>(block), {shownRole(blocks_[block]), *token}};
        }
    }
    return std::nullopt;
}

QString TextCanvas::tooltipAt(const QPoint& viewportPosition) const {
    const auto hit = hitAt(viewportPosition);
    return hit ? weightTooltip(looks_, hit->place, chosen()) : QString();
}

QSize TextCanvas::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {40 * line, 20 * line};
}

QSize TextCanvas::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {12 * line, 6 * line};
}

void TextCanvas::choose(int token) {
    if (token < 0 || token >= tokenCount(looks_, role_)) {
        return;
    }
    (role_ == TokenRole::Query ? looks_.query : looks_.key) = token;
    findScale();
    reveal();
    viewport()->update();
    if (role_ == TokenRole::Query) {
        Q_EMIT tokenChosen(token);
    } else {
        Q_EMIT keyChosen(token);
    }
}

void TextCanvas::reveal() {
    const auto from = chosen();
    if (!from || blocks_.empty()) {
        return;
    }
    const QRect rect = tokenRect(0, from->token); // the first block has the token in both cases
    const int above = std::min(0, rect.top());
    const int below = std::max(0, rect.bottom() + 1 - viewport()->height());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + (above < 0 ? above : below));
}

bool TextCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto hit = hitAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        const auto place = hit ? std::optional(hit->place) : std::nullopt;
        if (place != hovered_) {
            hovered_ = place;
            viewport()->update();
        }
        return true;
    }
    case QEvent::Leave:
        hovered_.reset();
        viewport()->update();
        break;
    case QEvent::MouseButtonPress:
        if (const auto* press = static_cast<QMouseEvent*>(event); press->button() == Qt::LeftButton) {
            const auto hit = hitAt(press->position().toPoint());
            if (hit && (isOfOneText(looks_) || hit->place.role == role_)) {
                choose(hit->place.token);
            }
            return true;
        }
        break;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto hit = hitAt(help->pos());
        QToolTip::showText(help->globalPos(), plainTooltip(tooltipAt(help->pos())), viewport(),
                           hit ? tokenRect(hit->block, hit->place.token) : QRect());
        return true;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TextCanvas::keyPressEvent(QKeyEvent* event) {
    const auto from = chosen();
    const int token = from ? from->token : -1;
    const TextFlow& flow = role_ == TokenRole::Query ? queries_ : keys_;
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(std::max(0, token - 1));
    case Qt::Key_Right:
        return choose(std::min(token + 1, tokenCount(looks_, role_) - 1));
    case Qt::Key_Up:
        return choose(flow.neighbour(std::max(0, token), -1));
    case Qt::Key_Down:
        return choose(flow.neighbour(std::max(0, token), 1));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(tokenCount(looks_, role_) - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void TextCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TextCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TextCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TextCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

void TextCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(font());
    if (blocks_.empty()) {
        paintEmptyText(painter, viewport()->rect(), looks_.emptyText, palette());
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t index = 0; index < blocks_.size(); ++index) {
        const Block& block = blocks_[index];
        const QRect header = block.header.translated(0, -verticalScrollBar()->value());
        const QString text = headerText(static_cast<int>(index));
        if (block.look >= 0) {
            const HeadLook& look = looks_.sides[static_cast<std::size_t>(block.look)];
            paintSideHeader(painter, header, {look.side, text, look.note}, font(), palette());
        } else {
            painter.setFont(smallerFont(font()));
            painter.setPen(Theme::of(palette()).muted);
            painter.drawText(header, static_cast<int>(Qt::AlignLeft) | Qt::TextSingleLine, text);
        }
        painter.setFont(font());
        for (int token = 0; token < static_cast<int>(flowOf(block).tokens().size()); ++token) {
            const QRect rect = tokenRect(static_cast<int>(index), token);
            if (rect.intersects(event->rect())) {
                paintToken(painter, block, token, rect);
            }
        }
    }
    if (hasFocus()) {
        paintFocusFrame(painter, viewport()->rect(), palette());
    }
}

void TextCanvas::paintToken(QPainter& painter, const Block& block, int token, const QRect& rect) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const TokenPlace place{shownRole(block), token};
    const auto from = chosen();
    const int index = static_cast<int>(&block - blocks_.data());
    const QColor colour = ground(index, token);
    const bool isMasked = block.look >= 0 && from && !weightOf(block, token);
    QColor ink = theme.text;
    if (colour.isValid()) {
        painter.fillRect(rect, colour);
        ink = readableOn(colour);
    } else if (isMasked) {
        painter.fillRect(rect, QBrush(theme.hatch, Qt::BDiagPattern));
        ink = theme.muted;
    }
    // The chosen token is framed wherever it is shown, those that are pointed at in all blocks.
    const bool isChosen = from && from->token == token && (isOfOneText(looks_) || place.role == role_);
    if (isChosen || hovered_ == place) {
        const double width = isChosen ? 2.0 * spacing.hair : spacing.hair;
        const QRectF edge = QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.setBrush(Qt::NoBrush);
        if (isChosen) { // seen on light and on dark colours
            painter.setPen(QPen(theme.card, 2 * width));
            painter.drawRect(edge);
        }
        painter.setPen(QPen(isChosen ? theme.warning : theme.text, width));
        painter.drawRect(edge);
    }
    painter.setPen(ink);
    const QString& text = flowOf(block).text(token);
    const int flags = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
    const QRect room = rect.adjusted(spacing.tiny + spacing.hair, 0, 0, 0);
    painter.drawText(room, flags,
                     painter.fontMetrics().horizontalAdvance(text) > room.width()
                         ? painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width())
                         : text);
}

} // namespace headscope
