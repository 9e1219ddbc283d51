// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <QTest>

#include "core/library/memory_estimate.h"
#include "core/model/model.h"
#include "tests/support/golden.h"

using namespace headscope;

class MemoryEstimateTest : public QObject {
    Q_OBJECT

    const std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());

  private Q_SLOTS:
    void isWhatARunHolds_data() {
        QTest::addColumn<int>("tokens");
        QTest::newRow("1") << 1;
        QTest::newRow("7") << 7;
        QTest::newRow("512") << 512;
    }
    void isWhatARunHolds() {
        QFETCH(int, tokens);
        const Transformer& transformer = model_->transformer();
        const auto run =
            transformer.run(std::vector<int>(static_cast<std::size_t>(tokens), 5), transformer.uniform({}));
        QCOMPARE(estimateMemory(model_->spec(), 0, tokens).run, std::uint64_t{run->bytes()});
    }

    void weightsAreTheFiles() {
        const MemoryEstimate estimate = estimateMemory(model_->spec(), 1000, 1);
        QCOMPARE(estimate.weights, std::uint64_t{1000});
        QCOMPARE(estimate.total(), 1000 + estimate.run);
    }

    void aTextIsNoLongerThanTheContext() {
        QCOMPARE(estimateMemory(model_->spec(), 0, 4096).tokens, Index{512});
        QCOMPARE(estimateMemory(model_->spec(), 0, 4096).run, estimateMemory(model_->spec(), 0, 512).run);
    }

    void sizesThatNoIntegerHoldsDoNotOverflow() {
        ModelSpec spec = model_->spec();
        spec.embedding.width = Index{1} << 61;
        QVERIFY(estimateMemory(spec, 0).run > std::uint64_t{1} << 62);
    }
};

QTEST_APPLESS_MAIN(MemoryEstimateTest)
#include "tst_memory_estimate.moc"
