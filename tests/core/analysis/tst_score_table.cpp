// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QtTest>

#include "core/analysis/score_table.h"

using namespace headscope;

class TestScoreTable : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void findsHeadsAndScores() {
        QCOMPARE(table_.indexOf({1, 0}), std::optional<std::size_t>(1));
        QVERIFY(!table_.indexOf({2, 0}));
        QCOMPARE(table_.indexOfScore("b"), std::optional<std::size_t>(1));
        QVERIFY(!table_.indexOfScore("c"));
    }

    void isUndefinedBeforeTheFirstText() { QVERIFY(std::isnan(table_.mean(0, 0))); }

    void meanAndStandardErrorAreOverTexts() {
        for (const double value : {1.0, 2.0, 6.0}) {
            table_.add(0, 0, value);
        }
        const ScoreValue value = table_.value(0, 0);
        QCOMPARE(value.mean, 3.0);
        QCOMPARE(value.standardError, std::sqrt(14.0 / 2 / 3)); // deviations -2, -1, 3
        QCOMPARE(value.texts, Index{3});
    }

    void textsWithoutTheScoreAreLeftOut() {
        table_.add(1, 1, std::numeric_limits<double>::quiet_NaN());
        table_.add(1, 1, 4.0);
        QCOMPARE(table_.value(1, 1).texts, Index{1});
        QCOMPARE(table_.mean(1, 1), 4.0);
        QVERIFY(std::isnan(table_.value(1, 1).standardError));
    }

  private:
    static constexpr ScoreInfo kA{.key = "a"};
    static constexpr ScoreInfo kB{.key = "b"};
    ScoreTable table_{{{{0, 0}, 0}, {{1, 0}, 0}}, {&kA, &kB}};
};

QTEST_APPLESS_MAIN(TestScoreTable)
#include "tst_score_table.moc"
