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

QString firstKeyRemark(FirstKey firstKey) {
    switch (firstKey) {
    case FirstKey::LeftOut:
        return tr("Key 0 is left out of the maps; rows are not renormalised.");
    case FirstKey::LeftOutRenormalised:
        return tr("Key 0 is left out of the maps; each row's other weights are made to sum to 1.");
    case FirstKey::Shown:
        break;
    }
    return {};
}

/// What both sides may see of each row; empty where they have the same mask.
std::vector<KeyRange> allowedOnBothSides(const HeadMap& a, const HeadMap& b) {
    std::vector<KeyRange> both;
    for (std::size_t row = 0; a.allowed != b.allowed && row < a.allowed.size(); ++row) {
        const KeyRange common{std::max(a.allowed[row].begin, b.allowed[row].begin),
                              std::min(a.allowed[row].end, b.allowed[row].end)};
        both.push_back(common.size() > 0 ? common : KeyRange{});
    }
    return both;
}

ValueScale weightScale(double high, const MapViewSettings& settings) {
    return settings.logarithmic ? ValueScale::logarithmic(kLogFloor, std::max(high, 10 * kLogFloor))
                                : ValueScale::linear(0, high > 0 ? high : 1);
}

const AttentionSpec& specOf(const ModelSpec& spec, const Side& side) {
    return spec.attention(side.head.kind, side.head.layer);
}

MapPanel sidePanel(const ModelSpec& spec, const SideResult& side, const MapViewSettings& settings) {
    MapPanel panel;
    panel.title = QString::fromStdString(toString(side.side.head));
    panel.note = QString::fromStdString(describeSide(side.side, specOf(spec, side.side)));
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

/// Which of an encoder-decoder's two texts an axis has; other models have but one.
void nameAxes(FigureContent& content, AttentionKind kind) {
    const QString source = tr("source token (%1)");
    const QString target = tr("target token (%1)");
    content.queryName = (kind == AttentionKind::Encoder ? source : target).arg(tr("query"));
    content.keyName = (kind == AttentionKind::Self ? target : source).arg(tr("key"));
}

/// A figure with the axes of a kind of attention and nothing on them.
FigureContent labelled(const EncodedText& encoded, AttentionKind kind, const MapViewSettings& settings) {
    FigureContent content;
    if (!encoded.source.empty()) {
        nameAxes(content, kind);
    }
    for (const Token& token : encoded.queries(kind)) {
        content.queryLabels += QString::fromStdString(token.label);
        content.fullQueryLabels += QString::fromStdString(token.piece);
    }
    for (const Token& token : encoded.keys(kind)) {
        content.keyLabels += QString::fromStdString(token.label);
        content.fullKeyLabels += QString::fromStdString(token.piece);
    }
    content.sequentialPalette = settings.palette;
    content.firstColumnHidden = settings.firstKey != FirstKey::Shown;
    content.remark = firstKeyRemark(settings.firstKey);
    return content;
}

} // namespace

FigureContent comparisonFigure(const ModelSpec& spec, const EncodedText& encoded,
                               const Comparison& comparison, const MapViewSettings& settings) {
    FigureContent content = labelled(encoded, comparison.a.side.head.kind, settings);
    MapPanel a = sidePanel(spec, comparison.a, settings);
    MapPanel b = sidePanel(spec, comparison.b, settings);
    a.badge = QStringLiteral("A");
    b.badge = QStringLiteral("B");
    const double highA = largest(*a.values, settings.firstKey);
    const double highB = largest(*b.values, settings.firstKey);
    const double shared = std::max(highA, highB);
    a.scale = weightScale(settings.sharedRange ? shared : highA, settings);
    b.scale = weightScale(settings.sharedRange ? shared : highB, settings);
    a.rangeNote = b.rangeNote = settings.sharedRange ? tr("shared") : tr("own range");

    MapPanel difference;
    difference.badge = QStringLiteral("B − A");
    difference.title = differenceTitle(comparison.a.side, comparison.b.side);
    difference.note = differenceNote(comparison.a.side, comparison.b.side);
    difference.values =
        settings.firstKey == FirstKey::LeftOutRenormalised
            ? std::make_shared<const Matrix>(*b.values - *a.values)
            : std::shared_ptr<const Matrix>(comparison.difference, &comparison.difference->values);
    difference.allowed = comparison.difference->allowed;
    difference.allowedOnBothSides = allowedOnBothSides(*comparison.a.map, *comparison.b.map);
    difference.difference = true;
    const double limit = largest(*difference.values, settings.firstKey);
    difference.scale = ValueScale::diverging(limit > 0 ? limit : 1);
    content.panels = {std::move(a), std::move(b), std::move(difference)};
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

FigureContent sideFigure(const ModelSpec& spec, const EncodedText& encoded, const SideResult& side,
                         const MapViewSettings& settings) {
    FigureContent content = labelled(encoded, side.side.head.kind, settings);
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
