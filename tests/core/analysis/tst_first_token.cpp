// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/first_token.h"
#include "tests/core/analysis/hand_worked_map.h"

using namespace headscope;

class TestFirstToken : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void isTheMeanOfTheFirstColumn() {
        QVERIFY(isClose(firstToken(causalEighths()), (1 + 0.75 + 0.5 + 0.125) / 4));
        QVERIFY(isClose(firstToken(bidirectionalQuarters()), (0 + 0.5 + 0.25) / 3));
    }

    void queriesThatDoNotSeeItAreLeftOut() {
        HeadMap map = causalEighths(); // a window of two
        map.values.row(2) << 0, 0.5F, 0.5F, 0;
        map.values.row(3) << 0, 0, 0.5F, 0.5F;
        map.allowed = {{0, 1}, {0, 2}, {1, 3}, {2, 4}};
        QVERIFY(isClose(firstToken(map), (1 + 0.75) / 2));
    }

    void withoutAQueryThatSeesItIsUndefined() {
        HeadMap map = causalEighths();
        map.allowed = {{1, 2}, {1, 2}, {1, 2}, {1, 2}};
        QVERIFY(std::isnan(firstToken(map)));
    }
};

QTEST_APPLESS_MAIN(TestFirstToken)
#include "tst_first_token.moc"
