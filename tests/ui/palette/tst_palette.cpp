// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <set>

#include <QtTest>

#include "ui/palette/palette.h"

using headscope::findPalette;
using headscope::Palette;
using headscope::palettes;

namespace {

// CIE 1976 lightness, 0 to 100.
double lightness(QRgb colour) {
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y =
        0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
    return y > 216.0 / 24389 ? 116 * std::cbrt(y) - 16 : y * 24389.0 / 27;
}

// The largest step of lightness against the given direction.
double worstStepBack(std::span<const QRgb> colours, double direction) {
    double worst = 0;
    for (std::size_t i = 1; i < colours.size(); ++i) {
        worst = std::max(worst, direction * (lightness(colours[i - 1]) - lightness(colours[i])));
    }
    return worst;
}

constexpr double kRounding = 0.35; // of 8-bit channels, in units of lightness

} // namespace

class TestPalette : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void lightnessOfSequentialPalettesIsMonotonic() {
        for (const Palette& palette : palettes()) {
            if (palette.kind() == Palette::Kind::Sequential) {
                const double direction =
                    lightness(palette.table()[255]) > lightness(palette.table()[0]) ? 1 : -1;
                QVERIFY2(worstStepBack(palette.table(), direction) < kRounding, qPrintable(palette.name()));
            }
        }
    }

    void lightnessOfDivergingPalettesTurnsOnceInTheMiddle() {
        for (const Palette& palette : palettes()) {
            if (palette.kind() == Palette::Kind::Diverging) {
                const double direction =
                    lightness(palette.table()[127]) > lightness(palette.table()[0]) ? 1 : -1;
                QVERIFY2(worstStepBack(palette.table().first(118), direction) < kRounding,
                         qPrintable(palette.name()));
                QVERIFY2(worstStepBack(palette.table().last(118), -direction) < kRounding,
                         qPrintable(palette.name()));
            }
        }
    }

    void viridisHasItsPublishedEnds() {
        const Palette& viridis = findPalette(QStringLiteral("viridis"), Palette::Kind::Sequential);
        QCOMPARE(viridis.colour(0), 0xff440154U);
        QCOMPARE(viridis.colour(1), 0xfffde725U);
    }

    void positionsBeyondTheEndsAreClamped() {
        const Palette& palette = palettes().front();
        QCOMPARE(palette.colour(-3), palette.table().front());
        QCOMPARE(palette.colour(7), palette.table().back());
    }

    void eachTableEntryCanBeReached() {
        const Palette& palette = palettes().front();
        for (int i = 0; i < Palette::kColours; ++i) {
            QCOMPARE(palette.colour(i / 255.0), palette.table()[static_cast<std::size_t>(i)]);
        }
    }

    void namesDiffer() {
        std::set<QString> names;
        for (const Palette& palette : palettes()) {
            names.insert(palette.name());
        }
        QCOMPARE(names.size(), palettes().size());
    }

    void eachIsCalledByOneNameOnTheScreen() {
        const Palette& light = findPalette(QStringLiteral("batlowW_r"), Palette::Kind::Sequential);
        QCOMPARE(headscope::shownName(light), QStringLiteral("batlow, light"));
        QCOMPARE(headscope::shownName(palettes().front()), QStringLiteral("viridis"));
    }

    void unknownNamesGiveTheDefaultOfTheirKind() {
        QCOMPARE(findPalette(QStringLiteral("jet"), Palette::Kind::Sequential).name(),
                 headscope::kDefaultSequential);
        QCOMPARE(findPalette({}, Palette::Kind::Diverging).name(), headscope::kDefaultDiverging);
    }

    void sequentialPaletteIsNotUsedForDifferences() {
        QCOMPARE(findPalette(QStringLiteral("viridis"), Palette::Kind::Diverging).kind(),
                 Palette::Kind::Diverging);
    }
};

QTEST_GUILESS_MAIN(TestPalette)
#include "tst_palette.moc"
