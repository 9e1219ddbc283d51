// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/heatmap/bar_texts.h"

using namespace headscope;

namespace {

const ValueScale kScales[] = {ValueScale::linear(0, 1), ValueScale::logarithmic(1e-4, 1),
                              ValueScale::diverging(0.0512)};

QFont font() {
    QFont font;
    font.setPixelSize(12);
    return font;
}

QStringList textsOf(const std::vector<BarText>& texts) {
    QStringList result;
    for (const BarText& text : texts) {
        result += text.text;
    }
    return result;
}

} // namespace

class TestBarTexts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void textsNeverTouchAndNumbersAreWhole() {
        for (const ValueScale& scale : kScales) {
            for (const QString& note : {QString(), QStringLiteral("own range")}) {
                for (double width = 60; width < 300; width += 1) {
                    const auto texts = barTexts(scale, note, font(), width);
                    QVERIFY(textsOf(texts).contains(scale.lowText()));
                    QVERIFY(textsOf(texts).filter(scale.highText()).size() == 1);
                    for (const BarText& a : texts) {
                        QVERIFY(a.left + a.width <= width + 1e-6);
                        for (const BarText& b : texts) {
                            const bool isApart = a.left + a.width < b.left || b.left + b.width < a.left;
                            QVERIFY(&a == &b || a.line != b.line || isApart);
                        }
                    }
                }
            }
        }
    }

    void zeroIsLeftOutBeforeTheLowEndMoves() {
        const ValueScale scale = ValueScale::diverging(0.0512);
        bool hasZero = true;
        for (double width = 300; width > 60; width -= 1) {
            const auto texts = barTexts(scale, {}, font(), width);
            const bool hasZeroNow = textsOf(texts).contains(QStringLiteral("0"));
            QVERIFY(hasZero || !hasZeroNow);
            QVERIFY(barLines(texts) == 1 || !hasZeroNow);
            hasZero = hasZeroNow;
        }
        QVERIFY(!hasZero);
    }

    void wideBarHasTheNoteBesideTheHighEnd() {
        const auto texts = barTexts(kScales[0], QStringLiteral("shared"), font(), 250);
        QCOMPARE(barLines(texts), 1);
        QVERIFY(textsOf(texts).contains(QStringLiteral("1.00 (shared)")));
    }

    void narrowBarHasTheLowEndBelow() {
        const auto texts = barTexts(kScales[2], {}, font(), 60);
        QCOMPARE(barLines(texts), 2);
        QCOMPARE(texts.front().text, kScales[2].lowText());
        QCOMPARE(texts.front().line, 1);
    }
};

QTEST_MAIN(TestBarTexts)
#include "tst_bar_texts.moc"
