// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lines_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/theme/focus_frame.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/views/empty_text.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr double kZoomStep = 1.25;
constexpr int kSpokenWeights = 3;

} // namespace

LinesCanvas::LinesCanvas(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Lines from queries to keys"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

void LinesCanvas::setLooks(const HeadLooks& looks) {
    const bool isOtherText = looks.queryLabels != looks_.queryLabels || looks.keyLabels != looks_.keyLabels;
    looks_ = looks;
    if (isOtherText) {
        hovered_.reset();
        pinned_.reset();
        zoom_ = 1;
    } else if (pinned_) { // what is shown alone is what is chosen
        const std::optional<int>& chosen = pinned_->role == TokenRole::Query ? looks_.query : looks_.key;
        pinned_->token = chosen.value_or(pinned_->token);
        pin(isInRange(*pinned_) ? pinned_ : std::nullopt);
    }
    findPairs();
    layOut();
    Q_EMIT shownChanged();
}

void LinesCanvas::setThreshold(double threshold) {
    threshold_ = threshold;
    findPairs();
    viewport()->update();
    Q_EMIT shownChanged();
}

LinesScene LinesCanvas::scene() const {
    return {looks_, layout_, pairs_, threshold_, shownAlone(), scrolled(), font(), palette()};
}

void LinesCanvas::findPairs() {
    pairs_ = visiblePairs(looks_, threshold_);
}

std::optional<TokenPlace> LinesCanvas::shownAlone() const {
    return hovered_ ? hovered_ : pinned_;
}

int LinesCanvas::drawnLines(int block) const {
    const auto place = shownAlone();
    if (!place) {
        return pairs_[static_cast<std::size_t>(block)].drawn();
    }
    int lines = 0;
    for (int other = 0; other < tokenCount(looks_, opposite(place->role)); ++other) {
        lines += weightText(block, {opposite(place->role), other}).isEmpty() ? 0 : 1;
    }
    return lines;
}

int LinesCanvas::allowedLines(int block) const {
    const auto place = shownAlone();
    if (!place) {
        return pairs_[static_cast<std::size_t>(block)].allowed();
    }
    const HeadLook& look = *sidesWithWeights(looks_)[static_cast<std::size_t>(block)];
    int allowed = 0;
    for (int other = 0; other < tokenCount(looks_, opposite(place->role)); ++other) {
        allowed += weightBetween(look, *place, other) ? 1 : 0;
    }
    return allowed;
}

QString LinesCanvas::weightText(int block, const TokenPlace& place) const {
    return lineWeightText(scene(), block, place);
}

QRect LinesCanvas::placeRect(int block, const TokenPlace& place) const {
    const Block& where = layout_.blocks()[static_cast<std::size_t>(block)];
    const QRect label = layout_.labelRect(where, place, scrolled());
    const int height = std::max(1, static_cast<int>(layout_.rowHeight()));
    return {label.left(), label.center().y() - height / 2, label.width(), height};
}

QSize LinesCanvas::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {40 * line, 24 * line};
}

QSize LinesCanvas::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {13 * line, 8 * line};
}

int LinesCanvas::scrolled() const {
    return verticalScrollBar()->value();
}

void LinesCanvas::layOut() {
    layout_ = LinesLayout(looks_, viewport()->size(), font(), zoom_);
    const int shown = layout_.bodyHeight();
    verticalScrollBar()->setPageStep(shown);
    verticalScrollBar()->setSingleStep(layout_.labelHeight());
    verticalScrollBar()->setRange(0, std::max(0, layout_.contentHeight() - shown));
    viewport()->update();
}

void LinesCanvas::zoom(double factor) {
    const double before = layout_.rowHeight();
    zoom_ = factor == 0 ? 1 : zoom_ * factor;
    layOut();
    if (factor != 0 && layout_.rowHeight() == before) { // at an end
        zoom_ /= factor;
    }
}

bool LinesCanvas::isInRange(const TokenPlace& place) const {
    return place.token >= 0 && place.token < tokenCount(looks_, place.role);
}

void LinesCanvas::pointAt(std::optional<TokenPlace> place) {
    if (place != hovered_) {
        hovered_ = place;
        viewport()->update();
        Q_EMIT shownChanged();
    }
}

void LinesCanvas::pin(std::optional<TokenPlace> place) {
    pinned_ = place;
    setAccessibleDescription(pinned_ ? spoken(*pinned_) : QString());
    viewport()->update();
}

