// SPDX-License-Identifier: GPL-3.0-or-later
// How configurations are read; that the numbers are right is in tst_golden_models.
#include <QtTest>

#include "core/model/families/llama.h"
#include "core/model/families/seq2seq.h"
#include "core/model/weights.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

nlohmann::json config(const char* model) {
    return golden::readJson(golden::dataFolder() / "models" / model / "config.json");
}

ModelSpec described(FamilyModel (*describe)(const FamilySource&), const nlohmann::json& json) {
    const Checkpoint checkpoint = Checkpoint::open(golden::dataFolder() / "models" / "gqa");
    return describe({ConfigReader(json, "config.json"), checkpoint}).spec;
}

} // namespace

class TestFamilies : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void qwen2WithoutItsSwitchHasNoWindow() {
        for (const AttentionSpec& layer : described(describeQwen2, config("biases_qkv")).stack.self) {
            QVERIFY(layer.mask == Mask(CausalMask{}));
        }
    }

    void qwen2HasAWindowFromTheNamedLayerOn() {
        nlohmann::json json = config("biases_qkv");
        json["use_sliding_window"] = true;
        json["max_window_layers"] = 1;
        const ModelSpec spec = described(describeQwen2, json);
        QVERIFY(spec.stack.self[0].mask == Mask(CausalMask{}));
        QVERIFY(spec.stack.self[1].mask == Mask(WindowMask{4}));
    }

    void mistralHasItsWindowInEveryLayer() {
        for (const AttentionSpec& layer : described(describeMistral, config("window")).stack.self) {
            QVERIFY(layer.mask == Mask(WindowMask{5}));
        }
        nlohmann::json json = config("window");
        json["sliding_window"] = nullptr;
        QVERIFY(described(describeMistral, json).stack.self[0].mask == Mask(CausalMask{}));
    }

    void ropeParametersAreReadAsRopeScalingIs() {
        const nlohmann::json old = config("rope_llama3");
        nlohmann::json json = old;
        json["rope_parameters"] = json["rope_scaling"];
        json["rope_parameters"]["rope_theta"] = json["rope_theta"];
        json.erase("rope_scaling");
        json.erase("rope_theta");
        QVERIFY(described(describeLlama, json).stack.self[0].rotary ==
                described(describeLlama, old).stack.self[0].rotary);
    }

    void theOldKeyForTheKindOfScalingIsRead() {
        nlohmann::json json = config("rope_llama3");
        json["rope_scaling"]["type"] = json["rope_scaling"]["rope_type"];
        json["rope_scaling"].erase("rope_type");
        QVERIFY(!described(describeLlama, json).stack.self[0].rotary->divisors.empty());
    }

    void aTextThatBeginsWithThePaddingNeedsAnIdForIt() {
        nlohmann::json json = golden::readJson(golden::dataFolder() / "families" / "t5" / "config.json");
        json.erase("decoder_start_token_id");
        for (const std::int64_t id : {std::int64_t{-1}, std::int64_t{1} << 31}) {
            json["pad_token_id"] = id;
            QVERIFY(errorText([&] {
                        static_cast<void>(described(describeT5, json));
                    }).contains(QStringLiteral("\"pad_token_id\"")));
        }
        json["decoder_start_token_id"] = 2; // the padding's is not needed then
        QCOMPARE(described(describeT5, json).decoderStart, 2);
    }

    void longRopeNeedsAnOriginalContextWithALogarithm() {
        nlohmann::json json = config("gqa");
        json["rope_scaling"] = {{"type", "longrope"},
                                {"short_factor", {1.0, 1.0, 1.0}},
                                {"long_factor", {2.0, 2.0, 2.0}},
                                {"factor", 4.0}};
        for (const double original : {1.0, 0.5}) {
            json["rope_scaling"]["original_max_position_embeddings"] = original;
            QVERIFY(errorText([&] {
                        static_cast<void>(described(describeLlama, json));
                    }).contains(QStringLiteral("at least 2 positions")));
        }
    }

    void absentKvHeadsMeanMultiHeadAttention() {
        nlohmann::json json = config("gqa");
        json.erase("num_key_value_heads");
        QCOMPARE(described(describeLlama, json).stack.self[0].kvHeads, 8);
    }

    void absentHeadWidthIsTheWidthOverTheHeads() {
        nlohmann::json json = config("gqa");
        json.erase("head_dim");
        QCOMPARE(described(describeLlama, json).stack.self[0].headWidth, 6);
    }

    void parametersAreCountedAsTheyAreStored() {
        for (const char* name : {"gqa", "tied", "biases_qkv", "biases_all", "head_dim"}) {
            const Checkpoint checkpoint = Checkpoint::open(golden::dataFolder() / "models" / name);
            std::int64_t stored = 0;
            for (const TensorView& tensor : checkpoint.tensors()) {
                stored += static_cast<std::int64_t>(tensor.bytes.size() / sizeof(float));
            }
            QCOMPARE(bindWeights(checkpoint, describeModel(checkpoint)).parameters, stored);
        }
    }
};

QTEST_APPLESS_MAIN(TestFamilies)
#include "tst_families.moc"
