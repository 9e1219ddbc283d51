// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/palette/palette.h"
#include "ui/palette/value_scale.h"
#include "ui/scores/score_text.h"

namespace headscope {

namespace {

std::vector<HeadId> headsOf(const HeadGrid& grid) {
    std::vector<HeadId> heads;
    for (int layer = 0; layer < static_cast<int>(grid.layers.size()); ++layer) {
        for (int head = 0; head < grid.layers[static_cast<std::size_t>(layer)].heads; ++head) {
            heads.push_back({layer, head, grid.kind});
        }
    }
    return heads;
}

void setRange(HeadValues& values, const ScoreInfo& info) {
    auto low = static_cast<float>(info.low);
    auto high = info.isBounded() ? static_cast<float>(info.high) : low;
    for (const float value : values.values) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (low < 0) {
        high = std::max(high, -low);
        low = -high;
    }
    values.low = low;
    values.high = high;
}

} // namespace

QString HeadValues::text(std::size_t index, bool withUnit) const {
    const float value = index < values.size() ? values[index] : std::numeric_limits<float>::quiet_NaN();
    const QString number = scoreText(static_cast<double>(value), decimals);
    return withUnit && !unit.isEmpty() && !std::isnan(value) ? QStringLiteral("%1 %2").arg(number, unit)
                                                             : number;
}

QString HeadValues::endText(float end) const {
    const QString text = end == 0 ? QStringLiteral("0") : scoreText(static_cast<double>(end), decimals);
    return hasZeroInside() && end > 0 ? u'+' + text : text;
}

HeadValues headValuesOf(const ScoreTable& table, std::size_t score, const HeadGrid& grid) {
    const ScoreInfo& info = *table.scores().at(score);
    HeadValues result{.key = fromUtf8(info.key),
                      .name = scoreName(info),
                      .unit = scoreUnit(info),
                      .definition = definitionText(info),
                      .values = std::vector<float>(static_cast<std::size_t>(grid.heads()),
                                                   std::numeric_limits<float>::quiet_NaN()),
                      .decimals = decimalsOf(table, score)};
    for (std::size_t row = 0; row < table.heads().size(); ++row) {
        if (const HeadId& head = table.heads()[row].id; grid.contains(head)) {
            result.values[grid.indexOf(head)] = static_cast<float>(table.mean(row, score));
        }
    }
    setRange(result, info);
    return result;
}

std::vector<HeadId> sortedHeads(const HeadGrid& grid, const HeadValues& values) {
    std::vector<HeadId> heads = headsOf(grid);
    const auto rank = [&](const HeadId& head) {
        const float value = values.values.at(grid.indexOf(head));
        return std::isnan(value) ? -std::numeric_limits<float>::infinity() : value;
    };
    std::ranges::stable_sort(heads, std::greater<>(), rank);
    return heads;
}

QRgb valueColour(const HeadValues& values, float value, const std::array<QRgb, 256>& sequential) {
    if (values.hasZeroInside()) {
        static const Palette& diverging = findPalette(kDefaultDiverging, Palette::Kind::Diverging);
        return diverging.colour(
            ValueScale::diverging(static_cast<double>(values.high)).position(static_cast<double>(value)));
    }
    const double t = ValueScale::linear(static_cast<double>(values.low), static_cast<double>(values.high))
                         .position(static_cast<double>(value));
    return sequential[static_cast<std::size_t>(std::lround(255 * t))];
}

} // namespace headscope
