// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files against the checkpoints that they were converted from, and against transformers' numbers; see
// tests/golden/hf_to_gguf.py and gguf_models.py.
#include <map>
#include <set>

#include <QtTest>

#include "core/model/families/gguf.h"
#include "core/model/model.h"
#include "core/tokenizer/open_tokenizer.h"
#include "tests/core/base/error_text.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/golden_model.h"

using namespace headscope;
using golden::farthest;
using golden::inputOf;
using golden::OpenedModel;

namespace {

/// The rounding of keys to float32, and other orders of sums.
constexpr float kMapTolerance = 1e-5F;

/// The largest difference of two runs' maps, all heads of all kinds.
float farthestMap(const Run& one, const Run& other, const std::vector<AttentionKind>& kinds,
                  const AttentionSettings& settings = {}) {
    float worst = 0;
    for (const AttentionKind kind : kinds) {
        for (int layer = 0; layer < one.trace.layers(kind); ++layer) {
            for (int head = 0; head < one.trace.heads(layer, kind); ++head) {
                const AttentionSettings& own = kind == AttentionKind::Self ? settings : AttentionSettings{};
                worst = std::max(worst, farthest(one.trace.headMap({layer, head, kind}, own).values,
                                                 other.trace.headMap({layer, head, kind}, own).values));
            }
        }
    }
    return worst;
}

std::filesystem::path ggufFolder() {
    return golden::dataFolder() / "gguf";
}

/// What a configuration would have to say for a GGUF file to be able to say the same.
const std::map<std::string, const char*> kPatches{
    {"gemma2", R"({"query_pre_attn_scalar": 10})"},
    {"gemma3_text", R"({"query_pre_attn_scalar": 10})"},
    {"gpt_neox_sequential", R"({"rotary_emb_base": 10000, "rope_theta": 10000})"},
    {"smollm3", R"({"no_rope_layers": [1, 1, 1]})"},
    {"t5", R"({"relative_attention_max_distance": 128})"},
    {"t5_gated", R"({"relative_attention_max_distance": 128})"},
    {"mt5", R"({"relative_attention_max_distance": 128})"},
};

} // namespace

