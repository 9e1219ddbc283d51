// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernels/row_table.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/empty_text.h"

namespace headscope {

namespace {

constexpr int kLeft = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kRight = static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kLongestLabel = 8;   // lines of text, as a width
constexpr int kMeasuredRows = 200; // whose texts decide how wide columns are

} // namespace

RowTable::RowTable(QWidget* parent) : QAbstractScrollArea(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Numbers of rows"));
}

void RowTable::setContent(const RowTableContent& content) {
    if (content == content_) {
        return;
    }
    content_ = content;
    setAccessibleName(content_.title.isEmpty() ? tr("Numbers of rows") : content_.title);
    describe();
    layOut();
    follow();
    viewport()->update();
}

void RowTable::setChosen(std::optional<int> row) {
    if (row != content_.chosen) {
        content_.chosen = row;
        describe();
        follow();
        viewport()->update();
    }
}

/// The marked row.
void RowTable::describe() {
    if (!content_.chosen || *content_.chosen >= static_cast<int>(content_.rows.size())) {
        return setAccessibleDescription(content_.rows.empty() ? content_.emptyText : QString());
    }
    const RowTableContent::Row& row = content_.rows[static_cast<std::size_t>(*content_.chosen)];
    QStringList spoken;
    for (qsizetype i = 0; i < std::min(content_.columns.size(), row.numbers.size()); ++i) {
        spoken.append(tr("%1 %2").arg(content_.columns[i], row.numbers[i]));
    }
    setAccessibleDescription(tr("%1 %2: %3").arg(content_.labelName, row.label, Joined::listed(spoken)));
}

int RowTable::rowHeight() const {
    const Spacing spacing = Spacing::of(font());
    return spacing.line + spacing.tiny;
}

int RowTable::headHeight() const {
    return (content_.title.isEmpty() ? 1 : 2) * rowHeight() + Spacing::of(font()).tiny;
}

QRect RowTable::rowRect(int row) const {
    return {0, headHeight() + row * rowHeight() - verticalScrollBar()->value(), viewport()->width(),
            rowHeight()};
}

QSize RowTable::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {16 * line, 10 * line};
}

QSize RowTable::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {8 * line, 4 * line};
}

void RowTable::layOut() {
    const Spacing spacing = Spacing::of(font());
    const QFontMetrics digits(tabularFont(smallerFont(font())));
    const QFontMetrics text(smallerFont(font()));
    const std::size_t measured = std::min<std::size_t>(content_.rows.size(), kMeasuredRows);
    int label = text.horizontalAdvance(content_.labelName);
    std::vector<int> widths;
    for (const QString& name : content_.columns) {
        widths.push_back(text.horizontalAdvance(name));
    }
    bool hasBars = false;
    for (std::size_t row = 0; row < measured; ++row) {
        const RowTableContent::Row& shown = content_.rows[row];
        label = std::max(label, text.horizontalAdvance(shown.label));
        for (std::size_t i = 0; i < widths.size() && i < static_cast<std::size_t>(shown.numbers.size());
             ++i) {
            widths[i] =
                std::max(widths[i], digits.horizontalAdvance(shown.numbers[static_cast<qsizetype>(i)]));
        }
        hasBars = hasBars || !std::isnan(shown.bar);
    }
    // Rounding may make a text wider than it was measured.
    label_ = {spacing.small, std::min(label + spacing.tiny, kLongestLabel * spacing.line)};
    int left = label_.left + label_.width + spacing.medium;
    columns_.clear();
    for (const int width : widths) {
        columns_.push_back({left, width + spacing.tiny});
        left += width + spacing.tiny + spacing.medium;
    }
    bar_ = {left, hasBars ? viewport()->width() - left - spacing.small : 0};
    const int page = std::max(0, viewport()->height() - headHeight());
    const int whole = static_cast<int>(content_.rows.size()) * rowHeight();
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(rowHeight());
    verticalScrollBar()->setRange(0, std::max(0, whole - page));
}

