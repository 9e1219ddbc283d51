// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/comparison_figure.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/comparison/side_text.h"
#include "core/tokenizer/token_label.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ComparisonFigure", text);
}

/// Row sums without the first key below this cannot be made 1: such a row is left at 0.
constexpr float kLeastRest = 1e-6F;

std::shared_ptr<const Matrix> shownValues(const std::shared_ptr<const HeadMap>& map, FirstKey firstKey) {
    if (firstKey != FirstKey::LeftOutRenormalised) {
        return {map, &map->values};
    }
    auto values = std::make_shared<Matrix>(map->values);
    values->col(0).setZero();
    for (Index query = 0; query < values->rows(); ++query) {
        const float rest = values->row(query).sum();
        values->row(query) *= rest < kLeastRest ? 0.0F : 1.0F / rest;
    }
    return values;
}

double largest(const Matrix& values, FirstKey firstKey) {
    const Index first = firstKey == FirstKey::Shown || values.cols() < 2 ? 0 : 1;
    return values.rightCols(values.cols() - first).cwiseAbs().maxCoeff();
}

QString firstKeyNote(FirstKey firstKey) {
    switch (firstKey) {
    case FirstKey::LeftOut:
        return tr("first key left out, rows not renormalised");
    case FirstKey::LeftOutRenormalised:
        return tr("first key left out, rows renormalised");
    case FirstKey::Shown:
        break;
    }
    return {};
}

QString joined(const QString& note, FirstKey firstKey) {
    const QString extra = firstKeyNote(firstKey);
    return extra.isEmpty() ? note : QStringLiteral("%1 · %2").arg(extra, note);
}

ValueScale weightScale(double high, const MapViewSettings& settings) {
    return settings.logarithmic ? ValueScale::logarithmic(kLogFloor, std::max(high, 10 * kLogFloor))
                                : ValueScale::linear(0, high > 0 ? high : 1);
}

const AttentionSpec& specOf(const ModelSpec& spec, const Side& side) {
    return spec.layers[static_cast<std::size_t>(side.head.layer)];
}

MapPanel sidePanel(const ModelSpec& spec, const SideResult& side, const MapViewSettings& settings) {
    MapPanel panel;
    panel.title = QString::fromStdString(toString(side.side.head));
    panel.note =
        joined(QString::fromStdString(describeSide(side.side, specOf(spec, side.side))), settings.firstKey);
    panel.values = shownValues(side.map, settings.firstKey);
    panel.allowed = side.map->allowed;
    return panel;
}

QString differenceTitle(const Side& a, const Side& b) {
    const QString first = QString::fromStdString(toString(a.head));
    return a.head == b.head ? first
                            : QStringLiteral("%1 − %2").arg(QString::fromStdString(toString(b.head)), first);
}

QString differenceNote(const Side& a, const Side& b) {
    const auto text = [](Scope scope) {
        const std::string_view words = describeScope(scope);
        return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    };
    return a.scope == b.scope ? text(a.scope)
                              : QStringLiteral("B %1, A %2").arg(text(b.scope), text(a.scope));
}

FigureContent labelled(std::span<const Token> tokens, const MapViewSettings& settings) {
    FigureContent content;
    for (const Token& token : tokens) {
        content.queryLabels += QString::fromStdString(tokenLabel(token));
        content.fullQueryLabels += QString::fromStdString(token.piece);
    }
    content.keyLabels = content.queryLabels;
    content.fullKeyLabels = content.fullQueryLabels;
    content.sequentialPalette = settings.palette;
    content.divergingPalette = settings.divergingPalette;
    content.firstColumnHidden = settings.firstKey != FirstKey::Shown;
    return content;
}

} // namespace

FigureContent comparisonFigure(const ModelSpec& spec, std::span<const Token> tokens,
                               const Comparison& comparison, const MapViewSettings& settings) {
    FigureContent content = labelled(tokens, settings);
    MapPanel a = sidePanel(spec, comparison.a, settings);
    MapPanel b = sidePanel(spec, comparison.b, settings);
    a.badge = QStringLiteral("A");
    a.accent = Theme::light().sideA;
    b.badge = QStringLiteral("B");
    b.accent = Theme::light().sideB;
    const double highA = largest(*a.values, settings.firstKey);
    const double highB = largest(*b.values, settings.firstKey);
    const double shared = std::max(highA, highB);
    a.scale = weightScale(settings.sharedRange ? shared : highA, settings);
    b.scale = weightScale(settings.sharedRange ? shared : highB, settings);
    a.rangeNote = b.rangeNote = settings.sharedRange ? tr("shared") : tr("own range");

    MapPanel difference;
    difference.badge = QStringLiteral("B − A");
    difference.title = differenceTitle(comparison.a.side, comparison.b.side);
    difference.note = joined(differenceNote(comparison.a.side, comparison.b.side), settings.firstKey);
    difference.values =
        settings.firstKey == FirstKey::LeftOutRenormalised
            ? std::make_shared<const Matrix>(*b.values - *a.values)
            : std::shared_ptr<const Matrix>(comparison.difference, &comparison.difference->values);
    difference.allowed = comparison.difference->allowed;
    difference.difference = true;
    const double limit = largest(*difference.values, settings.firstKey);
    difference.scale = ValueScale::diverging(limit > 0 ? limit : 1);
    content.panels = {std::move(a), std::move(b), std::move(difference)};
    return content;
}

FigureContent sideFigure(const ModelSpec& spec, std::span<const Token> tokens, const SideResult& side,
                         const MapViewSettings& settings) {
    FigureContent content = labelled(tokens, settings);
    MapPanel panel = sidePanel(spec, side, settings);
    panel.scale = weightScale(largest(*panel.values, settings.firstKey), settings);
    content.panels = {std::move(panel)};
    return content;
}

FigureContent panelFigure(const FigureContent& figure, int panel) {
    FigureContent single = figure;
    single.panels = {figure.panels.at(static_cast<std::size_t>(panel))};
    return single;
}

} // namespace headscope
