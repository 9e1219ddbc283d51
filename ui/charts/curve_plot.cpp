// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QPicture>
#include <qcustomplot.h>

#include "ui/heatmap/recorded_picture.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kAlpha = 90;          // of the bars of a histogram, of 255
constexpr double kLineWidth = 2;    // of a curve, in hairlines
constexpr double kPadding = 0.04;   // of the range, above and below what is shown
constexpr double kMarkHeight = 0.1; // of a line of names, of the curves' height
constexpr int kMarkLines = 2;       // in which names of marks stand, so that neighbours do not touch

QColor roleColour(CurveRole role, const Theme& theme) {
    switch (role) {
    case CurveRole::SideA:
        return theme.sideA;
    case CurveRole::SideB:
        return theme.sideB;
    case CurveRole::Muted:
        return theme.muted;
    case CurveRole::Second:
        return theme.isDark ? QColor(0x4d, 0xc9, 0xa0) : QColor(0x12, 0x80, 0x5c);
    case CurveRole::Third:
        return theme.isDark ? QColor(0xc0, 0x9a, 0xf0) : QColor(0x75, 0x4a, 0xb0);
    case CurveRole::Fourth:
        return theme.isDark ? QColor(0xe6, 0x8a, 0xb4) : QColor(0xb0, 0x38, 0x72);
    case CurveRole::Plain:
        break;
    }
    return theme.text;
}

/// Of finite values that an axis can show.
class Extent {
  public:
    explicit Extent(bool isLog) : isLog_(isLog) {}

    void add(double value) {
        if (std::isfinite(value) && (!isLog_ || value > 0)) {
            low_ = std::min(low_, value);
            high_ = std::max(high_, value);
        }
    }
    [[nodiscard]] QCPRange padded(double share) const {
        if (low_ > high_) {
            return isLog_ ? QCPRange(0.1, 10) : QCPRange(0, 1);
        }
        if (share == 0 && high_ > low_) {
            return {low_, high_};
        }
        if (isLog_) {
            const double factor = std::max(1.05, std::pow(high_ / low_, share));
            return {low_ / factor, high_ * factor};
        }
        const double span = high_ > low_ ? high_ - low_ : std::max(1e-9, 0.1 * std::abs(high_));
        return {low_ - share * span, high_ + share * span};
    }

  private:
    bool isLog_;
    double low_ = std::numeric_limits<double>::infinity();
    double high_ = -std::numeric_limits<double>::infinity();
};

QCPRange rangeOf(const std::optional<std::pair<double, double>>& fixed, const Extent& extent,
                 double padding) {
    return fixed ? QCPRange(fixed->first, fixed->second) : extent.padded(padding);
}

void styleAxis(QCPAxis& axis, const Theme& theme, const QFont& font, bool isLog) {
    const QFont small = smallerFont(font);
    const Spacing spacing = Spacing::of(font);
    axis.setLabelFont(small);
    axis.setLabelColor(theme.muted);
    axis.setTickLabelFont(tabularFont(small));
    axis.setTickLabelColor(theme.muted);
    axis.setBasePen(QPen(theme.border, spacing.hair));
    axis.setTickPen(QPen(theme.border, spacing.hair));
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, spacing.tiny);
    axis.setLabelPadding(spacing.tiny);
    axis.setTickLabelPadding(spacing.small);
    axis.grid()->setPen(QPen(theme.border, spacing.hair));
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.setScaleType(isLog ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (isLog) {
        axis.setTicker(QSharedPointer<QCPAxisTickerLog>::create());
    } else {
        const auto ticker = QSharedPointer<QCPAxisTicker>::create();
        ticker->setTickCount(4);
        axis.setTicker(ticker);
    }
    axis.setNumberFormat(QStringLiteral("gbc"));
    axis.setNumberPrecision(isLog ? 2 : 4); // less than a decade has ticks such as 1.5
}

} // namespace

class CurvePlot::Private {
  public:
    explicit Private(QWidget* parent) : view(new QCustomPlot(parent)) {
        view->setAttribute(Qt::WA_TransparentForMouseEvents);
        view->setFocusPolicy(Qt::NoFocus);
        view->setAttribute(Qt::WA_OpaquePaintEvent, false); // what is under it shows through
        view->addLayer(QStringLiteral("position"), view->layer(QStringLiteral("main")),
                       QCustomPlot::limAbove);
        view->layer(QStringLiteral("position"))->setMode(QCPLayer::lmBuffered);
        legend_ = view->legend;
        view->axisRect()->insetLayout()->take(legend_);
        view->plotLayout()->insertRow(0);
        view->plotLayout()->addElement(0, 0, legend_);
        view->plotLayout()->setRowStretchFactor(0, 0.001);
        view->plotLayout()->setRowSpacing(0);
        legend_->setFillOrder(QCPLayoutGrid::foColumnsFirst);
        legend_->setBorderPen(Qt::NoPen);
        legend_->setBrush(Qt::NoBrush);
    }

