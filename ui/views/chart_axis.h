// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "ui/palette/value_scale.h"

namespace headscope {

struct ChartTick {
    double value = 0;
    QString text;
};

/// Round numbers inside the scale's range, at most `most` (at least 2) of them: steps of 1, 2 or 5 times a
/// power of ten; powers of ten on a logarithmic scale, with 2 and 5 times these where there are few. All of
/// an axis have the same number of decimals. None for a range that is empty or not finite.
[[nodiscard]] std::vector<ChartTick> roundTicks(const ValueScale& scale, int most);
/// The same for whole numbers.
[[nodiscard]] std::vector<ChartTick> wholeTicks(int low, int high, int most);

/// The height of a value in `plot`, low values at its bottom.
[[nodiscard]] double chartY(const QRectF& plot, const ValueScale& scale, double value);
/// How many ticks fit along `plot`'s height; never more than can be taken in at a glance.
[[nodiscard]] int tickRoom(const QRectF& plot, const QFont& font);
/// Room for the ticks' texts at the left of a plot.
[[nodiscard]] int tickWidth(const std::vector<ChartTick>& ticks, const QFont& font);
/// Hairlines across `plot`, stronger at 0, and the ticks' texts at its left.
void paintValueTicks(QPainter& painter, const QRectF& plot, const ValueScale& scale,
                     const std::vector<ChartTick>& ticks, const QPalette& palette);

} // namespace headscope
