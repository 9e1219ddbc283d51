// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/palette/significant_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_axis.h"

namespace headscope {

namespace {

constexpr double kLogReach = 1e-6; // of the largest value

} // namespace

SpectrumChart::SpectrumChart(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SpectrumChart::setSeries(const QString& title, std::vector<Series> series) {
    title_ = title;
    series_ = std::move(series);
    setAccessibleName(title_);
    point(pointed_);
}

void SpectrumChart::setLogarithmic(bool isLogarithmic) {
    isLogarithmic_ = isLogarithmic;
    update();
}

int SpectrumChart::count() const {
    std::size_t longest = 0;
    for (const Series& one : series_) {
        longest = std::max(longest, one.values.size());
    }
    return static_cast<int>(longest);
}

ValueScale SpectrumChart::scale() const {
    double high = 0;
    double low = std::numeric_limits<double>::infinity();
    for (const Series& one : series_) {
        for (const double value : one.values) {
            high = std::isfinite(value) ? std::max(high, value) : high;
            low = value > 0 ? std::min(low, value) : low;
        }
    }
    high = high > 0 ? high : 1;
    if (!isLogarithmic_) {
        return ValueScale::linear(0, high);
    }
    return ValueScale::logarithmic(std::clamp(low, kLogReach * high, 0.5 * high), high);
}

void SpectrumChart::point(std::optional<int> index) {
    pointed_ = index && *index >= 0 && *index < count() ? index : std::nullopt;
    setAccessibleDescription(readout());
    update();
}

QString SpectrumChart::readout() const {
    if (!pointed_) {
        return {};
    }
    QStringList parts;
    for (const Series& one : series_) {
        if (*pointed_ < static_cast<int>(one.values.size())) {
            parts += (one.side == SideName::A ? tr("A %1") : tr("B %1"))
                         .arg(significantText(one.values[static_cast<std::size_t>(*pointed_)], 4));
        }
    }
    return tr("σ %1: %2").arg(QString::number(*pointed_), Joined::listed(parts));
}

double SpectrumChart::radius() const {
    const double pitch = plotRect().width() / std::max(1, count());
    return std::clamp(0.35 * pitch, 1.0, 0.18 * Spacing::of(font()).line);
}

QRectF SpectrumChart::plotRect() const {
    const Spacing spacing = Spacing::of(font());
    const QFont small = tabularFont(smallerFont(font()));
    const int line = QFontMetrics(small).height();
    const double top = spacing.line + line + spacing.medium;
    const double plotHeight = std::max(1.0, height() - top - line - spacing.medium);
    const int left = tickWidth(roundTicks(scale(), tickRoom(QRectF(0, 0, 1, plotHeight), small)), small);
    return {static_cast<double>(left), top,
            std::max(1.0, static_cast<double>(width() - left - spacing.small)), plotHeight};
}

double SpectrumChart::xOf(int index) const {
    const QRectF plot = plotRect();
    return plot.left() + (index + 0.5) * plot.width() / std::max(1, count());
}

QPointF SpectrumChart::dot(std::size_t series, int index) const {
    const double value = series_[series].values[static_cast<std::size_t>(index)];
    return {xOf(index), chartY(plotRect(), scale(), value)};
}

QSize SpectrumChart::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {22 * line, 14 * line};
}

QSize SpectrumChart::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {9 * line, 7 * line};
}

void SpectrumChart::mouseMoveEvent(QMouseEvent* event) {
    const QRectF plot = plotRect();
    point(static_cast<int>(std::floor((event->position().x() - plot.left()) * count() / plot.width())));
}

void SpectrumChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void SpectrumChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return point(std::max(0, pointed_.value_or(0) - 1));
    case Qt::Key_Right:
        return point(std::min(count() - 1, pointed_.value_or(-1) + 1));
    case Qt::Key_Home:
        return point(0);
    case Qt::Key_End:
        return point(count() - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void SpectrumChart::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF plot = plotRect();
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(titleFont(font()));
    painter.setPen(theme.text);
    const int left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
    painter.drawText(QRect(0, 0, width(), spacing.line), left,
                     painter.fontMetrics().elidedText(title_, Qt::ElideRight, width()));

    painter.setFont(tabularFont(smallerFont(font())));
    const int line = painter.fontMetrics().height();
    painter.setPen(pointed_ ? theme.text : theme.muted);
    painter.drawText(QRect(0, spacing.line, width(), line), left,
                     painter.fontMetrics().elidedText(pointed_         ? readout()
                                                      : isLogarithmic_ ? tr("singular values σ (logarithmic)")
                                                                       : tr("singular values σ"),
                                                      Qt::ElideRight, width()));
    paintValueTicks(painter, plot, scale(), roundTicks(scale(), tickRoom(plot, painter.font())), palette());
    painter.setPen(theme.muted);
    for (const ChartTick& tick :
         wholeTicks(0, count() - 1, std::max(2, static_cast<int>(plot.width() / (3 * line))))) {
        painter.drawText(QRectF(xOf(static_cast<int>(tick.value)) - line * 2, plot.bottom() + spacing.small,
                                4 * line, line),
                         static_cast<int>(Qt::AlignHCenter) | Qt::TextSingleLine, tick.text);
    }
    painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), spacing.hair), theme.muted);
    if (pointed_) {
        painter.fillRect(QRectF(xOf(*pointed_), plot.top(), spacing.hair, plot.height()), theme.muted);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t index = 0; index < series_.size(); ++index) {
        paintSeries(painter, index);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintFocusFrame(painter, rect(), palette());
    }
}

void SpectrumChart::paintSeries(QPainter& painter, std::size_t index) const {
    const Theme& theme = Theme::of(palette());
    const Series& one = series_[index];
    const double size = radius();
    painter.setPen(QPen(theme.side(one.side), Spacing::of(font()).hair));
    painter.setBrush(one.side == SideName::A ? QBrush(theme.side(one.side)) : QBrush(theme.card));
    for (int value = 0; value < static_cast<int>(one.values.size()); ++value) {
        const QPointF middle = dot(index, value);
        if (std::isnan(middle.y())) {
            continue;
        }
        if (one.side == SideName::A) {
            painter.drawEllipse(middle, size, size);
        } else {
            painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size));
        }
    }
}

} // namespace headscope
