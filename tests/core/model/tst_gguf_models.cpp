// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of the keys and tensor names of GGUF files, and what is said of those that do not fit.
#include <cmath>

#include <QtTest>

#include "core/model/families/gguf.h"
#include "core/model/weights.h"
#include "tests/core/base/error_text.h"
#include "tests/core/model/tiny_gguf.h"

using namespace headscope;

namespace {

ModelSpec specOf(const TinyGguf& file) {
    return describeModel(Checkpoint::open(file.write())).spec;
}

QString fault(const TinyGguf& file) {
    return errorText([&] {
        const Checkpoint checkpoint = Checkpoint::open(file.write());
        static_cast<void>(bindWeights(checkpoint, describeModel(checkpoint)));
    });
}

/// Sets an integer and says what is wrong then.
QString faultWith(const std::string& key, std::uint32_t value) {
    TinyGguf file;
    file.setInteger(key, value);
    return fault(file);
}

float rootOf(float number) {
    return 1.0F / std::sqrt(number);
}

int windowOf(const AttentionSpec& layer) {
    const auto* window = std::get_if<WindowMask>(&layer.mask);
    return window == nullptr ? 0 : window->width;
}

TinyGguf gemma(const std::string& architecture, std::uint32_t layers) {
    TinyGguf file(architecture);
    file.setInteger("block_count", layers);
    file.setInteger("embedding_length", 64);
    file.setInteger("attention.key_length", 4);
    file.setInteger("attention.value_length", 4);
    file.setInteger("attention.sliding_window", 5);
    return file;
}

} // namespace

