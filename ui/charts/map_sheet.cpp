// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/map_sheet.h"

namespace headscope {

MapSheet::MapSheet(QWidget* parent) : QWidget(parent) {}
void MapSheet::setContent(SheetContent content) {
    content_ = std::move(content);
}
void MapSheet::setChosen(std::optional<int> row, std::optional<int> column) {
    row_ = row;
    column_ = column;
}
QRectF MapSheet::mapRect(int) const {
    return {};
}
QRectF MapSheet::cellRect(int, int, int) const {
    return {};
}
QString MapSheet::readout(int, int, int) const {
    return {};
}
QSize MapSheet::sizeHint() const {
    return {300, 200};
}
QSize MapSheet::minimumSizeHint() const {
    return {100, 80};
}
void MapSheet::paintOverlay(QPainter&, int, const CellMapping&) {}
void MapSheet::paintEvent(QPaintEvent*) {}
void MapSheet::resizeEvent(QResizeEvent*) {}
void MapSheet::changeEvent(QEvent*) {}
void MapSheet::mouseMoveEvent(QMouseEvent*) {}
void MapSheet::mousePressEvent(QMouseEvent*) {}
void MapSheet::leaveEvent(QEvent*) {}
void MapSheet::keyPressEvent(QKeyEvent*) {}
bool MapSheet::event(QEvent* event) {
    return QWidget::event(event);
}

} // namespace headscope
