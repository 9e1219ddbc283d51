// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/comparison_figure.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/analysis/row_shares.h"
#include "core/attention/key_ranges.h"
#include "core/comparison/side_text.h"
#include "ui/figure/model_name.h"
#include "ui/figure/text_axes.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

/// Differences of weights up to this are float32's rounding: drawn over their own range they would look like
/// something.
constexpr double kRounding = 1e-6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::ComparisonFigure)
};

/// The size of what is drawn of a panel.
double largest(const MapPanel& panel, FirstKey firstKey) {
    const Index first = firstKey == FirstKey::Shown || panel.values->cols() < 2 ? 0 : 1;
    return static_cast<double>(largestSize(*panel.values, panel.levels.get(), first));
}

QString firstKeyRemark(FirstKey firstKey) {
    switch (firstKey) {
    case FirstKey::LeftOut:
        return Words::tr("Key 0 is left out of the maps; rows are not renormalised.");
    case FirstKey::LeftOutRenormalised:
        return Words::tr("Key 0 is left out of the maps; each row's other weights are made to sum to 1.");
    case FirstKey::Shown:
        break;
    }
    return {};
}

QString productsRemark(const SideResult& side) {
    return side.model->products() == Products::Fast
               ? Words::tr("Fast: linear layers multiply numbers rounded to BF16.")
               : QString();
}

/// Of a figure of one side, or of two.
QString remarkOf(const MapViewSettings& settings, const SideResult& a, const SideResult& b) {
    QStringList remarks{firstKeyRemark(settings.firstKey), productsRemark(a), productsRemark(b)};
    remarks.removeAll(QString());
    remarks.removeDuplicates();
    return Joined::sentences(remarks);
}

/// What both sides may see of each row; empty where they have the same mask.
std::vector<KeyRange> allowedOnBothSides(const HeadMap& a, const HeadMap& b) {
    std::vector<KeyRange> both;
    for (std::size_t row = 0; a.allowed != b.allowed && row < a.allowed.size(); ++row) {
        both.push_back(commonRange(a.allowed[row], b.allowed[row]));
    }
    return both;
}

ValueScale weightScale(double high, const MapViewSettings& settings) {
    return settings.logarithmic ? ValueScale::logarithmic(kLogFloor, std::max(high, 10 * kLogFloor))
                                : ValueScale::linear(0, high > 0 ? high : 1);
}

/// That the rows of a map with a sink do not sum to 1; empty for others.
QString restNote(const HeadMap& map) {
    if (!std::holds_alternative<SinkKernel>(map.attention.kernel)) {
        return {};
    }
    const std::vector<double> sums = rowSums(map);
    const auto [low, high] = std::ranges::minmax(sums);
    return Words::tr(" · rows sum to %1 to %2, the rest attends to nothing")
        .arg(significantText(low, 2), significantText(high, 2));
}

MapPanel sidePanel(const SideResult& side) {
    MapPanel panel;
    panel.title = QString::fromStdString(toString(side.side.head));
    panel.note = QString::fromStdString(describeSide(side.side, side.spec())) + restNote(*side.map);
    panel.values = {side.map, &side.map->values};
    panel.levels = side.levels;
    panel.allowed = side.map->allowed;
    return panel;
}

QString differenceTitle(const Side& a, const Side& b) {
    const QString first = QString::fromStdString(toString(a.head));
    return a.head == b.head ? first
                            : QStringLiteral("%1 − %2").arg(QString::fromStdString(toString(b.head)), first);
}

QString differenceNote(const Comparison& comparison) {
    const auto text = [](const SideResult& side) { return fromUtf8(describeScope(side.side.scope)); };
    const SideResult& a = comparison.a;
    const SideResult& b = comparison.b;
    QStringList parts = {
        a.side.scope == b.side.scope
            ? text(a)
            : Joined::listed({QStringLiteral("B %1").arg(text(b)), QStringLiteral("A %1").arg(text(a))})};
    if (comparison.isByPosition) {
        parts.prepend(Words::tr("by position: the tokens differ"));
    }
    return parts.join(QStringLiteral(" · "));
}

MapAxes axesOf(const SideResult& side) {
    return textAxes(*side.text, side.side.head.kind);
}

