// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/token_strip.h"

#include <QHash>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

TokenStrip::TokenStrip(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Tokens"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    measure();
    layOut();
}

void TokenStrip::setTokens(std::vector<TokenChip> tokens) {
    tokens_ = std::move(tokens);
    const int last = std::max(0, count() - 1);
    current_ = std::clamp(current_, 0, last);
    pointed_.reset();
    query_.reset();
    key_.reset();
    measure();
    layOut();
}

void TokenStrip::setHighlighted(std::optional<int> query, std::optional<int> key) {
    if (query != query_ || key != key_) {
        query_ = query;
        key_ = key;
        viewport()->update();
    }
}

QRect TokenStrip::chipRect(int token) const {
    if (token < 0 || token >= count()) {
        return {};
    }
    return rects_[static_cast<std::size_t>(token)].translated(0, -verticalScrollBar()->value());
}

std::optional<int> TokenStrip::tokenAt(const QPoint& viewportPosition) const {
    const QPoint position = viewportPosition + QPoint(0, verticalScrollBar()->value());
    const auto found = std::find_if(rects_.begin(), rects_.end(),
                                    [&](const QRect& rect) { return rect.contains(position); });
    return found == rects_.end() ? std::nullopt : std::optional(static_cast<int>(found - rects_.begin()));
}

int TokenStrip::rowPitch() const {
    return chipHeight_ + Spacing::of(font()).small;
}

QSize TokenStrip::sizeHint() const {
    const int gap = rowPitch() - chipHeight_;
    return {60 * fontMetrics().averageCharWidth(), std::min(rows_, kMostRows) * rowPitch() - gap};
}

QSize TokenStrip::minimumSizeHint() const {
    return {16 * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void TokenStrip::measure() {
    const Spacing spacing = Spacing::of(font());
    const QFontMetrics metrics(tokenFont(font()));
    chipHeight_ = metrics.height() + 2 * spacing.small;
    const int widest = 24 * metrics.averageCharWidth();
    QHash<QString, int> known; // texts repeat their tokens
    widths_.clear();
    widths_.reserve(tokens_.size());
    for (const TokenChip& token : tokens_) {
        auto width = known.constFind(token.label);
        if (width == known.constEnd()) {
            width = known.insert(token.label, std::min(widest, metrics.horizontalAdvance(token.label)));
        }
        widths_.push_back(std::max(*width + 2 * spacing.medium, chipHeight_));
    }
}

void TokenStrip::layOut() {
    const int gap = Spacing::of(font()).small;
    const int room = viewport()->width();
    int x = 0;
    int row = 0;
    rects_.clear();
    rects_.reserve(widths_.size());
    for (const int width : widths_) {
        if (x > 0 && x + width > room) {
            x = 0;
            ++row;
        }
        rects_.emplace_back(x, row * rowPitch(), width, chipHeight_);
        x += width + gap;
    }
    if (row + 1 != rows_) {
        rows_ = row + 1;
        updateGeometry();
    }
    verticalScrollBar()->setPageStep(std::min(rows_, kMostRows) * rowPitch());
    verticalScrollBar()->setSingleStep(rowPitch());
    verticalScrollBar()->setRange(0, std::max(0, rows_ - kMostRows) * rowPitch());
    viewport()->update();
}

void TokenStrip::point(std::optional<int> token) {
    if (token == pointed_) {
        return;
    }
    pointed_ = token;
    viewport()->update();
    if (token) {
        Q_EMIT tokenHovered(*token);
    } else {
        Q_EMIT tokenLeft();
    }
}

void TokenStrip::makeCurrent(int token) {
    if (tokens_.empty()) {
        return;
    }
    current_ = std::clamp(token, 0, count() - 1);
    const TokenChip& chip = tokens_[static_cast<std::size_t>(current_)];
    setAccessibleDescription(tr("%1, token %2 of %3").arg(chip.label).arg(current_).arg(count()));
    const QRect rect = rects_[static_cast<std::size_t>(current_)];
    QScrollBar* bar = verticalScrollBar();
    if (rect.top() < bar->value()) {
        bar->setValue(rect.top());
    } else if (rect.bottom() >= bar->value() + kMostRows * rowPitch()) {
        bar->setValue(rect.top() - (kMostRows - 1) * rowPitch());
    }
    viewport()->update();
    point(current_);
}

bool TokenStrip::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
        point(tokenAt(static_cast<QMouseEvent*>(event)->position().toPoint()));
        return true;
    case QEvent::Leave:
        point(std::nullopt);
        break;
    case QEvent::MouseButtonPress:
        if (const auto* press = static_cast<QMouseEvent*>(event); press->button() == Qt::LeftButton) {
            if (const std::optional<int> token = tokenAt(press->position().toPoint())) {
                makeCurrent(*token);
                Q_EMIT tokenChosen(*token);
                return true;
            }
        }
        break;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<int> token = tokenAt(help->pos());
        const QString text = token ? tokens_[static_cast<std::size_t>(*token)].tooltip : QString();
        QToolTip::showText(help->globalPos(), plainTooltip(text), viewport(),
                           token ? chipRect(*token) : QRect());
        return true;
    }
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TokenStrip::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(tokenFont(font()));
    for (int token = 0; token < count(); ++token) {
        if (chipRect(token).intersects(event->rect())) {
            paintChip(painter, token);
        }
    }
}

void TokenStrip::paintChip(QPainter& painter, int token) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const TokenChip& chip = tokens_[static_cast<std::size_t>(token)];
    const QRect rect = chipRect(token);
    const bool isCurrent = hasFocus() && token == current_;

    QColor fill = token == pointed_ ? theme.wash(theme.muted) : theme.card;
    QPen outline(isCurrent ? theme.accent : theme.border, isCurrent ? 1.6 * spacing.hair : spacing.hair);
    if (token == query_) {
        fill = theme.wash(theme.warning);
        outline = QPen(theme.warning, 1.6 * spacing.hair);
    }
    const double inset = outline.widthF() / 2;
    const QRectF edge = QRectF(rect).adjusted(inset, inset, -inset, -inset);
    painter.setPen(outline);
    painter.setBrush(fill);
    painter.drawRoundedRect(edge, spacing.radius, spacing.radius);
    if (token == key_) {
        const double inner = token == query_ ? 2.0 * spacing.hair : 0.0;
        painter.setPen(QPen(theme.text, 1.4 * spacing.hair, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(edge.adjusted(inner, inner, -inner, -inner), spacing.radius, spacing.radius);
    }
    const QRect room = rect.adjusted(spacing.small, 0, -spacing.small, 0);
    painter.setPen(chip.special ? theme.muted : theme.text);
    painter.drawText(room, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(chip.label, Qt::ElideRight, room.width()));
}

void TokenStrip::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TokenStrip::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        measure();
        layOut();
        updateGeometry();
    }
}

void TokenStrip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        makeCurrent(current_ - 1);
        return;
    case Qt::Key_Right:
        makeCurrent(current_ + 1);
        return;
    case Qt::Key_Home:
        makeCurrent(0);
        return;
    case Qt::Key_End:
        makeCurrent(count() - 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!tokens_.empty()) {
            Q_EMIT tokenChosen(current_);
        }
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void TokenStrip::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TokenStrip::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
    point(std::nullopt);
}

} // namespace headscope
