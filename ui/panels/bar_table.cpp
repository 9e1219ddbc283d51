// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/bar_table.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/figure_fonts.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kLeft =
    static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr double kBarHeight = 0.3;       // in lines
constexpr double kTitleShare = 0.24;     // of the width
constexpr double kWidestTitle = 13;      // in lines
constexpr double kNarrowestColumn = 4.5; // in lines

} // namespace

BarTable::BarTable(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarTable::setContent(BarTableContent content) {
    content_ = std::move(content);
    QStringList spoken;
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            spoken += readout(row, column);
        }
    }
    summary_ = Joined::listedGroups(spoken);
    setAccessibleDescription(summary_);
    updateGeometry();
    if (pointed_ && (pointed_->first >= rowCount() || pointed_->second >= columnCount())) {
        point(std::nullopt);
    }
    update();
}

bool BarTable::hasFormulas() const {
    return std::any_of(content_.rows.begin(), content_.rows.end(), [](const BarRow& row) {
        return !row.note.isEmpty() ||
               std::any_of(row.cells.begin(), row.cells.end(),
                           [](const BarCell& cell) { return !cell.formula.isEmpty(); });
    });
}

int BarTable::headerHeight() const {
    const bool hasNotes = std::any_of(content_.columns.begin(), content_.columns.end(),
                                      [](const BarColumn& column) { return !column.note.isEmpty(); });
    const Spacing spacing = Spacing::of(font());
    return spacing.line + (hasNotes ? QFontMetrics(smallerFont(font())).height() : 0) + spacing.small;
}

int BarTable::rowHeight() const {
    const Spacing spacing = Spacing::of(font());
    const int formula = hasFormulas() ? QFontMetrics(smallerFont(font())).height() : 0;
    return spacing.line + formula + static_cast<int>(kBarHeight * spacing.line) + spacing.medium +
           spacing.tiny;
}

double BarTable::titleWidth() const {
    return std::min(kTitleShare * width(), kWidestTitle * Spacing::of(font()).line);
}

QRectF BarTable::cellRect(int row, int column) const {
    const double left = titleWidth();
    const double pitch = (width() - left) / std::max(1, columnCount());
    return {left + column * pitch, static_cast<double>(headerHeight() + row * rowHeight()), pitch,
            static_cast<double>(rowHeight())};
}

QString BarTable::readout(int row, int column) const {
    const BarRow& shown = content_.rows.at(static_cast<std::size_t>(row));
    const BarCell& cell = shown.cells.at(static_cast<std::size_t>(column));
    QString text = tr("%1, %2: %3")
                       .arg(shown.title, content_.columns.at(static_cast<std::size_t>(column)).title,
                            cell.numbers.value(0));
    if (!cell.meaning.isEmpty()) {
        text += u' ' + cell.meaning;
    }
    return cell.formula.isEmpty() ? text : tr("%1 = %2").arg(text, cell.formula);
}

QSize BarTable::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {static_cast<int>((7 + 8 * columnCount()) * line), headerHeight() + rowCount() * rowHeight()};
}

QSize BarTable::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {static_cast<int>((4 + kNarrowestColumn * columnCount()) * line), sizeHint().height()};
}

void BarTable::point(std::optional<Place> place) {
    if (place == pointed_) {
        return;
    }
    pointed_ = place;
    update();
    const QString read = place ? readout(place->first, place->second) : QString();
    setAccessibleDescription(place ? read : summary_);
    Q_EMIT pointed(read);
}

void BarTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

void BarTable::mouseMoveEvent(QMouseEvent* event) {
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            if (cellRect(row, column).contains(event->position())) {
                return point(Place(row, column));
            }
        }
    }
    point(std::nullopt);
}

