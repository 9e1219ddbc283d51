// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/chart_axis.h"

#include <QFontMetrics>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "ui/palette/round_step.h"
#include "ui/palette/true_minus.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kMostTicks = 7; // more are noise

/// "0.05", "2e-4", "1e6"
QString powerText(double value) {
    const bool isPlain = value == 0 || (std::abs(value) >= 0.99e-3 && std::abs(value) < 0.99e5);
    QString text = QLocale::c().toString(value, isPlain ? 'g' : 'e', isPlain ? 4 : 3);
    static const QRegularExpression zeros(QStringLiteral("\\.?0*e([+-])0*"));
    text.replace(zeros, QStringLiteral("e\\1")).replace(QStringLiteral("e+"), QStringLiteral("e"));
    return withTrueMinus(text);
}

QString steppedText(double value, double step) {
    const int decimals = decimalsOfStep(step);
    if (decimals > 4 || std::abs(value) >= 1e6) {
        return powerText(std::abs(value) < step / 2 ? 0 : value);
    }
    return withTrueMinus(QLocale::c().toString(std::abs(value) < step / 2 ? 0.0 : value, 'f', decimals));
}

std::vector<ChartTick> steppedTicks(double low, double high, double step) {
    std::vector<ChartTick> ticks;
    const double first = std::ceil(low / step - 1e-9);
    for (int index = 0; (first + index) * step <= high + 1e-9 * step; ++index) {
        const double value = (first + index) * step;
        ticks.push_back({value, steppedText(value, step)});
    }
    return ticks;
}

std::vector<ChartTick> powerTicks(double low, double high, int most, const std::vector<double>& factors) {
    std::vector<ChartTick> ticks;
    const int first = static_cast<int>(std::floor(std::log10(low) + 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(high) + 1e-9));
    const int every = std::max(1, (last - first + most) / most);
    for (int exponent = first; exponent <= last; exponent += every) {
        for (const double factor : factors) {
            const double value = factor * std::pow(10.0, exponent);
            if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) {
                ticks.push_back({value, powerText(value)});
            }
        }
    }
    return ticks;
}

} // namespace

std::vector<ChartTick> roundTicks(const ValueScale& scale, int most) {
    const double low = scale.low();
    const double high = scale.high();
    const int room = std::max(2, most);
    if (!std::isfinite(low) || !std::isfinite(high) || high <= low) {
        return {};
    }
    if (scale.kind() != ValueScale::Kind::Log) {
        return steppedTicks(low, high, roundStepFrom((high - low) / (room - 0.999)));
    }
    const auto fine = powerTicks(low, high, room, {1.0, 2.0, 5.0});
    return static_cast<int>(fine.size()) <= room ? fine : powerTicks(low, high, room, {1.0});
}

std::vector<ChartTick> wholeTicks(int low, int high, int most) {
    if (high < low) {
        return {};
    }
    const double step = std::max(1.0, roundStepFrom(std::max(1, high - low) / (std::max(2, most) - 0.999)));
    return steppedTicks(low, high, step);
}

double chartY(const QRectF& plot, const ValueScale& scale, double value) {
    return plot.bottom() - scale.position(value) * plot.height();
}

int tickRoom(const QRectF& plot, const QFont& font) {
    return std::clamp(static_cast<int>(plot.height() / (1.3 * QFontMetrics(font).height())), 2, kMostTicks);
}

int tickWidth(const std::vector<ChartTick>& ticks, const QFont& font) {
    const QFontMetrics metrics(font);
    int width = metrics.horizontalAdvance(QStringLiteral("00"));
    for (const ChartTick& tick : ticks) {
        width = std::max(width, metrics.horizontalAdvance(tick.text));
    }
    return width + Spacing::of(font).small;
}

void paintValueTicks(QPainter& painter, const QRectF& plot, const ValueScale& scale,
                     const std::vector<ChartTick>& ticks, const QPalette& palette) {
    const Theme& theme = Theme::of(palette);
    const Spacing spacing = Spacing::of(painter.font());
    const double line = painter.fontMetrics().height();
    for (const ChartTick& tick : ticks) {
        const double y = std::round(chartY(plot, scale, tick.value));
        painter.fillRect(QRectF(plot.left(), y, plot.width(), spacing.hair),
                         tick.value == 0 ? theme.muted : theme.border);
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, y - line / 2, plot.left() - spacing.small, line),
                         static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, tick.text);
    }
}

} // namespace headscope