class GgufModels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theTinyFileIsAModel() {
        QCOMPARE(fault(TinyGguf()), QString());
        const ModelSpec spec = specOf(TinyGguf());
        QCOMPARE(spec.family, std::string("llama"));
        QCOMPARE(spec.name, std::string("tiny"));
        QCOMPARE(spec.layerCount(), 2);
        QCOMPARE(spec.embedding.vocabulary, Index{10});
        QVERIFY(spec.stack.self[0].rotary->pairs == RotaryPairs::Neighbours);
    }

    void aNameInTheFileIsTheModels() {
        TinyGguf file;
        file.setText("general.name", "Tales 5M");
        QCOMPARE(specOf(file).name, std::string("Tales 5M"));
    }

    void anUnknownArchitectureIsNamedWithThoseThatAreSupported() {
        const QString text = fault(TinyGguf("mamba"));
        QVERIFY2(text.contains(QStringLiteral("\"general.architecture\"")) &&
                     text.contains(QStringLiteral("\"mamba\"")) &&
                     text.contains(QStringLiteral("llama, qwen2, qwen3")),
                 qPrintable(text));
    }

    void aMixtureOfExpertsIsRefused() {
        const QString text = faultWith("expert_count", 8);
        QVERIFY2(text.contains(QStringLiteral("a mixture of 8 experts (\"llama.expert_count\")")),
                 qPrintable(text));
    }

    void noExpertsAreNoMixture() { QCOMPARE(faultWith("expert_count", 0), QString()); }

    void aMissingKeyIsNamed_data() {
        QTest::addColumn<QString>("key");
        for (const char* key : {"block_count", "context_length", "embedding_length", "feed_forward_length",
                                "attention.head_count", "attention.layer_norm_rms_epsilon"}) {
            QTest::newRow(key) << key;
        }
    }
    void aMissingKeyIsNamed() {
        QFETCH(QString, key);
        TinyGguf file;
        file.remove(key.toStdString());
        const QString text = fault(file);
        QVERIFY2(text.contains(QStringLiteral("\"llama.%1\"").arg(key)) &&
                     text.contains(QStringLiteral("nothing")),
                 qPrintable(text));
    }

    void aKeyThatDoesNotFitIsNamed_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("value");
        QTest::newRow("no layers") << "block_count" << 0;
        QTest::newRow("layers beyond reason") << "block_count" << 1000000000;
        QTest::newRow("no heads") << "attention.head_count" << 0;
        QTest::newRow("heads that divide nothing") << "attention.head_count_kv" << 3;
        QTest::newRow("a width of 0") << "embedding_length" << 0;
        QTest::newRow("values of another width") << "attention.value_length" << 8;
        QTest::newRow("odd pairs") << "rope.dimension_count" << 3;
        QTest::newRow("more pairs than the head has") << "rope.dimension_count" << 8;
    }
    void aKeyThatDoesNotFitIsNamed() {
        QFETCH(QString, key);
        QFETCH(int, value);
        const QString text = faultWith(key.toStdString(), static_cast<std::uint32_t>(value));
        QVERIFY2(text.contains(key), qPrintable(text));
    }

    void aWidthThatTheHeadsDoNotDivideIsRefused() {
        const QString text = faultWith("embedding_length", 18);
        QVERIFY2(text.contains(QStringLiteral("embedding_length")), qPrintable(text));
    }

    void anUnknownKindOfRotaryScalingIsRefused() {
        TinyGguf file;
        file.setText("llama.rope.scaling.type", "spiral");
        file.setNumber("rope.scaling.factor", 2);
        QVERIFY(fault(file).contains(QStringLiteral("rope.scaling.type")));
    }

    void attentionToWhatFollowsIsRefusedOutsideBert() {
        TinyGguf file;
        file.setFlag("attention.causal", false);
        QVERIFY(fault(file).contains(QStringLiteral("attention.causal")));
    }

    void widthsThatDifferByLayerAreRefused() {
        TinyGguf file;
        file.setIntegers("feed_forward_length", {24, 32});
        QVERIFY(fault(file).contains(QStringLiteral("one width for all layers")));
        file.setIntegers("feed_forward_length", {24, 24});
        QCOMPARE(fault(file), QString());
    }

    void headsMayDifferByLayer() {
        TinyGguf file;
        file.setIntegers("attention.head_count_kv", {2, 4});
        file.tensors["blk.1.attn_k.weight"] = file.tensors["blk.1.attn_v.weight"] = {16, 16};
        QCOMPARE(fault(file), QString());
        QCOMPARE(specOf(file).stack.self[0].kvHeads, 2);
        QCOMPARE(specOf(file).stack.self[1].kvHeads, 4);
    }

    void headsMayNotDifferWhereOneTensorHoldsQueriesKeysAndValues() {
        TinyGguf file("phi3");
        file.setIntegers("attention.head_count_kv", {2, 4});
        for (const std::string layer : {"blk.0.", "blk.1."}) {
            for (const char* part : {"attn_q.weight", "attn_k.weight", "attn_v.weight"}) {
                file.tensors.erase(layer + part);
            }
            file.tensors[layer + "attn_qkv.weight"] = {32, 16};
        }
        QVERIFY(fault(file).contains(QStringLiteral("one number for all layers")));
        file.setInteger("attention.head_count_kv", 2);
        QCOMPARE(fault(file), QString());
    }

    void headsOfEachLayerAreAsManyAsLayers() {
        TinyGguf file;
        file.setIntegers("attention.head_count_kv", {2, 2, 2});
        QVERIFY(fault(file).contains(QStringLiteral("head_count_kv")));
    }

    void aMissingTensorIsNamedWithTheFile() {
        TinyGguf file;
        file.tensors.erase("blk.1.attn_k.weight");
        const QString text = fault(file);
        QVERIFY2(text.contains(QStringLiteral("1 missing: blk.1.attn_k.weight")) &&
                     text.contains(QStringLiteral("tiny.gguf")),
                 qPrintable(text));
    }

    void countsThatTheTensorsDoNotHaveAreNoticed() {
        QVERIFY(faultWith("block_count", 1).contains(QStringLiteral("no part of the model uses")));
        QVERIFY(faultWith("block_count", 3).contains(QStringLiteral("missing")));
        QVERIFY(faultWith("vocab_size", 11).contains(QStringLiteral("token_embd.weight (expected [11, 16]")));
        QVERIFY(faultWith("feed_forward_length", 25).contains(QStringLiteral("ffn_up.weight")));
    }

    void withoutAnOutputTheEmbeddingIsUsed() {
        QVERIFY(!specOf(TinyGguf()).output.tied);
        TinyGguf file;
        file.tensors.erase("output.weight");
        QCOMPARE(fault(file), QString());
        QVERIFY(specOf(file).output.tied);
    }

    void biasesAreFoundByTheirTensors() {
        TinyGguf file;
        for (const std::string layer : {"blk.0.", "blk.1."}) {
            file.tensors[layer + "attn_q.bias"] = {16};
            file.tensors[layer + "attn_k.bias"] = {8};
            file.tensors[layer + "attn_v.bias"] = {8};
        }
        QCOMPARE(fault(file), QString());
        file.tensors.erase("blk.1.attn_v.bias");
        QVERIFY(fault(file).contains(QStringLiteral("blk.1.attn_v.bias")));
    }

    void theBaseOfTheRotationIs10000WhereNoKeySaysIt() {
        QCOMPARE(specOf(TinyGguf()).stack.self[0].rotary->theta, 10000.0);
        QCOMPARE(specOf(gemma("gemma3", 6)).stack.self[5].rotary->theta, 10000.0);
    }

    void aFactorWithoutATypeIsLinearScaling() {
        TinyGguf file;
        file.setNumber("rope.scaling.factor", 4);
        QCOMPARE(specOf(file).stack.self[0].rotary->divisors, (std::vector{4.0, 4.0}));
        file.setText("llama.rope.scaling.type", "none");
        QVERIFY(specOf(file).stack.self[0].rotary->divisors.empty());
    }

    void yarnIsRead() {
        TinyGguf file;
        file.setText("llama.rope.scaling.type", "yarn");
        file.setNumber("rope.scaling.factor", 4);
        file.setInteger("rope.scaling.original_context_length", 8);
        QCOMPARE(specOf(file).stack.self[0].rotary->magnitude, static_cast<float>(1 + 0.1 * std::log(4)));
        file.setNumber("rope.scaling.yarn_attn_factor", 0.5F);
        QCOMPARE(specOf(file).stack.self[0].rotary->magnitude,
                 static_cast<float>(0.5 * (1 + 0.1 * std::log(4))));
    }

    void rotaryDivisorsAreOneForEachPair() {
        TinyGguf file;
        file.tensors["rope_freqs.weight"] = {2};
        QCOMPARE(fault(file), QString());
        QCOMPARE(specOf(file).stack.self[1].rotary->divisors, (std::vector{0.5, 0.5}));
        file.tensors["rope_freqs.weight"] = {3};
        QVERIFY(fault(file).contains(QStringLiteral("rope_freqs.weight")));
    }

    void longRopeNeedsItsTensors() {
        TinyGguf file;
        file.setText("llama.rope.scaling.type", "longrope");
        QVERIFY(fault(file).contains(QStringLiteral("rope_factors_short.weight")));
    }

    void gemmasScaleIsThatOfAHeadButInTheLargest() {
        QCOMPARE(specOf(gemma("gemma2", 42)).stack.self[0].scale, rootOf(4));
        QCOMPARE(specOf(gemma("gemma2", 46)).stack.self[0].scale, rootOf(16));
        QCOMPARE(specOf(gemma("gemma3", 34)).stack.self[0].scale, rootOf(4));
        QCOMPARE(specOf(gemma("gemma3", 62)).stack.self[0].scale, rootOf(16));
    }

    void gemma2HasWindowsInEverySecondLayer() {
        const ModelSpec spec = specOf(gemma("gemma2", 4));
        for (const int layer : {0, 1, 2, 3}) {
            QCOMPARE(windowOf(spec.attention(AttentionKind::Self, layer)), layer % 2 == 0 ? 5 : 0);
        }
    }

    void gemma2CapsAreThePublishedOnesWhereNoKeySaysThem() {
        TinyGguf file = gemma("gemma2", 2);
        QCOMPARE(specOf(file).stack.self[0].softCap, 50.0F);
        QCOMPARE(specOf(file).output.softCap, 30.0F);
        file.setNumber("attn_logit_softcapping", 0);
        QCOMPARE(specOf(file).stack.self[0].softCap, 0.0F);
    }

    void gemma3HasNoWindowInEverySixthLayer() {
        const ModelSpec spec = specOf(gemma("gemma3", 12));
        for (int layer = 0; layer < 12; ++layer) {
            QCOMPARE(windowOf(spec.attention(AttentionKind::Self, layer)), layer % 6 == 5 ? 0 : 5);
        }
    }

    void gemma3WithoutAWindowHasNone() {
        TinyGguf file = gemma("gemma3", 2);
        file.setInteger("attention.sliding_window", 0);
        QCOMPARE(windowOf(specOf(file).stack.self[0]), 0);
    }

    void aWindowOfAMistralIsKept() {
        TinyGguf file;
        file.setInteger("attention.sliding_window", 7);
        QCOMPARE(windowOf(specOf(file).stack.self[1]), 7);
    }

    void olmo3IsRefused() {
        TinyGguf file("olmo2");
        file.setInteger("attention.sliding_window", 7);
        QVERIFY(fault(file).contains(QStringLiteral("OLMo 3")));
    }

    void graniteScalesAsUsualWhereNoKeySaysIt() {
        TinyGguf file("granite");
        QCOMPARE(specOf(file).stack.self[0].scale, rootOf(4));
        file.setNumber("attention.scale", 0.25F);
        QCOMPARE(specOf(file).stack.self[0].scale, 0.25F);
        file.setNumber("logit_scale", 8);
        QCOMPARE(specOf(file).output.multiplier, 0.125F);
    }

    void everyFourthLayerOfASmolLm3IsWithoutPositions() {
        TinyGguf file("smollm3");
        file.setInteger("block_count", 5);
        const ModelSpec spec = specOf(file);
        QVERIFY(!spec.stack.self[3].rotary);
        QVERIFY(spec.stack.self[2].rotary && spec.stack.self[4].rotary);
    }

    void endsAreThoseOfTextAndTurn() {
        TinyGguf file;
        QVERIFY(specOf(file).endIds.empty());
        file.setTopInteger("tokenizer.ggml.eos_token_id", 2);
        file.setTopInteger("tokenizer.ggml.eot_token_id", 7);
        QCOMPARE(specOf(file).endIds, (std::vector{2, 7}));
        file.setTopInteger("tokenizer.ggml.eot_token_id", 4000);
        QCOMPARE(specOf(file).endIds, (std::vector{2}));
    }
};

QTEST_APPLESS_MAIN(GgufModels)
#include "tst_gguf_models.moc"