class GoldenGguf : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everySupportedArchitectureIsThere() {
        std::set<std::string> found;
        for (const std::filesystem::path& folder : {ggufFolder(), ggufFolder() / "families"}) {
            for (const auto& entry : std::filesystem::directory_iterator(folder)) {
                if (entry.path().extension() == ".gguf") {
                    found.emplace(Checkpoint::open(entry.path())
                                      .gguf()
                                      .optionalText("general.architecture")
                                      .value_or(""));
                }
            }
        }
        for (const std::string& architecture : supportedGgufArchitectures()) {
            QVERIFY2(found.contains(architecture), architecture.c_str());
        }
    }

    void fileGivesWhatItsCheckpointGives_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("checkpoint");
        for (const char* name : {"gqa", "rope_llama3", "biases_qkv"}) {
            QTest::newRow(name) << QStringLiteral("%1.gguf").arg(QLatin1String(name))
                                << QStringLiteral("models/%1").arg(QLatin1String(name));
        }
        QTest::newRow("heads_per_layer") << "heads_per_layer.gguf"
                                         << "models/gqa";
        for (const auto& entry : std::filesystem::directory_iterator(ggufFolder() / "families")) {
            const QString name = QString::fromStdString(entry.path().stem().string());
            QTest::newRow(qPrintable(name))
                << QStringLiteral("families/%1.gguf").arg(name) << QStringLiteral("families/%1").arg(name);
        }
    }

    void fileGivesWhatItsCheckpointGives() {
        QFETCH(QString, file);
        QFETCH(QString, checkpoint);
        const OpenedModel gguf(ggufFolder() / file.toStdString());
        const std::filesystem::path source = golden::dataFolder() / checkpoint.toStdString();
        CheckpointFolder folder(source);
        const auto patch = kPatches.find(source.filename().string());
        if (patch != kPatches.end()) {
            folder.config.update(nlohmann::json::parse(patch->second));
        }
        const OpenedModel original(folder.write());
        const nlohmann::json json = golden::readJson(source / "golden.json");
        const ModelInput input = inputOf(json);
        const auto one = gguf.run(input);
        const auto other = original.run(input);

        const ModelSpec& spec = gguf.family.spec;
        // No key tells an mT5 from a T5.
        const std::string& called = original.family.spec.family;
        QCOMPARE(spec.family, called == "mt5" ? "t5" : called);
        QCOMPARE(spec.output.predicts, original.family.spec.output.predicts);
        QVERIFY(spec.kinds() == original.family.spec.kinds());
        const float maps = farthestMap(*one, *other, spec.kinds());
        QVERIFY2(maps <= kMapTolerance, qPrintable(QString::number(maps)));
        const float states = farthest(one->finalStates, other->finalStates);
        QVERIFY2(states <= json.at("tolerances").at("hidden").get<float>(),
                 qPrintable(QString::number(states)));
        if (spec.predictsNext()) {
            const float logits = farthest(gguf.transformer.logits(*one, 0, one->tokens()),
                                          original.transformer.logits(*other, 0, other->tokens()));
            QVERIFY2(logits <= json.at("tolerances").at("logits").get<float>(),
                     qPrintable(QString::number(logits)));
        }
    }

    void pooledHeadsDoNotDependOnTheOrderOfPairs() {
        const OpenedModel gguf(ggufFolder() / "gqa.gguf");
        const OpenedModel original(golden::dataFolder() / "models/gqa");
        const ModelInput input = inputOf(golden::readJson(golden::dataFolder() / "models/gqa/golden.json"));
        AttentionSettings settings;
        settings.grouping.kvHeads = 2;
        const auto one = gguf.run(input, settings);
        const auto other = original.run(input, settings);
        QVERIFY(farthestMap(*one, *other, {AttentionKind::Self}, settings) <= kMapTolerance);
    }

    void pairsOfAnotherOrderWouldBeNoticed() {
        const OpenedModel gguf(ggufFolder() / "gqa.gguf");
        FamilyModel wrong = gguf.family;
        for (AttentionSpec& layer : wrong.spec.stack.self) {
            layer.rotary->pairs = RotaryPairs::Halves;
        }
        const Transformer transformer(wrong.spec, bindWeights(gguf.checkpoint, wrong));
        const ModelInput input = inputOf(golden::readJson(golden::dataFolder() / "models/gqa/golden.json"));
        const auto run = transformer.run(input, transformer.uniform({}));
        QVERIFY(farthestMap(*run, *gguf.run(input), {AttentionKind::Self}) > 100 * kMapTolerance);
    }

    void quantisedModelGivesWhatTransformersGivesForItsNumbers() {
        const std::filesystem::path folder = ggufFolder() / "quantised_llama";
        const OpenedModel gguf(folder / "model.gguf");
        const nlohmann::json json = golden::readJson(folder / "golden.json");
        const golden::Tensors tensors(folder / "golden.safetensors");
        const auto run = gguf.run(inputOf(json));
        const Matrix maps = tensors.matrix("self", run->tokens());
        for (int head = 0; head < run->trace.heads(0); ++head) {
            const float error = farthest(run->trace.headMap({0, head}, {}).values,
                                         maps.middleRows(head * run->tokens(), run->tokens()));
            QVERIFY2(error <= json.at("tolerances").at("attentions").get<float>(),
                     qPrintable(QString::number(error)));
        }
        const float logits = farthest(gguf.transformer.logits(*run, 0, run->tokens()),
                                      tensors.matrix("logits", gguf.family.spec.embedding.vocabulary));
        QVERIFY2(logits <= json.at("tolerances").at("logits").get<float>(),
                 qPrintable(QString::number(logits)));
    }

    void aFileOpensWithItsTokenizer() {
        const auto model = openModel(ggufFolder() / "quantised_llama/model.gguf");
        QCOMPARE(model->spec().name, std::string("Quantised"));
        QCOMPARE(model->spec().endIds, (std::vector{2}));
        const std::string text = "The king said to the queen.";
        const auto tokenizer = openTokenizer(golden::dataFolder() / "tokenizer/bpe_unk");
        std::vector<int> expected;
        for (const Token& token : tokenizer->tokenize(text)) {
            expected.push_back(token.id);
        }
        const EncodedText encoded = model->encode(text);
        std::vector<int> ids;
        for (const Token& token : encoded.tokens) {
            ids.push_back(token.id);
        }
        QCOMPARE(ids, expected);
    }

    void aFileWithoutATokenizerIsRefused() {
        const QString text = errorText([] { static_cast<void>(openModel(ggufFolder() / "gqa.gguf")); });
        QVERIFY2(text.contains(QStringLiteral("gqa.gguf")) && text.contains(QStringLiteral("tokenizer.ggml")),
                 qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(GoldenGguf)
#include "tst_golden_gguf.moc"
