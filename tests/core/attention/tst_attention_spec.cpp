// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QtTest>

#include "core/attention/attention_spec.h"
#include "core/base/error.h"

using namespace headscope;

namespace {

const AttentionSpec kSpec{8, 4, 32, 0.25F, WindowMask{3}};

} // namespace

class TestAttentionSpec : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void defaultsAreTheModelsOwn() {
        const ResolvedAttention resolved = resolve({}, kSpec);
        QCOMPARE(resolved.factor, 0.25F);
        QCOMPARE(resolved.kvHeads, 4);
        QVERIFY(resolved.mask == Mask(WindowMask{3}));
    }

    void changedSettingsReplaceTheModelsOwn() {
        const ResolvedAttention resolved =
            resolve({FixedScale{2}, {2, Pooling::FirstHead}, NoMask{}, {}}, kSpec);
        QCOMPARE(resolved.factor, 2.0F);
        QCOMPARE(resolved.kvHeads, 2);
        QVERIFY(resolved.mask == Mask(NoMask{}));
    }

    void kvHeadsThatDoNotDivideAreRefused() {
        for (const int groups : {3, 8, -1}) {
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(resolve({{}, {groups, Pooling::Mean}, {}, {}}, kSpec)),
                                     Error);
        }
    }

    void factorsThatAreNoNumbersAreRefused() {
        for (const float factor :
             {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 2e6F}) {
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(resolve({FixedScale{factor}, {}, {}, {}}, kSpec)),
                                     Error);
        }
    }

    void anEmptyWindowIsRefused() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(resolve({{}, {}, WindowMask{0}, {}}, kSpec)), Error);
    }

    void queryHeadsReadTheHeadOfTheirGroup() {
        QCOMPARE(kSpec.kvHeadOf(5, 4), 2);
        QCOMPARE(kSpec.kvHeadOf(5, 2), 1);
        QCOMPARE(kSpec.kvHeadOf(7, 1), 0);
    }

    void causalKeysEndAtTheQuery() { QVERIFY(allowedKeys(CausalMask{}, 4, 10) == (KeyRange{0, 5})); }

    void windowCountsTheQueryItself() {
        QVERIFY(allowedKeys(WindowMask{3}, 4, 10) == (KeyRange{2, 5}));
        QVERIFY(allowedKeys(WindowMask{3}, 1, 10) == (KeyRange{0, 2}));
    }

    void withoutAMaskAllKeysAreAllowed() { QVERIFY(allowedKeys(NoMask{}, 0, 10) == (KeyRange{0, 10})); }
};

QTEST_APPLESS_MAIN(TestAttentionSpec)
#include "tst_attention_spec.moc"
