// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/ui/scores/sample_scores.h"
#include "ui/scores/round_ticks.h"
#include "ui/scores/score_text.h"

using namespace headscope;

class ScoreTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void undefinedIsADashAndNeverZero() { QCOMPARE(scoreText(kNoValue, 2), QStringLiteral("–")); }

    void numbersHaveATrueMinusAndNoMinusZero() {
        QCOMPARE(scoreText(-0.5, 2), QStringLiteral("−0.50"));
        QCOMPARE(scoreText(-0.001, 2), QStringLiteral("0.00"));
    }

    void boundedScoresHaveTheDecimalsOfTheirRange() { QCOMPARE(decimalsOf(*scoresOf({0.01}), 0), 2); }

    void unboundedScoresHaveThoseOfTheirLargestValue() {
        QCOMPARE(decimalsOf(*scoresOf({3.37, 0.2}, 0), 0), 2);
        QCOMPARE(decimalsOf(*scoresOf({123.0, 0.2}, 0), 0), 0);
        QCOMPARE(decimalsOf(*scoresOf({0.00123, kNoValue}, 0), 0), 5);
    }

    void aBadgeNeedsItsThreshold() {
        const ScoreInfo& info = sampleInfos()[6];
        QVERIFY(earnsBadge(info, 0.6));
        QVERIFY(!earnsBadge(info, 0.5999));
        QVERIFY(!earnsBadge(info, kNoValue));
        QVERIFY(!earnsBadge(sampleInfos()[0], 100));
    }

    void aStandardErrorNeedsTwoTexts() {
        QCOMPARE(errorText(scoresOf({0.5})->value(0, 0), 2), QString());
        ScoreTable table = *scoresOf({0.5});
        table.add(0, 0, 0.7);
        QCOMPARE(errorText(table.value(0, 0), 2), QStringLiteral("± 0.10"));
    }

    void theDefinitionSaysEverything() {
        const QString text = definitionText(sampleInfos()[6]);
        for (const char* part : {"Previous token", "High: most attention", "Formula: mean over queries",
                                 "Range: 0 to 1", "Badge “previous token” ≥ 0.6", "Source: Elhage"}) {
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        }
        QCOMPARE(rangeText(sampleInfos()[0]), QStringLiteral("from 0 nats; no upper end"));
    }

    void ticksAreRoundAndEncloseTheValues() {
        const RoundTicks ticks = RoundTicks::enclosing(0.03, 0.87, 6);
        QCOMPARE(ticks.step, 0.2);
        QCOMPARE(ticks.low, 0.0);
        QCOMPARE(ticks.high, 1.0);
        QCOMPARE(ticks.places().size(), std::size_t{6});
        QCOMPARE(ticks.text(0.2), QStringLiteral("0.2"));
    }

    void ticksOfOneValueHaveItInside() {
        const RoundTicks ticks = RoundTicks::enclosing(3, 3, 5);
        QVERIFY(ticks.low < 3 && ticks.high > 3);
        QVERIFY(ticks.places().size() <= 5);
    }

    void ticksWithinShortOrHugeRangesAreFewEnough() {
        for (const double size : {1e-9, 1e-3, 1.0, 7e5}) {
            const RoundTicks ticks = RoundTicks::enclosing(-size, size, 7);
            QVERIFY(ticks.places().size() <= 7 && ticks.places().size() >= 3);
            QVERIFY(ticks.low <= -size && ticks.high >= size);
        }
    }
};

QTEST_MAIN(ScoreTextTest)
#include "tst_score_text.moc"