/// Labels that both have; nothing, which is shown as the position, where they differ. Whole tokens name both,
/// to be put in quotes by quotedToken.
void joinLabels(QStringList& labels, QStringList& full, const QStringList& otherLabels,
                const QStringList& otherFull) {
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (labels[i] != otherLabels[i]) {
            labels[i].clear();
            full[i] = labelOfBoth(full[i], otherFull[i]);
        }
    }
}

/// The axes of a difference by position.
MapAxes joinedAxes(MapAxes a, const MapAxes& b) {
    joinLabels(a.queryLabels, a.fullQueryLabels, b.queryLabels, b.fullQueryLabels);
    joinLabels(a.keyLabels, a.fullKeyLabels, b.keyLabels, b.fullKeyLabels);
    return a;
}

/// A figure with the axes of a side and nothing on them.
FigureContent labelled(const SideResult& side, const MapViewSettings& settings) {
    FigureContent content;
    static_cast<MapAxes&>(content) = axesOf(side);
    content.sequentialPalette = settings.palette;
    content.reduction = settings.reduction;
    content.firstColumnHidden = settings.firstKey != FirstKey::Shown;
    content.remark = remarkOf(settings, side, side);
    return content;
}

MapPanel differencePanel(const Comparison& comparison, const MapViewSettings& settings) {
    MapPanel panel;
    panel.badge = QStringLiteral("B − A");
    panel.title = differenceTitle(comparison.a.side, comparison.b.side);
    panel.note = differenceNote(comparison);
    panel.values = {comparison.difference, &comparison.difference->values};
    panel.levels = comparison.differenceLevels;
    panel.allowed = comparison.difference->allowed;
    panel.allowedOnBothSides = allowedOnBothSides(*comparison.a.map, *comparison.b.map);
    panel.difference = true;
    const double limit = largest(panel, settings.firstKey);
    panel.scale = ValueScale::diverging(limit > kRounding ? limit : 1);
    return panel;
}

} // namespace

FigureContent comparisonFigure(const Comparison& comparison, const MapViewSettings& settings) {
    FigureContent content = labelled(comparison.a, settings);
    content.remark = remarkOf(settings, comparison.a, comparison.b);
    MapPanel a = sidePanel(comparison.a);
    MapPanel b = sidePanel(comparison.b);
    a.badge = QStringLiteral("A");
    b.badge = QStringLiteral("B");
    if (comparison.isOfTwoModels()) {
        a.note = QStringLiteral("%1 · %2").arg(shownModelName(*comparison.a.model), a.note);
        b.note = QStringLiteral("%1 · %2").arg(shownModelName(*comparison.b.model), b.note);
    }
    const double highA = largest(a, settings.firstKey);
    const double highB = largest(b, settings.firstKey);
    const double shared = std::max(highA, highB);
    a.scale = weightScale(settings.sharedRange ? shared : highA, settings);
    b.scale = weightScale(settings.sharedRange ? shared : highB, settings);
    a.rangeNote = b.rangeNote = settings.sharedRange ? Words::tr("shared") : Words::tr("own range");
    if (comparison.a.text != comparison.b.text) {
        if (const MapAxes axes = axesOf(comparison.b); axes != content) {
            b.axes = axes;
        }
    }
    content.panels = {std::move(a), std::move(b)};
    if (comparison.difference) {
        content.panels.push_back(differencePanel(comparison, settings));
        if (comparison.isByPosition) {
            content.panels.back().axes = joinedAxes(content, content.axesOf(1));
        }
    }
    colourSides(content, Theme::light());
    return content;
}

void colourSides(FigureContent& figure, const Theme& theme) {
    for (const SideName side : {SideName::A, SideName::B}) {
        MapPanel& panel = figure.panels.at(static_cast<std::size_t>(side));
        panel.accent = theme.side(side);
        panel.badgeColour = theme.sideText(side);
    }
}

FigureContent sideFigure(const SideResult& side, const MapViewSettings& settings) {
    FigureContent content = labelled(side, settings);
    MapPanel panel = sidePanel(side);
    panel.scale = weightScale(largest(panel, settings.firstKey), settings);
    content.panels = {std::move(panel)};
    return content;
}

FigureContent panelFigure(const FigureContent& figure, int panel) {
    const auto index = static_cast<std::size_t>(panel);
    FigureContent single = figure;
    static_cast<MapAxes&>(single) = figure.axesOf(index);
    single.panels = {figure.panels.at(index)};
    single.panels.front().axes.reset();
    return single;
}

} // namespace headscope