void LinesCanvas::choose(const TokenPlace& place) {
    if (!isInRange(place)) {
        return;
    }
    (place.role == TokenRole::Query ? looks_.query : looks_.key) = place.token;
    pin(place);
    reveal(place);
    Q_EMIT shownChanged();
    if (place.role == TokenRole::Query) {
        Q_EMIT tokenChosen(place.token);
    } else {
        Q_EMIT keyChosen(place.token);
    }
}

void LinesCanvas::reveal(const TokenPlace& place) {
    const double height = std::max(layout_.rowHeight(), static_cast<double>(layout_.labelHeight()));
    const int high = static_cast<int>(place.token * layout_.rowHeight());
    const int low =
        static_cast<int>(std::ceil(place.token * layout_.rowHeight() + height)) - layout_.bodyHeight();
    verticalScrollBar()->setValue(std::clamp(scrolled(), std::min(low, high), high));
}

QString LinesCanvas::spoken(const TokenPlace& place) const {
    QStringList parts = {
        (place.role == TokenRole::Query ? tr("query %1") : tr("key %1")).arg(quotedToken(looks_, place))};
    const TokenRole role = opposite(place.role);
    for (const HeadLook* look : sidesWithWeights(looks_)) {
        QStringList weights;
        for (const int other : wantedLineLabels(scene(), *look, role)) {
            const std::optional<float> weight = weightBetween(*look, place, other);
            if (weight && weights.size() < kSpokenWeights) {
                weights +=
                    QStringLiteral("%1 %2").arg(quotedToken(looks_, {role, other}), shortWeight(*weight));
            }
        }
        parts +=
            Joined::labelled(QStringLiteral("%1 %2").arg(sideLetter(look->side), look->title),
                             weights.isEmpty() ? tr("nothing above the threshold") : Joined::listed(weights));
    }
    return Joined::listedGroups(parts);
}

bool LinesCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
        pointAt(layout_.placeAt(static_cast<QMouseEvent*>(event)->position().toPoint(), scrolled()));
        return true;
    case QEvent::Leave:
        pointAt(std::nullopt);
        break;
    case QEvent::MouseButtonPress:
        if (const auto* press = static_cast<QMouseEvent*>(event); press->button() == Qt::LeftButton) {
            const auto place = layout_.placeAt(press->position().toPoint(), scrolled());
            if (place && place != pinned_) {
                choose(*place);
            } else {
                pin(std::nullopt);
                pointAt(std::nullopt);
                Q_EMIT shownChanged();
            }
            return true;
        }
        break;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto place = layout_.placeAt(help->pos(), scrolled());
        const auto from = pinned_        ? pinned_
                          : looks_.query ? std::optional(TokenPlace{TokenRole::Query, *looks_.query})
                                         : std::nullopt;
        QToolTip::showText(help->globalPos(),
                           place ? plainTooltip(weightTooltip(looks_, *place, from)) : QString(), viewport());
        return true;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void LinesCanvas::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(font());
    if (layout_.blocks().empty()) {
        paintEmptyText(painter, viewport()->rect(), looks_.emptyText, palette());
        return;
    }
    paintLines(painter, scene());
    if (hasFocus()) {
        paintFocusFrame(painter, viewport()->rect(), palette());
    }
}

void LinesCanvas::keyPressEvent(QKeyEvent* event) {
    const TokenPlace current = pinned_.value_or(TokenPlace{TokenRole::Query, looks_.query.value_or(0)});
    const int last = tokenCount(looks_, current.role) - 1;
    const int page = std::max(1, static_cast<int>(layout_.bodyHeight() / layout_.rowHeight()) - 1);
    const auto go = [&](int token) { choose({current.role, std::clamp(token, 0, std::max(0, last))}); };
    switch (event->key()) {
    case Qt::Key_Up:
        return go(current.token - 1);
    case Qt::Key_Down:
        return go(current.token + 1);
    case Qt::Key_PageUp:
        return go(current.token - page);
    case Qt::Key_PageDown:
        return go(current.token + page);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(last);
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const TokenRole role = event->key() == Qt::Key_Left ? TokenRole::Query : TokenRole::Key;
        return choose({role, std::min(current.token, tokenCount(looks_, role) - 1)});
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(kZoomStep);
    case Qt::Key_Minus:
        return zoom(1 / kZoomStep);
    case Qt::Key_0:
        return zoom(0);
    case Qt::Key_Escape:
        if (pinned_) {
            pin(std::nullopt);
            Q_EMIT shownChanged();
            return;
        }
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void LinesCanvas::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        zoom(event->angleDelta().y() > 0 ? kZoomStep : 1 / kZoomStep);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
    pointAt(layout_.placeAt(event->position().toPoint(), scrolled())); // rows moved under the pointer
}

void LinesCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LinesCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void LinesCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void LinesCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

} // namespace headscope
