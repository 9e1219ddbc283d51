// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/column_mass.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestColumnMass : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void delimitersAreSpecialTokens() {
        QVERIFY(isClose(delimiterShare(causalEighths(), kRepeatedTokens), (1 + 0.75 + 0.5 + 0.125) / 4));
    }

    void queriesBeforeTheFirstPunctuationCountWithZero() {
        QVERIFY(isClose(punctuationShare(causalEighths(), kRepeatedTokens), (0 + 0.25 + 0.25 + 0.125) / 4));
    }

    void withoutSuchATokenThereIsNoShare() {
        constexpr std::array kWords{TokenTraits{1}, TokenTraits{2}, TokenTraits{3}, TokenTraits{4}};
        QVERIFY(std::isnan(delimiterShare(causalEighths(), kWords)));
        QVERIFY(std::isnan(punctuationShare(causalEighths(), kWords)));
    }

    void keysOfAnotherTextMayBeFewer() {
        HeadMap map; // cross-attention from two queries to three keys
        map.head.kind = AttentionKind::Cross;
        map.values.resize(2, 3);
        map.values << 0.5F, 0.25F, 0.25F, 0, 0, 1;
        map.allowed = {{0, 3}, {0, 3}};
        constexpr std::array kKeys{TokenTraits{1}, TokenTraits{2}, TokenTraits{3, true, false}};
        QVERIFY(isClose(delimiterShare(map, kKeys), (0.25 + 1) / 2));
    }
};

QTEST_APPLESS_MAIN(TestColumnMass)
#include "tst_column_mass.moc"
