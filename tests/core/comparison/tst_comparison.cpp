// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/comparison/comparison.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestComparison : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    std::vector<int> ids_;
    std::unique_ptr<RunCache> runs_;

    Comparison compared(const Side& a, const Side& b) { return computeComparison(*runs_, ids_, a, b); }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        ids_ = model_->encode("The king said to the queen, \"You are the queen.\"").input().ids;
        runs_ = std::make_unique<RunCache>(model_);
    }

    void aRescoreWithTheModelsOwnSettingsEqualsTheRun() {
        Side rescore{{2, 7}, {}, Scope::Rescore};
        Side rerun{{2, 7}, {ModelScale{}, {4, Pooling::Mean}, CausalMask{}}, Scope::Rerun};
        const Comparison comparison = compared(rescore, rerun);
        QCOMPARE(comparison.measures.maxAbsolute, 0.0);
        QCOMPARE(comparison.predictionKl(), 0.0);
        QCOMPARE(comparison.a.meanLoss, comparison.b.meanLoss);
    }

    void aRescoreChangesTheMapAndNothingAfterIt() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}}, Scope::Rescore};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QVERIFY(comparison.measures.maxAbsolute > 0.1);
        QCOMPARE(comparison.predictionKl(), 0.0);
        QCOMPARE(comparison.a.run, comparison.b.run);
    }

    void aRerunChangesWhatComesAfter() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}}, Scope::Rerun};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QVERIFY(comparison.predictionKl() > 1e-4);
        QVERIFY(comparison.a.meanLoss != comparison.b.meanLoss);
    }

    // In layer 0 queries and keys do not depend on the settings, so that both scopes give one map.
    void inTheFirstLayerRescoreAndRerunGiveOneMap() {
        const AttentionSettings settings{FixedScale{1}, {2, Pooling::Mean}, {}};
        const Comparison comparison =
            compared({{0, 3}, settings, Scope::Rescore}, {{0, 3}, settings, Scope::Rerun});
        QVERIFY(comparison.measures.maxAbsolute < 1e-5);
    }

    void inLaterLayersTheyDoNot() {
        const AttentionSettings settings{FixedScale{1}, {}, {}};
        const Comparison comparison =
            compared({{3, 3}, settings, Scope::Rescore}, {{3, 3}, settings, Scope::Rerun});
        QVERIFY(comparison.measures.maxAbsolute > 1e-3);
    }

    void probabilitiesUnderTheOtherSideBelongToTheSameTokens() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}}, Scope::Rerun};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QCOMPARE(comparison.predictions.front().ofAUnderB.size(), kPredictions);
        const int id = comparison.a.predictions.front().top.front().id;
        QCOMPARE(comparison.predictions.front().ofAUnderB.front(),
                 probabilitiesOf(comparison.b.run->nextLogits, std::span(&id, 1)).front());
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
