// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt/token_strip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

TokenStrip::TokenStrip(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    declarePainted(*this, QAccessible::Canvas);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Tokens"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    layOut();
}

void TokenStrip::setTokens(std::vector<TokenChip> tokens) {
    tokens_ = std::move(tokens);
    const int last = std::max(0, count() - 1);
    current_ = std::clamp(current_, 0, last);
    pointed_.reset();
    query_.reset();
    key_.reset();
    layOut();
}

void TokenStrip::setMostRows(int rows) {
    if (rows != mostRows_) {
        mostRows_ = rows;
        layOut();
        updateGeometry();
    }
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
    return layout_.chips()[static_cast<std::size_t>(token)].translated(0, -verticalScrollBar()->value());
}

std::optional<int> TokenStrip::tokenAt(const QPoint& viewportPosition) const {
    return layout_.tokenAt(viewportPosition + QPoint(0, verticalScrollBar()->value()));
}

int TokenStrip::oneRowWidth() const {
    const ChipLayout row(tokens_, QWIDGETSIZE_MAX, font());
    return row.chips().empty() ? 0 : row.chips().back().right() + 1;
}

QSize TokenStrip::sizeHint() const {
    const int rows = std::min(layout_.rows(), mostRows_);
    return {60 * characterWidth(fontMetrics()), (rows - 1) * layout_.rowPitch() + layout_.chipHeight()};
}

QSize TokenStrip::minimumSizeHint() const {
    return {16 * characterWidth(fontMetrics()), sizeHint().height()};
}

void TokenStrip::layOut() {
    const int rowsBefore = layout_.rows();
    layout_ = ChipLayout(tokens_, viewport()->width(), font());
    if (layout_.rows() != rowsBefore) {
        updateGeometry();
    }
    const int pitch = layout_.rowPitch();
    verticalScrollBar()->setPageStep(std::min(layout_.rows(), mostRows_) * pitch);
    verticalScrollBar()->setSingleStep(pitch);
    verticalScrollBar()->setRange(0, std::max(0, layout_.rows() - mostRows_) * pitch);
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
    setAccessibleDescription(spoken(current_));
    const int row = layout_.chips()[static_cast<std::size_t>(current_)].center().y() / layout_.rowPitch();
    const int firstShown = verticalScrollBar()->value() / layout_.rowPitch();
    verticalScrollBar()->setValue(std::clamp(firstShown, row - mostRows_ + 1, row) * layout_.rowPitch());
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
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(tokenFont(font()));
    for (const ChipLayout::Group& group : layout_.groups()) {
        if (group.frame.translated(0, -verticalScrollBar()->value()).intersects(event->rect())) {
            paintGroup(painter, group);
        }
    }
    for (int token = 0; token < count(); ++token) {
        if (chipRect(token).intersects(event->rect())) {
            paintChip(painter, token);
        }
    }
}

QString TokenStrip::spoken(int token) const {
    QString label = tokens_[static_cast<std::size_t>(token)].label;
    if (const ChipLayout::Group* group = layout_.groupOf(token)) {
        label =
            tr("%1 of %2").arg(label, quotedToken(tokens_[static_cast<std::size_t>(group->first)].character));
    }
    return tr("%1, token %2 of %3").arg(label, QString::number(token), QString::number(count()));
}

/// The frame round the bytes of one character, and the character.
void TokenStrip::paintGroup(QPainter& painter, const ChipLayout::Group& group) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const int scrolled = verticalScrollBar()->value();
    const double inset = spacing.hair / 2.0;
    painter.setPen(QPen(theme.border, spacing.hair));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(
        QRectF(group.frame.translated(0, -scrolled)).adjusted(inset, inset, -inset, -inset), spacing.radius,
        spacing.radius);
    const QRect room = group.character.translated(0, -scrolled);
    painter.setPen(theme.text);
    painter.drawText(
        room, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(tokens_[static_cast<std::size_t>(group.first)].character,
                                         Qt::ElideRight, room.width()));
}

void TokenStrip::paintChip(QPainter& painter, int token) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const TokenChip& chip = tokens_[static_cast<std::size_t>(token)];
    const QRect rect = chipRect(token);
    const bool isCurrent = hasFocus() && token == current_;

    const bool isInGroup = layout_.groupOf(token) != nullptr; // which has the frame

    QColor fill = token == pointed_ ? theme.wash(theme.muted) : theme.card;
    QPen outline(isInGroup ? fill : theme.border, spacing.hair);
    if (isCurrent) {
        outline = QPen(theme.accent, 1.6 * spacing.hair);
    }
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
    const int padding = isInGroup ? spacing.tiny : spacing.small;
    const QRect room = rect.adjusted(padding, 0, -padding, 0);
    painter.setPen(chip.special || isInGroup ? theme.muted : theme.text);
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
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (count() > 0) {
            Q_EMIT tokenChosen(current_);
        }
        return;
    case Qt::Key_Home:
        makeCurrent(0);
        return;
    case Qt::Key_End:
        makeCurrent(count() - 1);
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
