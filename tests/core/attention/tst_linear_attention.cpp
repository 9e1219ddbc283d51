// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/attention/kernel_timing.h"
#include "core/attention/linear_attention.h"
#include "core/attention/plain_attention.h"
#include "tests/core/attention/head_case.h"

using namespace headscope;

class TestLinearAttention : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theRunningSumsGiveWhatTheMapGives() {
        for (const Mask& mask :
             {Mask(NoMask{}), Mask(CausalMask{}), Mask(WindowMask{1}), Mask(WindowMask{7})}) {
            HeadCase head(200);
            head.attention.mask = mask;
            head.attention.kernel = LinearKernel{};
            const Matrix sums = linearAttention(head.operands());
            QVERIFY((sums - plainAttention(head.operands())).cwiseAbs().maxCoeff() < 2e-5F);
        }
    }

    void queriesAndKeysOfTwoTexts() {
        HeadCase head(5, 9);
        head.attention.mask = NoMask{};
        head.attention.kernel = LinearKernel{};
        QVERIFY((linearAttention(head.operands()) - plainAttention(head.operands())).cwiseAbs().maxCoeff() <
                1e-5F);
    }

    void aHandWorkedRow() {
        HeadCase head(2);
        head.queries = Matrix(2, 1);
        head.queries << 3, -1; // one feature: the query cancels
        head.keys = Matrix(2, 1);
        head.keys << 1, 0; // phi: 2 and 1
        head.values = Matrix(2, 1);
        head.values << 3, 9;
        const Matrix output = linearAttention(head.operands());
        QVERIFY(std::abs(output(0, 0) - 3) < 1e-6F);
        QVERIFY(std::abs(output(1, 0) - 5) < 1e-6F); // (2 * 3 + 1 * 9) / 3
    }

    void thePlainOutputIsTheDefinitions() {
        HeadCase head(100); // more than one block of rows
        head.addBias();
        QVERIFY((plainAttention(head.operands()).cast<double>() - head.output()).cwiseAbs().maxCoeff() <
                5e-6);
    }

    void aBufferIsUsedAgain() {
        const HeadCase small(5);
        const HeadCase large(9);
        Matrix weights;
        for (const HeadCase* head : {&large, &small, &large}) {
            QVERIFY(plainAttention(head->operands(), weights, {}) == plainAttention(head->operands()));
            QVERIFY((weights.cast<double>() - head->weights()).cwiseAbs().maxCoeff() < 2e-6);
        }
    }

    void itsMemoryDoesNotDependOnTheLength() {
        QCOMPARE(linearAttentionBytes(32, 32), std::uint64_t{4 * (32 * 32 + 96)});
    }

    void bothAreTimed() {
        const KernelTiming timing = timeKernels(128, 16);
        QCOMPARE(timing.tokens, Index{128});
        QVERIFY(timing.plain > 0 && timing.linear > 0);
        QVERIFY(timing.plain < 10 && timing.linear < 10);
    }

    void timingStopsWhenItIsAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(timeKernels(64, 8, {source.get_token(), {}})), Stopped);
    }
};

QTEST_APPLESS_MAIN(TestLinearAttention)
#include "tst_linear_attention.moc"
