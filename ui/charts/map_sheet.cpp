// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/map_sheet.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/palette/significant_text.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;
constexpr int kLastColumn = std::numeric_limits<int>::max(); // of any map

QString labelAt(const QStringList& own, const QStringList& shared, int index) {
    const QStringList& labels = own.isEmpty() ? shared : own;
    return index < labels.size() ? labels.at(index) : QString();
}

QString placeText(int index, const QString& label) {
    return label.isEmpty() ? QString::number(index) : quotedToken(index, label);
}

} // namespace

MapSheet::MapSheet(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void MapSheet::setContent(SheetContent content) {
    content_ = std::move(content);
    if (pointed_ && !hasCell(*pointed_)) {
        pointed_.reset();
    }
    showContent();
}

void MapSheet::setChosen(std::optional<int> row, std::optional<int> column) {
    row_ = row;
    column_ = column;
    update();
}

bool MapSheet::hasCell(const Place& place) const {
    if (place.map >= static_cast<int>(content_.maps.size())) {
        return false;
    }
    const Matrix& values = *content_.maps[static_cast<std::size_t>(place.map)].values;
    return place.row < values.rows() && place.column < values.cols();
}

void MapSheet::showContent() {
    const Theme& theme = Theme::of(palette());
    figure_ = sheetFigure(content_, FigureTheme::onCard(theme.isDark, theme.card), theme.isDark);
    rasters_.assign(content_.maps.size(), {});
    layOut();
    describe();
}

void MapSheet::describe() {
    const int maps = static_cast<int>(content_.maps.size());
    setAccessibleDescription(content_.isEmpty() ? content_.emptyText
                             : pointed_         ? readout(pointed_->map, pointed_->row, pointed_->column)
                             : maps == 1        ? tr("1 map")
                                                : tr("%n maps", nullptr, maps));
}

void MapSheet::layOut() {
    layout_ = layoutSheet(content_, font(), size());
    update();
}

QRectF MapSheet::mapRect(int map) const {
    return scene().mapRect(map);
}

QRectF MapSheet::cellRect(int map, int row, int column) const {
    return mapRect(map).isEmpty() ? QRectF() : scene().mapping(map).rect(row, column);
}

QString MapSheet::readout(int map, int row, int column) const {
    const Place place{map, row, column};
    if (!hasCell(place)) {
        return {};
    }
    const SheetMap& shown = content_.maps[static_cast<std::size_t>(map)];
    const QString cell = QStringLiteral("%1 → %2").arg(
        placeText(row, labelAt(shown.rowLabels, content_.rowLabels, row)),
        placeText(column, labelAt(shown.columnLabels, content_.columnLabels, column)));
    const bool isMasked =
        !shown.allowed.empty() && !shown.allowed[static_cast<std::size_t>(row)].contains(column);
    const double value = static_cast<double>((*shown.values)(row, column));
    const QString number = isMasked            ? tr("masked")
                           : std::isnan(value) ? QStringLiteral("–")
                                               : significantText(value, kDigits);
    const QString name = shown.valueName.isEmpty() ? shown.title : shown.valueName;
    return tr("%1: %2 %3").arg(cell, name, number);
}

std::optional<MapSheet::Place> MapSheet::placeAt(const QPointF& position) const {
    for (int map = 0; map < static_cast<int>(layout_.maps.size()); ++map) {
        if (!mapRect(map).contains(position)) {
            continue;
        }
        const QPointF at = scene().mapping(map).cellsAt(position);
        const Place place{map, static_cast<int>(std::floor(at.y())), static_cast<int>(std::floor(at.x()))};
        return hasCell(place) ? std::optional(place) : std::nullopt;
    }
    return std::nullopt;
}

QString MapSheet::headingAt(const QPointF& position) const {
    for (std::size_t map = 0; map < layout_.maps.size(); ++map) {
        if (layout_.maps[map].title.contains(position) || layout_.maps[map].note.contains(position)) {
            QStringList lines{content_.maps[map].title, content_.maps[map].note};
            lines.removeAll(QString());
            return lines.join(u'\n');
        }
    }
    return {};
}

void MapSheet::point(std::optional<Place> place) {
    if (place == pointed_) {
        return;
    }
    pointed_ = place;
    describe();
    update();
    if (place) {
        Q_EMIT pointed(place->map, place->row, place->column);
    } else {
        Q_EMIT pointedAtNothing();
    }
}

QSize MapSheet::sizeHint() const {
    const int em = fontMetrics().height();
    return {36 * em, 18 * em};
}

QSize MapSheet::minimumSizeHint() const {
    const int em = fontMetrics().height();
    return {12 * em, 7 * em};
}

void MapSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void MapSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        showContent();
    }
}

void MapSheet::mouseMoveEvent(QMouseEvent* event) {
    point(placeAt(event->position()));
}

void MapSheet::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    if (place && event->button() == Qt::LeftButton) {
        point(place);
        Q_EMIT chosen(place->map, place->row, place->column);
    }
}

void MapSheet::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void MapSheet::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (content_.isEmpty() || (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up &&
                               key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter)) {
        QWidget::keyPressEvent(event);
        return;
    }
    Place place = pointed_.value_or(Place{0, row_.value_or(0), column_.value_or(0)});
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        Q_EMIT chosen(place.map, place.row, place.column);
        return;
    }
    const Matrix& values = *content_.maps[static_cast<std::size_t>(place.map)].values;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int right = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const Place next{place.map + right, place.row, right > 0 ? 0 : kLastColumn};
    const bool leaves = right != 0 && (place.column + right < 0 || place.column + right >= values.cols());
    if (leaves && next.map >= 0 && next.map < static_cast<int>(content_.maps.size())) {
        return point(fitted(next));
    }
    place.row += down;
    place.column += right;
    point(fitted(place));
}

MapSheet::Place MapSheet::fitted(Place place) const {
    const Matrix& values = *content_.maps[static_cast<std::size_t>(place.map)].values;
    place.row = std::clamp(place.row, 0, static_cast<int>(values.rows()) - 1);
    place.column = std::clamp(place.column, 0, static_cast<int>(values.cols()) - 1);
    return place;
}

bool MapSheet::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto place = placeAt(help->pos());
        const QString text = place ? readout(place->map, place->row, place->column) : headingAt(help->pos());
        if (text.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), plainTooltip(text), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace headscope
