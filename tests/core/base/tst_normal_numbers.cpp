// SPDX-License-Identifier: GPL-3.0-or-later
// Normal numbers that are the same everywhere: against tests/golden/random_numbers.py.
#include <cmath>
#include <vector>

#include <QTest>

#include "core/base/normal_numbers.h"

using namespace headscope;

class NormalNumbersTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void numbersAreThoseOfTheReference() {
        NormalNumbers numbers(1);
        for (const double expected :
             {0.35099249780849107, 0.405290193321616, 1.0859449105047105, 0.14429265930606544}) {
            QVERIFY(std::abs(numbers.next() - expected) <= 1e-14);
        }
    }

    void seedsOfPlacesAreThoseOfTheReference() {
        QCOMPARE(seedOfPlace(1, {0, 0, 0, 2}), std::uint64_t{0xd69887a7933b8aad});
        QCOMPARE(seedOfPlace(7, {10, 0, 3}), std::uint64_t{0x434157cde70c2cb3});
        QVERIFY(seedOfPlace(1, {0, 1}) != seedOfPlace(1, {1, 0}));
    }

    /// Means of n numbers deviate by 1 / sqrt(n), of their squares by sqrt(2 / n), of fourth powers by
    /// sqrt(96 / n): within five of these.
    void momentsAreThoseOfANormalDistribution() {
        constexpr int kCount = 200000;
        NormalNumbers numbers(3);
        double sum = 0;
        double squares = 0;
        double fourths = 0;
        for (int i = 0; i < kCount; ++i) {
            const double value = numbers.next();
            sum += value;
            squares += value * value;
            fourths += value * value * value * value;
        }
        QVERIFY(std::abs(sum / kCount) <= 5 / std::sqrt(kCount));
        QVERIFY(std::abs(squares / kCount - 1) <= 5 * std::sqrt(2.0 / kCount));
        QVERIFY(std::abs(fourths / kCount - 3) <= 5 * std::sqrt(96.0 / kCount));
    }

    void fillingScales() {
        std::vector<float> values(3);
        NormalNumbers(1).fill(values, 2);
        QCOMPARE(values[1], static_cast<float>(2 * 0.405290193321616));
    }
};

QTEST_GUILESS_MAIN(NormalNumbersTest)
#include "tst_normal_numbers.moc"
