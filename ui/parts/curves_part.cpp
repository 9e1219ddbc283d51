// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/curves_part.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/charts/curve_chart.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/heatmap/recorded_picture.h"
#include "ui/parts/gui_thread.h"
#include "ui/parts/offscreen.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr double kAspect = 0.62; // height by width

class Words {
    Q_DECLARE_TR_FUNCTIONS(CurvesPart)
};

NumberTable tableOf(const QString& name, const CurveContent& content, const std::vector<double>& x,
                    const std::vector<double>& y) {
    NumberTable table;
    table.title = (name.isEmpty() ? content.title : name).toStdString();
    table.about = Words::tr("%1 over %2").arg(content.yName, content.xName).toStdString();
    table.rowName = "point";
    table.columnName = "axis";
    table.columns = {content.xName.toStdString(), content.yName.toStdString()};
    const auto points = static_cast<Index>(std::min(x.size(), y.size()));
    table.values.resize(points, 2);
    for (Index point = 0; point < points; ++point) {
        table.rows.push_back(std::to_string(point));
        table.values(point, 0) = static_cast<float>(x[static_cast<std::size_t>(point)]);
        table.values(point, 1) = static_cast<float>(y[static_cast<std::size_t>(point)]);
    }
    return table;
}

} // namespace

CurvesPart::CurvesPart(CurveContent content) : content_(std::move(content)) {}

QString CurvesPart::name() const {
    return content_.title.isEmpty() ? Words::tr("%1 over %2").arg(content_.yName, content_.xName)
                                    : content_.title;
}

double CurvesPart::heightFor(double width, const FigureLook& look) const {
    return std::max(smallestSize(width, look).height(), std::ceil(kAspect * width));
}

QSizeF CurvesPart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    const double line = Spacing::of(look.font).line;
    return {11 * line, 6 * line};
}

/// Title and name of the y axis are drawn here, in one piece each, so that files keep them as texts; the rest
/// is drawn by QCustomPlot, which is a widget.
void CurvesPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    const QFont small = smallerFont(look.font);
    const double strip = QFontMetricsF(small).height();
    const double top =
        content_.title.isEmpty() ? 0 : QFontMetricsF(look.font).height() + Spacing::of(look.font).tiny;
    const QSizeF size = area.size() - QSizeF(strip, top);
    CurveContent content = content_;
    content.title.clear();
    content.yName.clear();
    content.position.reset(); // of the window's cursor
    const QPicture curves = recordedInGuiThread(
        [content = std::move(content), size, look](QPainter& recorder) {
            CurveChart chart;
            chart.setContent(content);
            prepareOffscreen(chart, size, look);
            recorder.setRenderHint(QPainter::Antialiasing);
            chart.paint(recorder);
        },
        job);
    painter.save();
    painter.translate(area.left() + strip, area.top() + top);
    drawRecorded(painter, curves);
    painter.restore();
    painter.save();
    painter.setFont(look.font);
    painter.setPen(look.theme().text);
    drawTextIn(painter, QRectF(area.left() + strip, area.top(), size.width(), top), Qt::AlignLeft,
               fittedText(content_.title, look.font, size.width()));
    painter.setFont(small);
    painter.setPen(look.theme().muted);
    painter.translate(area.left(), area.bottom());
    painter.rotate(-90);
    drawTextIn(painter, QRectF(0, 0, area.height(), strip), Qt::AlignHCenter,
               fittedText(content_.yName, small, area.height()));
    painter.restore();
}

std::vector<NumberTable> CurvesPart::numbers() const {
    std::vector<NumberTable> tables;
    for (const Curve& curve : content_.curves) {
        tables.push_back(tableOf(curve.name, content_, curve.x, curve.y));
    }
    for (const CurveBars& bars : content_.bars) {
        tables.push_back(tableOf(bars.name, content_, bars.edges, bars.heights));
        tables.back().about += Words::tr("; the lower edge of each bar and its height").toStdString();
    }
    return tables;
}

} // namespace headscope