    void show(const CurveContent& content, const QFont& font, const QPalette& palette) {
        const Theme& theme = Theme::of(palette);
        const Spacing spacing = Spacing::of(font);
        view->clearPlottables();
        view->clearItems();
        position_ = nullptr;
        view->setBackground(QBrush(Qt::NoBrush));
        view->setVisible(!content.isEmpty());
        styleAxis(*view->xAxis, theme, font, content.isLogX);
        styleAxis(*view->yAxis, theme, font, content.isLogY);
        view->xAxis->setLabel(content.xName);
        view->yAxis->setLabel(content.yName);
        for (const CurveBars& bars : content.bars) {
            addBars(bars, theme, spacing);
        }
        for (const Curve& curve : content.curves) {
            addCurve(curve, theme, spacing);
        }
        setRanges(content);
        for (std::size_t mark = 0; mark < content.marks.size(); ++mark) {
            addMark(content.marks[mark], static_cast<int>(mark), theme, font);
        }
        showLegend(content, theme, font);
        accent_ = theme.accent;
        hair_ = spacing.hair;
        showPosition(content.position);
        view->replot(QCustomPlot::rpQueuedReplot);
    }

    void showPosition(std::optional<double> x) {
        if (!x) {
            if (position_ != nullptr) {
                view->removeItem(position_);
                position_ = nullptr;
            }
        } else {
            if (position_ == nullptr) {
                position_ = new QCPItemStraightLine(view);
                position_->setLayer(QStringLiteral("position"));
                position_->setPen(QPen(accent_, kLineWidth * hair_));
            }
            position_->point1->setCoords(*x, view->yAxis->range().lower);
            position_->point2->setCoords(*x, view->yAxis->range().upper);
        }
        view->layer(QStringLiteral("position"))->replot();
    }

    QCustomPlot* const view;

  private:
    void addBars(const CurveBars& bars, const Theme& theme, const Spacing& spacing) {
        auto* graph = new QCPCurve(view->xAxis, view->yAxis); // an outline with a ground: one piece
        QColor ground = roleColour(bars.role, theme);
        graph->setPen(QPen(ground, spacing.hair));
        ground.setAlpha(kAlpha);
        graph->setBrush(ground);
        graph->setName(bars.name);
        QVector<double> x;
        QVector<double> y;
        const auto add = [&](double place, double height) {
            x += place;
            y += height;
        };
        for (std::size_t bar = 0; bar < bars.heights.size(); ++bar) {
            add(bars.edges[bar], 0);
            add(bars.edges[bar], bars.heights[bar]);
            add(bars.edges[bar + 1], bars.heights[bar]);
            add(bars.edges[bar + 1], 0);
        }
        graph->setData(x, y);
    }

