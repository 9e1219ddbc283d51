// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QtTest>

#include "core/analysis/circuits.h"
#include "core/model/model.h"
#include "core/survey/compute_head_pairs.h"
#include "core/survey/weight_scores.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestHeadPairs : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { model_ = openModel(golden::bundledModel()); }

    void compositionIsOfEarlierWithLaterHeads() {
        const HeadPairs pairs =
            computeHeadPairs(model_->transformer(), AttentionKind::Self, HeadPairMeasure::KeyComposition);
        QCOMPARE(pairs.heads.size(), std::size_t{48});
        const double expected =
            compositionScore(CompositionMode::Key, headCircuits(model_->transformer(), {2, 6}).ov,
                             headCircuits(model_->transformer(), {4, 5}));
        QVERIFY(std::abs(static_cast<double>(pairs.values(4 * 8 + 5, 2 * 8 + 6)) - expected) < 1e-6);
        QVERIFY(std::isnan(pairs.values(2 * 8 + 6, 4 * 8 + 5)));
        QVERIFY(std::isnan(pairs.values(8, 9)));
        QCOMPARE(pairs.random, 1.0 / 16);
    }

    void theInductionHeadsKeysReadThePreviousTokenHead() {
        const HeadPairs pairs =
            computeHeadPairs(model_->transformer(), AttentionKind::Self, HeadPairMeasure::KeyComposition);
        for (const Index induction : {4 * 8 + 4, 4 * 8 + 5, 4 * 8 + 7}) {
            const auto earlier = pairs.values.row(induction).head(4 * 8);
            Index strongest = 0;
            QVERIFY(static_cast<double>(earlier.maxCoeff(&strongest)) > 3 * pairs.random);
            QCOMPARE(strongest, Index{2 * 8 + 6});
        }
    }

    void overlapIsSymmetricAndOneInAKvGroup() {
        const HeadPairs pairs =
            computeHeadPairs(model_->transformer(), AttentionKind::Self, HeadPairMeasure::KeyOverlap);
        QVERIFY((pairs.values - pairs.values.transpose()).cwiseAbs().maxCoeff() == 0.0F);
        QVERIFY(std::abs(pairs.values(0, 1) - 1) < 1e-4F); // heads 0 and 1 read K/V head 0
        QVERIFY(pairs.values(0, 2) < 0.9F);
    }

    void aKindThatTheModelDoesNotHaveIsAnError() {
        QVERIFY_EXCEPTION_THROWN((void)computeHeadPairs(model_->transformer(), AttentionKind::Cross,
                                                        HeadPairMeasure::QueryOverlap),
                                 Error);
    }

  private:
    std::shared_ptr<const Model> model_;
};

QTEST_APPLESS_MAIN(TestHeadPairs)
#include "tst_head_pairs.moc"
