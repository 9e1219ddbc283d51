// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_content.h"

#include <algorithm>

namespace headscope {

namespace {

constexpr QRgb kNotANumber = 0xffff2fd0; // pink

} // namespace

FigureTheme FigureTheme::light() {
    return {.background = QColor(0xffffff),
            .text = QColor(0x1b2230),
            .mutedText = QColor(0x687082),
            .masked = QColor(0xf4f5f7),
            .hatch = QColor(0xd3d7de),
            .partlyHatch = QColor(0x80, 0x80, 0x80, 150),
            .grid = QColor(255, 255, 255, 46),
            .frame = QColor(0xaab1bd),
            .notANumber = QColor(kNotANumber)};
}

FigureTheme FigureTheme::onCard(bool isDark, const QColor& card) {
    FigureTheme theme = isDark ? dark() : light();
    theme.background = card;
    return theme;
}

FigureTheme FigureTheme::dark() {
    return {.background = QColor(0x1c2027),
            .text = QColor(0xe8ebf0),
            .mutedText = QColor(0x9ba4b3),
            .masked = QColor(0x2a303a),
            .hatch = QColor(0x4a5362),
            .partlyHatch = QColor(0x9a, 0xa0, 0xaa, 150),
            .grid = QColor(255, 255, 255, 30),
            .frame = QColor(0x5d6777),
            .notANumber = QColor(kNotANumber)};
}

FigureTheme FigureTheme::print() {
    return {.background = QColor(0xffffff),
            .text = QColor(Qt::black),
            .mutedText = QColor(0x4a4a4a),
            .masked = QColor(0xffffff),
            .hatch = QColor(0xc4c4c4),
            .partlyHatch = QColor(0x70, 0x70, 0x70, 150),
            .grid = QColor(255, 255, 255, 46),
            .frame = QColor(0x808080),
            .notANumber = QColor(kNotANumber)};
}

Index FigureContent::queries() const {
    return panels.empty() || !panels.front().values ? 0 : panels.front().values->rows();
}

Index FigureContent::keys() const {
    return panels.empty() || !panels.front().values ? 0 : panels.front().values->cols();
}

const MapAxes& FigureContent::axesOf(std::size_t panel) const {
    const std::optional<MapAxes>& own = panels.at(panel).axes;
    return own ? *own : *this;
}

bool FigureContent::areLinked(std::size_t panel, std::size_t other) const {
    const Matrix& a = *panels.at(panel).values;
    const Matrix& b = *panels.at(other).values;
    return a.rows() == b.rows() && a.cols() == b.cols();
}

bool FigureContent::labelsQueries(std::size_t panel) const {
    return panel == 0 || axesOf(panel).queryLabels != axesOf(panel - 1).queryLabels;
}

QString shownRangeNote(const FigureContent& content, const MapPanel& panel) {
    return content.panels.size() > 1 ? panel.rangeNote : QString();
}

bool hasSameLabels(const FigureContent& a, const FigureContent& b) {
    const auto sameLabels = [](const MapAxes& left, const MapAxes& right) {
        return left.queryLabels == right.queryLabels && left.keyLabels == right.keyLabels;
    };
    const auto sameOwnLabels = [&](const MapPanel& left, const MapPanel& right) {
        return left.axes.has_value() == right.axes.has_value() &&
               (!left.axes || sameLabels(*left.axes, *right.axes));
    };
    return a.remark == b.remark && sameLabels(a, b) &&
           std::ranges::equal(a.panels, b.panels, sameOwnLabels) && a.theme == b.theme &&
           a.firstColumnHidden == b.firstColumnHidden && a.showsBars == b.showsBars &&
           a.reduction == b.reduction;
}

bool hasSameHeaders(const FigureContent& a, const FigureContent& b) {
    return std::ranges::equal(a.panels, b.panels, [](const MapPanel& left, const MapPanel& right) {
        return left.badge == right.badge && left.title == right.title && left.note == right.note &&
               left.rangeNote == right.rangeNote && left.scale == right.scale;
    });
}

} // namespace headscope
