// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

using namespace headscope;

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](float channel) {
        return channel <= 0.04045F ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Contrast ratio of WCAG 2.1.
double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aPaletteLeadsBackToItsTheme() {
        QVERIFY(!Theme::of(Theme::light().palette()).isDark);
        QVERIFY(Theme::of(Theme::dark().palette()).isDark);
    }

    void textIsReadableOnCardsAndBackground_data() {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textIsReadableOnCardsAndBackground() {
        QFETCH(bool, isDark);
        const Theme& theme = isDark ? Theme::dark() : Theme::light();
        for (const QColor& paper : {theme.card, theme.background}) {
            QVERIFY(contrast(theme.text, paper) >= 7);
            QVERIFY(contrast(theme.muted, paper) >= 4.5);
            QVERIFY(contrast(theme.warning, paper) >= 4.5);
            QVERIFY(contrast(theme.error, paper) >= 4.5);
        }
    }

    void sidesAreTellableFromCardAndEachOther() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            QVERIFY(contrast(theme->sideA, theme->card) >= 3);
            QVERIFY(contrast(theme->sideB, theme->card) >= 3);
            QVERIFY(std::abs(theme->sideA.hue() - theme->sideB.hue()) > 90);
        }
    }

    void textInASidesColourIsReadableOnCardBackgroundAndWash() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            for (const SideName side : {SideName::A, SideName::B}) {
                for (const QColor& paper : {theme->card, theme->background, theme->wash(theme->side(side))}) {
                    QVERIFY2(contrast(theme->sideText(side), paper) >= 4.5,
                             qPrintable(theme->sideText(side).name()));
                }
            }
        }
    }

    void aSidesTextAndBarsAreOfOneHue() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            for (const SideName side : {SideName::A, SideName::B}) {
                QVERIFY(std::abs(theme->sideText(side).hue() - theme->side(side).hue()) < 12);
            }
        }
    }

    void everyDigitIsOfOneWidth() {
        const QFontMetricsF metrics(tabularFont(QFont()));
        for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(QLatin1Char('0')));
        }
    }

    void distancesGrowWithTheFont() {
        QFont small;
        small.setPointSizeF(9);
        QFont large;
        large.setPointSizeF(27);
        const Spacing near = Spacing::of(small);
        const Spacing far = Spacing::of(large);
        QVERIFY(far.line > 2 * near.line);
        QVERIFY(far.medium > 2 * near.medium);
    }

    void aTooltipShowsTagsAsLetters() {
        QVERIFY(plainTooltip(QStringLiteral("<b>x</b>")).contains(QStringLiteral("&lt;b&gt;x&lt;/b&gt;")));
    }
    void aTooltipWithoutTagsStaysAsItIs() {
        QCOMPARE(plainTooltip(QStringLiteral("a < b & c")), QStringLiteral("a < b & c"));
    }
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
