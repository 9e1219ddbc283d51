// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/base/error.h"
#include "core/comparison/side_text.h"

using namespace headscope;

namespace {

const AttentionSpec kSpec{8, 4, 32, 0.17677669F, CausalMask{}};

} // namespace

class TestSideText : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyKeyIsRead() {
        const Side side =
            parseSide("layer=2,head=5,scale=none,kv-heads=1,pooling=first,mask=window:4,scope=rerun");
        const Side expected{
            {2, 5}, {FixedScale{1}, {1, Pooling::FirstHead}, WindowMask{4}, {}}, Scope::Rerun};
        QVERIFY(side == expected);
    }

    void kernelsAreRead() {
        QVERIFY(parseSide("kernel=softmax").attention.kernel == Kernel(SoftmaxKernel{}));
        QVERIFY(parseSide("kernel=linear").attention.kernel == Kernel(LinearKernel{}));
        QVERIFY(parseSide("kernel=sink").attention.kernel == Kernel(SinkKernel{0}));
        QVERIFY(parseSide("kernel=sink:-1.5").attention.kernel == Kernel(SinkKernel{-1.5F}));
    }

    void kernelsAreWrittenAsTheyAreRead() {
        for (const Kernel& kernel :
             {Kernel(SoftmaxKernel{}), Kernel(LinearKernel{}), Kernel(SinkKernel{-1.5F})}) {
            QVERIFY(parseSide("kernel=" + kernelText(kernel)).attention.kernel == kernel);
        }
    }

    void valuesAreWrittenAsTheyAreRead() {
        const Side side{{0, 0, AttentionKind::Cross},
                        {FixedScale{0.17677669F}, {2, Pooling::FirstHead}, WindowMask{4}, SinkKernel{0.1F}},
                        Scope::Rerun};
        Side read;
        for (const auto& [key, value] : sideValues(side)) {
            setSideValue(read, key, value);
        }
        QVERIFY(read == side);
        QVERIFY(sideValues(Side{}).empty());
    }

    void keysThatAreLeftOutStayAsTheyWere() {
        const Side start{{2, 5}, {FixedScale{0.5F}, {}, {}, {}}, Scope::Rerun};
        const Side side = parseSide("head=1", start);
        QVERIFY(side == (Side{{2, 1}, {FixedScale{0.5F}, {}, {}, {}}, Scope::Rerun}));
    }

    void modelMeansTheModelsOwn() {
        const Side side = parseSide("scale=model,kv-heads=model,mask=model");
        QVERIFY(side == Side{});
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"layer", "layer=", "layer=x", "layer=1.5", "head=2a", "scale=big", "scale=1x", "kv-heads=0",
              "pooling=max", "mask=window", "mask=window:", "mask=window:x", "scope=all", "kernel=relu",
              "kernel=sink:", "kernel=sink:x", "kernel=sinks", "colour=red", "layer=99999999999"}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }

    void wrongWordsAreRefused() {
        QFETCH(QString, text);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(parseSide(text.toStdString())), Error);
    }

    void theModelsFactorIsNamedWithItsValue() {
        QCOMPARE(describeFactor({}, kSpec), std::string("× 1/√32 = 0.1768 (model)"));
    }

    void aFactorThatIsNotTheUsualOneIsNotCalledSo() {
        AttentionSpec spec = kSpec;
        spec.scale = 0.1F;
        QCOMPARE(describeFactor({}, spec), std::string("× 0.1 (model)"));
    }

    void noFactorIsSaid() {
        QCOMPARE(describeFactor({FixedScale{1}, {}, {}, {}}, kSpec), std::string("no factor (× 1)"));
    }

    void changesAreListedAndTheModelsOwnIsNot() {
        QCOMPARE(describeChanges({}, kSpec), std::string());
        QCOMPARE(describeChanges({{}, {4, Pooling::Mean}, CausalMask{}, {}}, kSpec), std::string());
        QCOMPARE(describeChanges({{}, {2, Pooling::Mean}, NoMask{}, {}}, kSpec),
                 std::string("2 of 4 K/V heads (mean), no further training · no mask"));
    }

    void aLinearKernelSaysWhatItDoesWithout() {
        AttentionSettings settings;
        settings.kernel = LinearKernel{};
        QCOMPARE(describeFactor(settings, kSpec), std::string("linear kernel: no factor"));
        AttentionSpec spec = kSpec;
        spec.softCap = 50;
        spec.bias = AlibiBias{};
        settings.scale = FixedScale{0.5F};
        QCOMPARE(describeFactor(settings, spec), std::string("linear kernel: no factor, no cap, no bias"));
        QCOMPARE(describeChanges(settings, spec), std::string("φ(q)·φ(k), no further training"));
    }

    void aSinkIsAChangeWithItsLogit() {
        AttentionSettings settings;
        settings.kernel = SinkKernel{2.5F};
        QCOMPARE(describeFactor(settings, kSpec), std::string("× 1/√32 = 0.1768 (model)"));
        QCOMPARE(describeChanges(settings, kSpec), std::string("softmax + sink of logit 2.5"));
    }

    void aSideSaysItsScope() {
        Side side;
        QVERIFY(describeSide(side, kSpec).ends_with("this softmax only"));
        side.scope = Scope::Rerun;
        QVERIFY(describeSide(side, kSpec).ends_with("whole model"));
    }
};

QTEST_APPLESS_MAIN(TestSideText)
#include "tst_side_text.moc"
