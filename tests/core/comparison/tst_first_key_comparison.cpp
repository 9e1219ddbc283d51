// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/comparison/first_key_comparison.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestFirstKeyComparison : public QObject {
    Q_OBJECT

    Comparison all_;
    Comparison without_;

  private Q_SLOTS:
    void initTestCase() {
        const auto model = openModel(golden::bundledModel());
        const auto text =
            std::make_shared<const EncodedText>(model->encode("The cat sat by the fire, and the dog sat."));
        RunCache runs(model);
        all_ = compare(computeSide(runs, text, Side{{1, 6}, {}, Scope::Rescore}),
                       computeSide(runs, text, Side{{1, 6}, {FixedScale{1}, {}, {}, {}}, Scope::Rescore}));
        without_ = withoutFirstKey(all_);
    }

    void theFirstKeyHasNoWeight() {
        QCOMPARE(without_.a.map->values.col(0).cwiseAbs().maxCoeff(), 0.0F);
        QVERIFY(all_.a.map->values.col(0).maxCoeff() > 0.1F);
    }

    void otherWeightsOfARowKeepTheirRatios() {
        const Index query = 9;
        const float rest = 1 - all_.a.map->values(query, 0);
        for (Index key = 1; key <= query; ++key) {
            QVERIFY(std::abs(without_.a.map->values(query, key) - all_.a.map->values(query, key) / rest) <
                    1e-5F);
        }
    }

    void aRowWithNothingElseIsZero() { QCOMPARE(without_.a.map->values.row(0).sum(), 0.0F); }

    void theDifferenceIsThatOfWhatIsShown() {
        QVERIFY(without_.difference->values == without_.b.map->values - without_.a.map->values);
        QVERIFY(without_.difference->values != all_.difference->values);
    }

    void measuresAreStillThoseOverAllKeys() {
        QCOMPARE(without_.a.measures, all_.a.measures);
        QCOMPARE(without_.measures->meanAbsolute, all_.measures->meanAbsolute);
    }

    void mapsOfOtherShapesHaveNoDifference() {
        Comparison apart = all_;
        apart.difference = nullptr;
        QVERIFY(withoutFirstKey(apart).difference == nullptr);
    }
};

QTEST_APPLESS_MAIN(TestFirstKeyComparison)
#include "tst_first_key_comparison.moc"
