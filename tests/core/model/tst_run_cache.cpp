// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/model/run_cache.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

AttentionSettings scaled(float factor) {
    return {FixedScale{factor}, {}, {}, {}};
}

} // namespace

class TestRunCache : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());
    std::vector<int> ids_ = model_->encode("The king said to the queen").input().ids;
    const AttentionSettings own_;

  private Q_SLOTS:
    void theSameRunIsGivenAgain() {
        RunCache cache(model_);
        const auto first = cache.run(ids_, own_);
        QVERIFY(cache.run(ids_, scaled(1)) != first);
        QCOMPARE(cache.run(ids_, own_), first);
    }

    void settingsThatMeanTheModelsOwnShareItsRun() {
        RunCache cache(model_);
        const auto own = cache.run(ids_, own_);
        QCOMPARE(
            cache.run(
                ids_,
                {FixedScale{model_->spec().stack.self[0].scale}, {4, Pooling::FirstHead}, CausalMask{}, {}}),
            own);
        QVERIFY(cache.run(ids_, {{}, {2, Pooling::FirstHead}, {}, {}}) != own);
    }

    void theModelsOwnRunOutlivesManyOthers() {
        RunCache cache(model_);
        const auto own = cache.run(ids_, own_);
        for (int i = 1; i < 20; ++i) {
            static_cast<void>(cache.run(ids_, scaled(static_cast<float>(i))));
        }
        QCOMPARE(cache.run(ids_, own_), own);
    }

    void theLeastRecentlyUsedIsDropped() {
        RunCache cache(model_, 3);
        const auto two = cache.run(ids_, scaled(2));
        const auto three = cache.run(ids_, scaled(3));
        static_cast<void>(cache.run(ids_, scaled(2)));
        static_cast<void>(cache.run(ids_, scaled(4)));
        static_cast<void>(cache.run(ids_, scaled(5)));
        QCOMPARE(cache.run(ids_, scaled(2)) == two, true);
        QVERIFY(cache.run(ids_, scaled(3)) != three);
    }

    void aNewTextTakesThePlaceOfTheOldUnderTheSameSettings() {
        RunCache cache(model_, 2);
        const auto side = cache.run(ids_, scaled(2));
        for (std::size_t length = 2; length < ids_.size(); ++length) {
            static_cast<void>(cache.run(std::span(ids_).first(length), own_)); // as keystrokes do
        }
        QCOMPARE(cache.run(ids_, scaled(2)), side);
    }

    void anAppendedTokenStartsFromTheRunUnderTheSameSettings() {
        RunCache cache(model_);
        const auto shorter = cache.run(std::span(ids_).first(4), scaled(2));
        static_cast<void>(cache.run(ids_, own_));
        const auto longer = cache.run(ids_, scaled(2));
        QVERIFY(longer->trace.layer(3).keys.topRows(4) == shorter->trace.layer(3).keys);
    }

    void beyondTheMemoryOnlyTheNewestAndTheOwnRunStay() {
        RunCache cache(model_, 10, 1);
        const auto own = cache.run(ids_, own_);
        const auto two = cache.run(ids_, scaled(2));
        static_cast<void>(cache.run(ids_, scaled(3)));
        QVERIFY(cache.run(ids_, scaled(2)) != two);
        QCOMPARE(cache.run(ids_, own_), own);
    }
};

QTEST_APPLESS_MAIN(TestRunCache)
#include "tst_run_cache.moc"
