// SPDX-License-Identifier: GPL-3.0-or-later
// A checkpoint that does not fit must not look like a model: each of these ends in one sentence that names
// the fault.
#include <limits>

#include <QtTest>

#include "core/model/model.h"
#include "tests/core/base/error_text.h"
#include "tests/support/checkpoint_folder.h"

using namespace headscope;

namespace {

const std::string kQuery = "model.layers.1.self_attn.q_proj.weight";

std::filesystem::path tiny(const char* name) {
    return golden::dataFolder() / "models" / name;
}

QString bindingFault(const CheckpointFolder& folder) {
    return errorText([&] {
        const Checkpoint checkpoint = Checkpoint::open(folder.write());
        static_cast<void>(bindWeights(checkpoint, describeModel(checkpoint)));
    });
}

QString runFault(const CheckpointFolder& folder) {
    return errorText([&] {
        const Checkpoint checkpoint = Checkpoint::open(folder.write());
        const FamilyModel family = describeModel(checkpoint);
        const Transformer transformer(family.spec, bindWeights(checkpoint, family));
        static_cast<void>(transformer.run(std::vector{1, 2, 3}, transformer.uniform({})));
    });
}

} // namespace

class TestDamagedModels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theCopyItselfIsWhole() {
        QCOMPARE(bindingFault(CheckpointFolder(tiny("gqa"))), QString());
        QCOMPARE(runFault(CheckpointFolder(tiny("gqa"))), QString());
    }

    void aMissingTensorIsNamed() {
        CheckpointFolder folder(tiny("gqa"));
        folder.remove(kQuery);
        const QString fault = bindingFault(folder);
        QVERIFY2(fault.contains(QStringLiteral("1 missing: ")) &&
                     fault.contains(QString::fromStdString(kQuery)),
                 qPrintable(fault));
    }

    void manyMissingTensorsAreCounted() {
        CheckpointFolder folder(tiny("gqa"));
        folder.tensors.resize(1);
        const QString fault = bindingFault(folder);
        QVERIFY2(fault.contains(QStringLiteral("missing")) && fault.contains(QStringLiteral("more")),
                 qPrintable(fault));
        QVERIFY(fault.size() < 1000);
    }

    void aTensorThatNothingUsesIsNamed() {
        CheckpointFolder folder(tiny("gqa"));
        folder.tensors.push_back(
            {"model.layers.0.self_attn.q_norm.weight", "F32", {1}, std::vector<std::byte>(4)});
        QVERIFY(bindingFault(folder).contains(QStringLiteral("q_norm.weight")));
    }

    void aKnownHarmlessBufferIsAccepted() {
        CheckpointFolder folder(tiny("gqa"));
        folder.tensors.push_back(
            {"model.layers.0.self_attn.rotary_emb.inv_freq", "F32", {3}, std::vector<std::byte>(12)});
        QCOMPARE(bindingFault(folder), QString());
    }

    void biasesThatTheConfigurationDoesNotNameAreNotDropped() {
        CheckpointFolder folder(tiny("biases_all"));
        folder.config["attention_bias"] = false;
        QVERIFY(bindingFault(folder).contains(QStringLiteral("q_proj.bias")));
    }

    void aTensorOfAnotherShapeIsNamedWithBothShapes() {
        CheckpointFolder folder(tiny("gqa"));
        std::swap(folder.tensor(kQuery).shape[0],
                  folder.tensor("model.layers.0.mlp.up_proj.weight").shape[0]);
        folder.tensor(kQuery).bytes.resize(static_cast<std::size_t>(36 * 48 * 4));
        folder.tensor("model.layers.0.mlp.up_proj.weight")
            .bytes.resize(static_cast<std::size_t>(48 * 48 * 4));
        const QString fault = bindingFault(folder);
        QVERIFY2(fault.contains(QStringLiteral("expected [48, 48]")) &&
                     fault.contains(QStringLiteral("found [36, 48]")),
                 qPrintable(fault));
    }

    void integerWeightsAreRefused() {
        CheckpointFolder folder(tiny("gqa"));
        folder.tensor(kQuery).type = "I32";
        QVERIFY(bindingFault(folder).contains(QStringLiteral("I32")));
    }

    void anUnknownFamilyIsNamedWithThoseThatAreSupported() {
        CheckpointFolder folder(tiny("gqa"));
        folder.config["model_type"] = "mamba";
        const QString fault = bindingFault(folder);
        QVERIFY2(fault.contains(QStringLiteral("mamba")) &&
                     fault.contains(QStringLiteral("llama, mistral, qwen2")),
                 qPrintable(fault));
    }

    void configurationsThatDoNotHoldTogetherAreRefused_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("heads that the K/V heads do not divide") << "num_key_value_heads"
                                                                << "3";
        QTest::newRow("no heads") << "num_attention_heads"
                                  << "0";
        QTest::newRow("a negative width") << "hidden_size"
                                          << "-48";
        QTest::newRow("layers beyond reason") << "num_hidden_layers"
                                              << "1000000000";
        QTest::newRow("a vocabulary that is no number") << "vocab_size"
                                                        << "\"many\"";
        QTest::newRow("an odd head width") << "head_dim"
                                           << "5";
        QTest::newRow("another activation") << "hidden_act"
                                            << "\"relu6\"";
        QTest::newRow("a kind of scaling that is not known") << "rope_scaling"
                                                             << "{\"rope_type\": \"ntk\", \"factor\": 4}";
        QTest::newRow("scaling that lacks a value") << "rope_scaling"
                                                    << "{\"rope_type\": \"llama3\", \"factor\": 4}";
        QTest::newRow("another width than the tensors'") << "intermediate_size"
                                                         << "40";
    }

    void configurationsThatDoNotHoldTogetherAreRefused() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        CheckpointFolder folder(tiny("gqa"));
        folder.config[key.toStdString()] = nlohmann::json::parse(value.toStdString());
        const QString fault = bindingFault(folder);
        // What only the tensors can tell names these; the rest names the key.
        QVERIFY2(fault.contains(key) || fault.contains(QStringLiteral("gate_proj")), qPrintable(fault));
    }

    void aMissingKeyIsNamed() {
        CheckpointFolder folder(tiny("gqa"));
        folder.config.erase("num_hidden_layers");
        QVERIFY(bindingFault(folder).contains(QStringLiteral("num_hidden_layers")));
    }

    void nanInAWeightIsFoundWithItsPlace() {
        CheckpointFolder folder(tiny("gqa"));
        folder.setFloat(kQuery, 7, std::numeric_limits<float>::quiet_NaN());
        const QString fault = runFault(folder);
        QVERIFY2(fault.startsWith(QStringLiteral("layer 1, attention query projection")), qPrintable(fault));
    }

    void infinityInANormIsFoundWithItsPlace() {
        CheckpointFolder folder(tiny("gqa"));
        folder.setFloat("model.layers.0.post_attention_layernorm.weight", 0,
                        std::numeric_limits<float>::infinity());
        QVERIFY(runFault(folder).startsWith(QStringLiteral("layer 0, feed-forward norm")));
    }

    void nanInTheEmbeddingIsFoundWithItsPlace() {
        CheckpointFolder folder(tiny("gqa"));
        folder.setFloat("model.embed_tokens.weight", 48, std::numeric_limits<float>::quiet_NaN());
        QVERIFY(runFault(folder).startsWith(QStringLiteral("embedding")));
    }

    void nanInTheOutputIsFoundWithItsPlace() {
        CheckpointFolder folder(tiny("gqa"));
        folder.setFloat("lm_head.weight", 5, std::numeric_limits<float>::quiet_NaN());
        QVERIFY(runFault(folder).startsWith(QStringLiteral("output projection")));
    }

    void valuesThatOverflowAreNotCalledDamagedWeights() {
        CheckpointFolder folder(tiny("gqa"));
        for (std::size_t i = 0; i < 48; ++i) {
            folder.setFloat("model.layers.0.mlp.down_proj.weight", i, 3e38F);
        }
        const QString fault = runFault(folder);
        QVERIFY2(fault.contains(QStringLiteral("overflow")), qPrintable(fault));
    }

    void aTokenizerOfAnotherSizeIsRefused_data() {
        QTest::addColumn<int>("vocabulary");
        QTest::newRow("larger than the model's") << 4000;
        QTest::newRow("smaller than the model's") << 5200;
    }

    void aTokenizerOfAnotherSizeIsRefused() {
        QFETCH(int, vocabulary);
        CheckpointFolder folder(golden::bundledModel());
        folder.config["vocab_size"] = vocabulary;
        auto& embedding = folder.tensor("model.embed_tokens.weight");
        embedding.shape[0] = vocabulary;
        embedding.bytes.resize(static_cast<std::size_t>(vocabulary) * 256 * 2);
        const QString fault = errorText([&] { static_cast<void>(openModel(folder.write())); });
        QVERIFY2(fault.contains(QStringLiteral("tokenizer")) && fault.contains(QString::number(vocabulary)) &&
                     fault.contains(QStringLiteral("4096")),
                 qPrintable(fault));
    }

    void aPaddedVocabularyIsAccepted() {
        CheckpointFolder folder(tiny("untied"));
        std::filesystem::copy_file(golden::dataFolder() / "tokenizer" / "unigram_unk" / "tokenizer.model",
                                   folder.write() / "tokenizer.model");
        folder.config["vocab_size"] = 320; // 300 pieces
        for (const char* name : {"model.embed_tokens.weight", "lm_head.weight"}) {
            folder.tensor(name).shape[0] = 320;
            folder.tensor(name).bytes.resize(std::size_t{320} * 24 * 4);
        }
        const auto model = openModel(folder.write());
        QCOMPARE(model->pieceOf(310), std::string("<id 310>"));
    }

    void anEmptyTextIsRefused() {
        const auto model = openModel(golden::bundledModel());
        QVERIFY(errorText([&] { static_cast<void>(model->encode("")); }).contains(QStringLiteral("empty")));
    }

    void brokenUtf8IsRefusedWithItsPosition() {
        const auto model = openModel(golden::bundledModel());
        QVERIFY(
            errorText([&] { static_cast<void>(model->encode("abc\xff")); }).contains(QStringLiteral("3")));
    }
};

QTEST_APPLESS_MAIN(TestDamagedModels)
#include "tst_damaged_models.moc"