/// The marked row comes into sight.
void RowTable::follow() {
    if (!content_.chosen) {
        return;
    }
    const int top = *content_.chosen * rowHeight();
    const int page = verticalScrollBar()->pageStep();
    const int value = verticalScrollBar()->value();
    if (top < value || top + rowHeight() > value + page) {
        verticalScrollBar()->setValue(top - std::max(0, page - rowHeight()) / 2);
    }
}

void RowTable::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection());
    if (content_.rows.empty()) {
        paintEmptyText(painter, viewport()->rect(), content_.emptyText, palette());
        return;
    }
    painter.save();
    painter.setClipRect(0, headHeight(), viewport()->width(), viewport()->height() - headHeight());
    const int first = verticalScrollBar()->value() / rowHeight();
    for (int row = first; row < static_cast<int>(content_.rows.size()); ++row) {
        if (rowRect(row).top() > viewport()->height()) {
            break;
        }
        paintRow(painter, row);
    }
    painter.restore();
    paintHead(painter);
    if (hasFocus()) {
        paintFocusFrame(painter, viewport()->rect(), palette());
    }
}

void RowTable::paintHead(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const int height = rowHeight();
    int top = 0;
    if (!content_.title.isEmpty()) {
        painter.setFont(font());
        painter.setPen(theme.text);
        const int room = viewport()->width() - 2 * label_.left;
        painter.drawText(QRect(label_.left, 0, room, height), kLeft,
                         painter.fontMetrics().elidedText(content_.title, Qt::ElideRight, room));
        top = height;
    }
    painter.setFont(smallerFont(font()));
    painter.setPen(theme.muted);
    painter.drawText(QRect(label_.left, top, label_.width, height), kLeft, content_.labelName);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        painter.drawText(QRect(columns_[i].left, top, columns_[i].width, height), kRight,
                         content_.columns[static_cast<qsizetype>(i)]);
    }
    painter.fillRect(
        QRect(0, headHeight() - Spacing::of(font()).hair, viewport()->width(), Spacing::of(font()).hair),
        theme.border);
}

void RowTable::paintRow(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const RowTableContent::Row& shown = content_.rows[static_cast<std::size_t>(row)];
    const QRect line = rowRect(row);
    if (content_.chosen == row) {
        painter.fillRect(line, theme.wash(theme.accent));
    }
    painter.setPen(shown.isMuted ? theme.muted : theme.text);
    painter.setFont(smallerFont(font()));
    painter.drawText(QRect(label_.left, line.top(), label_.width, line.height()), kLeft,
                     painter.fontMetrics().elidedText(shown.label, Qt::ElideRight, label_.width));
    painter.setFont(tabularFont(smallerFont(font())));
    for (std::size_t i = 0; i < columns_.size() && i < static_cast<std::size_t>(shown.numbers.size()); ++i) {
        painter.drawText(QRect(columns_[i].left, line.top(), columns_[i].width, line.height()), kRight,
                         shown.numbers[static_cast<qsizetype>(i)]);
    }
    if (!std::isnan(shown.bar) && bar_.width > spacing.line) {
        const int height = spacing.line / 2;
        const QRect bar(bar_.left, line.center().y() - height / 2, bar_.width, height);
        painter.fillRect(bar, theme.wash(theme.muted));
        painter.fillRect(
            QRect(bar.topLeft(), QSize(qRound(bar.width() * std::clamp(shown.bar, 0.0, 1.0)), height)),
            shown.isMuted            ? theme.border
            : content_.chosen == row ? theme.accent
                                     : theme.muted);
    }
}

void RowTable::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    follow();
}

void RowTable::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

void RowTable::mousePressEvent(QMouseEvent* event) {
    const int place = qRound(event->position().y()) - headHeight() + verticalScrollBar()->value();
    const int row = place / rowHeight();
    if (event->position().y() >= headHeight() && row < static_cast<int>(content_.rows.size())) {
        Q_EMIT rowChosen(row);
    }
}

void RowTable::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(content_.rows.size()) - 1;
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || last < 0) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    Q_EMIT rowChosen(std::clamp(content_.chosen.value_or(-step) + step, 0, last));
}

} // namespace headscope
