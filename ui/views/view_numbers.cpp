// SPDX-License-Identifier: GPL-3.0-or-later
// What views of one head on each side show, as numbers.
#include <cmath>

#include "ui/charts/number_tables.h"
#include "ui/theme/joined.h"
#include "ui/theme/side_letter.h"
#include "ui/views/part_bars.h"
#include "ui/views/product_chart.h"
#include "ui/views/spectrum_chart.h"
#include "ui/views/spread_table.h"
#include "ui/views/step_bars.h"
#include "ui/views/text_canvas.h"

namespace headscope {

namespace {

QString headOf(SideName side, const QString& title) {
    return sideLetter(side) + QLatin1Char(' ') + title;
}

/// With its position in front, since tokens repeat.
QString placed(int token, const QString& label) {
    return QStringLiteral("%1 %2").arg(token).arg(label);
}

/// "K/V 0: H0–H3"
QString groupOf(const QStringList& cells) {
    return Joined::labelled(cells.value(0), cells.value(1));
}

} // namespace

std::vector<NumberTable> PartBars::shownNumbers() const {
    std::vector<NumberRow> rows;
    for (const PartsLook::Bar& bar : bars_) {
        rows.push_back({bar.name, {bar.length}});
    }
    return rowsTable(accessibleName(), tr("lengths of vectors"), tr("part"), {tr("length")}, rows);
}

std::vector<NumberTable> ProductChart::shownNumbers() const {
    std::vector<NumberRow> rows;
    for (const int index : order_) {
        const auto at = static_cast<std::size_t>(index);
        rows.push_back({QString::number(index), {look_.query[at], look_.key[at], products_[at]}});
    }
    return rowsTable(headOf(look_.side, look_.title), look_.note, tr("number"),
                     {tr("query"), tr("key"), tr("product")}, rows);
}

std::vector<NumberTable> SpectrumChart::shownNumbers() const {
    if (count() == 0) {
        return {};
    }
    QStringList columns;
    for (const Series& series : series_) {
        columns += sideLetter(series.side);
    }
    std::vector<NumberRow> rows;
    for (int index = 0; index < count(); ++index) {
        NumberRow& row = rows.emplace_back(NumberRow{QString::number(index), {}});
        for (const Series& series : series_) {
            const auto at = static_cast<std::size_t>(index);
            row.values.push_back(at < series.values.size() ? series.values[at] : std::nan(""));
        }
    }
    return rowsTable(title_, tr("singular values, the largest first"), tr("index"), columns, rows);
}

std::vector<NumberTable> SpreadTable::shownNumbers() const {
    std::vector<NumberRow> rows;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        const GroupSpread& shown = groups_[group];
        rows.push_back({groupOf(cells(static_cast<int>(group))), {shown.keys, shown.values, shown.maps}});
    }
    return rowsTable(accessibleName(),
                     tr("how far apart the heads of each group are: keys and values by "
                        "their mean's length, maps in nats"),
                     tr("group"), {tr("keys"), tr("values"), tr("maps")}, rows);
}

std::vector<NumberTable> StepBars::shownNumbers() const {
    if (isEmpty()) {
        return {};
    }
    QStringList columns;
    for (const StepLook& step : look_.steps) {
        columns += step.title;
    }
    std::vector<NumberRow> rows;
    for (int key = 0; key < look_.keys(); ++key) {
        NumberRow& row = rows.emplace_back(NumberRow{placed(key, look_.keyLabels.value(key)), {}});
        for (const StepLook& step : look_.steps) {
            row.values.push_back(step.allowedIn(*query_).contains(key)
                                     ? static_cast<double>((*step.values)(*query_, key))
                                     : std::nan(""));
        }
    }
    return rowsTable(headOf(look_.side, look_.title), header(), tr("key"), columns, rows);
}

std::vector<NumberTable> TextCanvas::shownNumbers() const {
    const std::optional<TokenPlace> from = chosen();
    if (!from || isEmpty(looks_)) {
        return {};
    }
    QStringList columns;
    for (const HeadLook& look : looks_.sides) {
        columns += headOf(look.side, look.title);
    }
    const TokenRole role = opposite(from->role);
    std::vector<NumberRow> rows;
    for (int token = 0; token < tokenCount(looks_, role); ++token) {
        NumberRow& row = rows.emplace_back(NumberRow{placed(token, tokenLabel(looks_, {role, token})), {}});
        for (const HeadLook& look : looks_.sides) {
            const std::optional<float> weight = weightBetween(look, *from, token);
            row.values.push_back(weight ? static_cast<double>(*weight) : std::nan(""));
        }
    }
    return rowsTable(accessibleName(), tr("weights with %1").arg(quotedToken(looks_, *from)),
                     axisName(looks_, role), columns, rows);
}

} // namespace headscope
