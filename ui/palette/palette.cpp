// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/palette/palette_tables.h"

namespace headscope {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

const QString kLightBatlow = QStringLiteral("batlowW_r");

} // namespace

Palette::Palette(QString name, Kind kind, std::span<const QRgb, kColours> table)
    : name_(std::move(name)), kind_(kind), table_(table) {}

const std::vector<Palette>& palettes() {
    static const std::vector<Palette> all = {
        {QStringLiteral("viridis"), Palette::Kind::Sequential, kViridis},
        {QStringLiteral("cividis"), Palette::Kind::Sequential, kCividis},
        {QStringLiteral("inferno"), Palette::Kind::Sequential, kInferno},
        {kLightBatlow, Palette::Kind::Sequential, kBatlowWReversed},
        {QStringLiteral("vik"), Palette::Kind::Diverging, kVik},
        {QStringLiteral("berlin"), Palette::Kind::Diverging, kBerlin},
    };
    return all;
}

const Palette& findPalette(const QString& name, Palette::Kind kind) {
    const auto& all = palettes();
    const auto named = std::ranges::find_if(
        all, [&](const Palette& palette) { return palette.kind() == kind && palette.name() == name; });
    return named != all.end() ? *named : *std::ranges::find(all, kind, &Palette::kind);
}

QString shownName(const Palette& palette) {
    return palette.name() == kLightBatlow ? Words::tr("batlow, light") : palette.name();
}

QLinearGradient paletteGradient(const Palette& palette, const QRectF& bar) {
    constexpr int kSteps = 32;
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (int step = 0; step <= kSteps; ++step) {
        const double t = static_cast<double>(step) / kSteps;
        gradient.setColorAt(t, QColor(palette.colour(t)));
    }
    return gradient;
}

} // namespace headscope