void BarTable::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void BarTable::keyPressEvent(QKeyEvent* event) {
    if (rowCount() == 0 || columnCount() == 0) {
        return QWidget::keyPressEvent(event);
    }
    Place place = pointed_.value_or(Place(0, 0));
    switch (pointed_ ? event->key() : 0) {
    case Qt::Key_Left:
        place.second = std::max(0, place.second - 1);
        break;
    case Qt::Key_Right:
        place.second = std::min(columnCount() - 1, place.second + 1);
        break;
    case Qt::Key_Up:
        place.first = std::max(0, place.first - 1);
        break;
    case Qt::Key_Down:
        place.first = std::min(rowCount() - 1, place.first + 1);
        break;
    default:
        if (pointed_ || event->key() < Qt::Key_Left || event->key() > Qt::Key_Down) {
            return QWidget::keyPressEvent(event);
        }
    }
    point(place);
}

void BarTable::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeader(painter);
    for (int row = 0; row < rowCount(); ++row) {
        const double top = headerHeight() + row * rowHeight();
        painter.fillRect(QRectF(0, top, width(), spacing.hair), theme.border);
        paintTitle(painter, row);
        for (int column = 0; column < columnCount(); ++column) {
            paintCell(painter, row, column);
        }
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void BarTable::paintHeader(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    for (int column = 0; column < columnCount(); ++column) {
        const BarColumn& shown = content_.columns[static_cast<std::size_t>(column)];
        const QRectF cell = cellRect(0, column);
        QRectF line(cell.left(), 0, cell.width() - spacing.medium, spacing.line);
        painter.setFont(titleFont(font()));
        painter.setPen(shown.isMarked ? theme.accent : theme.text);
        painter.drawText(line, kLeft, fittedText(shown.title, painter.font(), line.width()));
        painter.setFont(smallerFont(font()));
        painter.setPen(shown.isMarked ? theme.accent : theme.muted);
        line = QRectF(line.left(), spacing.line, line.width(), QFontMetrics(painter.font()).height());
        painter.drawText(line, kLeft, fittedText(shown.note, painter.font(), line.width()));
    }
}

void BarTable::paintTitle(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const BarRow& shown = content_.rows[static_cast<std::size_t>(row)];
    QRectF line(0, cellRect(row, 0).top() + spacing.small, titleWidth() - spacing.medium, spacing.line);
    painter.setFont(font());
    painter.setPen(theme.text);
    painter.drawText(line, kLeft, fittedText(shown.title, font(), line.width()));
    painter.setFont(smallerFont(font()));
    painter.setPen(theme.muted);
    line.moveTop(line.bottom());
    painter.drawText(line, kLeft, fittedText(shown.note, painter.font(), line.width()));
}

void BarTable::paintCell(QPainter& painter, int row, int column) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const BarCell& shown =
        content_.rows[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column)];
    const bool isMarked = content_.columns[static_cast<std::size_t>(column)].isMarked;
    const QRectF cell = cellRect(row, column);
    const double room = cell.width() - spacing.medium;
    if (pointed_ == Place(row, column)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.wash(theme.muted));
        painter.drawRoundedRect(cell.adjusted(-spacing.small, spacing.tiny, -spacing.small, -spacing.tiny),
                                spacing.radius, spacing.radius);
    }
    QRectF line(cell.left(), cell.top() + spacing.small, room, spacing.line);
    painter.setFont(tabularFont(font()));
    painter.setPen(theme.text);
    painter.drawText(line, kLeft, firstFittingText(shown.numbers, painter.font(), room));
    if (!shown.formula.isEmpty()) {
        painter.setFont(smallerFont(font()));
        painter.setPen(theme.muted);
        line = QRectF(cell.left(), line.bottom(), room, QFontMetrics(painter.font()).height());
        painter.drawText(line, kLeft, fittedText(shown.formula, painter.font(), room));
    }
    if (std::isnan(shown.share)) {
        return;
    }
    const double height = kBarHeight * spacing.line;
    const QRectF bar(cell.left(), cell.bottom() - spacing.small - height, room, height);
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(room * std::clamp(shown.limit, 0.0, 1.0), height)),
                     theme.wash(theme.muted));
    const double length =
        std::max(static_cast<double>(spacing.hair), room * std::clamp(shown.share, 0.0, 1.0));
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(shown.share > 0 ? length : 0, height)),
                     isMarked ? theme.accent : theme.muted);
}

} // namespace headscope