    void addCurve(const Curve& curve, const Theme& theme, const Spacing& spacing) {
        QCPGraph* graph = view->addGraph();
        QPen pen(roleColour(curve.role, theme), kLineWidth * spacing.hair);
        if (curve.isDashed) {
            pen.setStyle(Qt::DashLine);
        }
        graph->setPen(pen);
        graph->setName(curve.name);
        if (curve.hasPoints) {
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 4.0 * spacing.hair));
        }
        graph->setData(QVector<double>(curve.x.begin(), curve.x.end()),
                       QVector<double>(curve.y.begin(), curve.y.end()), true);
    }

    void setRanges(const CurveContent& content) {
        Extent x(content.isLogX);
        Extent y(content.isLogY);
        for (const CurveBars& bars : content.bars) {
            std::ranges::for_each(bars.edges, [&](double edge) { x.add(edge); });
            std::ranges::for_each(bars.heights, [&](double height) { y.add(height); });
            y.add(0);
        }
        for (const Curve& curve : content.curves) {
            std::ranges::for_each(curve.x, [&](double value) { x.add(value); });
            std::ranges::for_each(curve.y, [&](double value) { y.add(value); });
        }
        std::ranges::for_each(content.marks, [&](const CurveMark& mark) { x.add(mark.x); });
        view->xAxis->setRange(rangeOf(content.xRange, x, 0));
        view->yAxis->setRange(rangeOf(content.yRange, y, kPadding));
        if (!content.yRange && !content.marks.empty()) {
            leaveRoomForMarks(content.isLogY, std::min(static_cast<int>(content.marks.size()), kMarkLines));
        }
    }

    /// Names of marks stand above the curves.
    void leaveRoomForMarks(bool isLog, int lines) {
        QCPRange range = view->yAxis->range();
        const double share = lines * kMarkHeight;
        range.upper = isLog ? range.upper * std::pow(range.upper / range.lower, share)
                            : range.upper + share * range.size();
        view->yAxis->setRange(range);
    }

    void addMark(const CurveMark& mark, int number, const Theme& theme, const QFont& font) {
        const Spacing spacing = Spacing::of(font);
        auto* line = new QCPItemStraightLine(view);
        line->setPen(QPen(theme.muted, spacing.hair, Qt::DotLine));
        line->point1->setCoords(mark.x, view->yAxis->range().lower);
        line->point2->setCoords(mark.x, view->yAxis->range().upper);
        auto* text = new QCPItemText(view);
        text->setFont(smallerFont(font));
        text->setColor(theme.muted);
        text->setText(mark.name);
        text->position->setTypeX(QCPItemPosition::ptPlotCoords);
        text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        const double row = 1.3 * spacing.line / std::max(1, view->axisRect()->height());
        text->position->setCoords(mark.x, (number % kMarkLines) * std::min(row, 0.15));
        const QCPRange range = view->xAxis->range();
        const bool isAtEnd = view->xAxis->coordToPixel(mark.x) >
                             view->xAxis->coordToPixel(range.upper) - view->axisRect()->width() / 4.0;
        text->setPositionAlignment(Qt::AlignTop | (isAtEnd ? Qt::AlignRight : Qt::AlignLeft));
        text->setPadding(QMargins(spacing.small, 0, spacing.small, 0));
    }

    void showLegend(const CurveContent& content, const Theme& theme, const QFont& font) {
        const QFont small = smallerFont(font);
        const bool isShown = content.bars.size() + content.curves.size() > 1;
        legend_->setVisible(isShown);
        legend_->setFont(small);
        legend_->setTextColor(theme.text);
        legend_->setIconSize(Spacing::of(font).line, Spacing::of(font).medium);
        legend_->setMargins(isShown ? QMargins(Spacing::of(font).medium, 0, 0, Spacing::of(font).tiny)
                                    : QMargins());
        // As many names in a row as fit.
        double widest = 1;
        const QFontMetricsF metrics(small);
        for (int item = 0; item < legend_->itemCount(); ++item) {
            if (auto* of = qobject_cast<QCPPlottableLegendItem*>(legend_->item(item))) {
                of->setFont(small);
                of->setTextColor(theme.text);
                widest = std::max(widest, metrics.horizontalAdvance(of->plottable()->name()) +
                                              2.5 * Spacing::of(font).line);
            }
        }
        legend_->setWrap(std::max(1, static_cast<int>(view->width() / widest)));
        legend_->setFillOrder(QCPLayoutGrid::foColumnsFirst, true); // arranged anew
        legend_->setMaximumSize(QWIDGETSIZE_MAX, isShown ? QWIDGETSIZE_MAX : 0);
    }

    QCPLegend* legend_ = nullptr;
    QCPItemStraightLine* position_ = nullptr;
    QColor accent_;
    double hair_ = 1;
};

CurvePlot::CurvePlot(QWidget* parent) : private_(std::make_unique<Private>(parent)) {}

CurvePlot::~CurvePlot() = default;

QWidget* CurvePlot::widget() const {
    return private_->view;
}

void CurvePlot::show(const CurveContent& content, const QFont& font, const QPalette& palette) {
    private_->show(content, font, palette);
}

void CurvePlot::showPosition(std::optional<double> x) {
    private_->showPosition(x);
}

void CurvePlot::paint(QPainter& painter) const {
    QPicture picture; // QCustomPlot paints with a painter of its own class only
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    private_->view->toPainter(&recorder, private_->view->width(), private_->view->height());
    recorder.end();
    drawRecorded(painter, picture);
}

std::pair<double, double> CurvePlot::xRange() const {
    const QCPRange range = private_->view->xAxis->range();
    return {range.lower, range.upper};
}

double CurvePlot::pixelOf(double x) const {
    return private_->view->xAxis->coordToPixel(x);
}

double CurvePlot::xAt(double pixel) const {
    return private_->view->xAxis->pixelToCoord(pixel);
}

} // namespace headscope
