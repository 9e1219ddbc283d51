// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <QtTest>

#include "core/comparison/fitted_side.h"

using namespace headscope;

namespace {

const std::vector<AttentionSpec> kLayers{{4, 2, 8, 1.0F, CausalMask{}}, {6, 3, 8, 1.0F, CausalMask{}}};

Side grouped(int layer, int kvHeads, Scope scope) {
    return {{layer, 0}, {{}, {kvHeads, Pooling::Mean}, {}, {}}, scope};
}

} // namespace

class TestFittedSide : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void headsThatDoNotExistBecomeTheNearest() {
        QVERIFY(fittedSide(kLayers, {{5, 7}, {}, {}}).head == (HeadId{1, 5}));
        QVERIFY(fittedSide(kLayers, {{0, 5}, {}, {}}).head == (HeadId{0, 3}));
        QVERIFY(fittedSide(kLayers, {{-1, -1}, {}, {}}).head == (HeadId{0, 0}));
    }

    void aRescoreNeedsADivisorOfItsOwnLayer() {
        QCOMPARE(fittedSide(kLayers, grouped(1, 3, Scope::Rescore)).attention.grouping.kvHeads, 3);
        QCOMPARE(fittedSide(kLayers, grouped(0, 3, Scope::Rescore)).attention.grouping.kvHeads, 0);
    }

    void aRerunNeedsADivisorOfEveryLayer() {
        QCOMPARE(fittedSide(kLayers, grouped(1, 3, Scope::Rerun)).attention.grouping.kvHeads, 0);
        QCOMPARE(fittedSide(kLayers, grouped(1, 1, Scope::Rerun)).attention.grouping.kvHeads, 1);
    }

    void theRestStaysAsItWas() {
        const Side side{{1, 2}, {FixedScale{2}, {1, Pooling::FirstHead}, WindowMask{3}, {}}, Scope::Rerun};
        QVERIFY(fittedSide(kLayers, side) == side);
    }
};

QTEST_APPLESS_MAIN(TestFittedSide)
#include "tst_fitted_side.moc"
