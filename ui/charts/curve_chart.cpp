// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_chart.h"

namespace headscope {

class CurveChart::Plot {};

CurveChart::CurveChart(QWidget* parent) : QWidget(parent) {}
CurveChart::~CurveChart() = default;

void CurveChart::setContent(CurveContent content) {
    content_ = std::move(content);
}
void CurveChart::setPosition(std::optional<double> x) {
    content_.position = x;
}
QString CurveChart::readout(double) const {
    return {};
}
double CurveChart::pixelOf(double x) const {
    return x;
}
QSize CurveChart::sizeHint() const {
    return {300, 200};
}
QSize CurveChart::minimumSizeHint() const {
    return {100, 80};
}
void CurveChart::paintEvent(QPaintEvent*) {}
void CurveChart::resizeEvent(QResizeEvent*) {}
void CurveChart::changeEvent(QEvent*) {}
void CurveChart::mousePressEvent(QMouseEvent*) {}
void CurveChart::mouseMoveEvent(QMouseEvent*) {}
void CurveChart::leaveEvent(QEvent*) {}
void CurveChart::keyPressEvent(QKeyEvent*) {}
void CurveChart::rebuild() {}
void CurveChart::choose(double) {}

} // namespace headscope
