// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/repeated_tokens.h"
#include "core/analysis/token_copies.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

namespace {

constexpr std::array kDifferent{TokenTraits{1}, TokenTraits{2}, TokenTraits{3}, TokenTraits{4}};

} // namespace

class TestRepeatedTokens : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void copiesAreLinkedNearestFirst() {
        QCOMPARE(earlierCopies(kRepeatedTokens), (std::vector<Index>{-1, -1, 0, 2}));
    }

    void duplicateSumsOverEarlierCopies() {
        // token 2: key 0; token 3: keys 0 and 2
        QVERIFY(isClose(duplicateToken(causalEighths(), kRepeatedTokens), (0.5 + (0.125 + 0.5)) / 2));
    }

    void inductionSumsOverWhatFollowedCopies() {
        // token 2: key 1; token 3: keys 1 and, after the copy right before it, itself
        QVERIFY(isClose(induction(causalEighths(), kRepeatedTokens), (0.25 + (0.125 + 0.25)) / 2));
    }

    void aTextWithoutARepeatedTokenHasNeither() {
        QVERIFY(std::isnan(duplicateToken(causalEighths(), kDifferent)));
        QVERIFY(std::isnan(induction(causalEighths(), kDifferent)));
    }

    void laterCopiesDoNotCount() {
        constexpr std::array kSame{TokenTraits{5}, TokenTraits{6}, TokenTraits{5}};
        // only token 2 has an earlier copy: key 0, followed by key 1
        QVERIFY(isClose(duplicateToken(bidirectionalQuarters(), kSame), 0.25));
        QVERIFY(isClose(induction(bidirectionalQuarters(), kSame), 0.25));
    }

    void copiesOutsideTheWindowDoNotCount() {
        HeadMap map = causalEighths();
        map.allowed = {{0, 1}, {0, 2}, {1, 3}, {2, 4}};
        // duplicate: token 2 sees no copy, token 3 sees key 2; induction: token 2 sees key 1, token 3 key 3
        QVERIFY(isClose(duplicateToken(map, kRepeatedTokens), 0.5));
        QVERIFY(isClose(induction(map, kRepeatedTokens), (0.25 + 0.25) / 2));
    }
};

QTEST_APPLESS_MAIN(TestRepeatedTokens)
#include "tst_repeated_tokens.moc"
