// SPDX-License-Identifier: GPL-3.0-or-later
// Models of pictures: what is read, named, refused. That their numbers are right is in tst_golden_families.
#include <QtTest>

#include "core/comparison/comparison.h"
#include "core/model/model.h"
#include "core/model/run_cache.h"
#include "core/model/trained_check.h"
#include "tests/core/base/error_text.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

std::filesystem::path tiny(const char* name) {
    return golden::dataFolder() / "families" / name;
}

Picture picture(std::uint8_t first) {
    std::vector<std::uint8_t> bytes(40 * 36 * 3);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(first + i * i % 211);
    }
    return {"made.png", 40, 36, std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes))};
}

TypedText given(std::uint8_t first = 0) {
    TypedText typed;
    typed.picture = picture(first);
    return typed;
}

QString faultOf(const CheckpointFolder& folder) {
    return errorText([&] { static_cast<void>(openModel(folder.write())); });
}

} // namespace

class TestVisionModels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void tokensAreNamedByRowAndColumn() {
        const auto model = openModel(tiny("deit"));
        const EncodedText encoded = model->encode(given());
        QCOMPARE(encoded.tokens.size(), std::size_t{18});
        QCOMPARE(encoded.tokens[0].label, std::string("CLS"));
        QCOMPARE(encoded.tokens[1].label, std::string("DIST"));
        QCOMPARE(encoded.tokens[2].label, std::string("r0 c0"));
        QCOMPARE(encoded.tokens[17].piece, std::string("r3 c3"));
        QVERIFY(model->tokenizer().isSpecial(1) && !model->tokenizer().isSpecial(2));
        QCOMPARE(encoded.seen->width, 32);
    }

    void registersStandBehindTheClassToken() {
        const auto model = openModel(tiny("dinov2_with_registers"));
        QCOMPARE(model->spec().embedding.patches.leading,
                 (std::vector<std::string>{"CLS", "R0", "R1", "R2"}));
        QCOMPARE(model->spec().context, Index{20});
    }

    void theClassHasTheLabelsOfTheConfiguration() {
        const auto model = openModel(tiny("vit"));
        RunCache runs(model);
        const auto run = runs.run(model->encode(given()).input(), AttentionSettings{});
        const auto predictions = predictionsOf(*model, *run);
        QCOMPARE(predictions.size(), std::size_t{1});
        QCOMPARE(predictions[0].top.size(), std::size_t{5});
        QCOMPARE(model->labelOf(1), std::string("Egyptian cat"));
        QCOMPARE(model->labelOf(4), std::string("<b>bold</b>"));
        double sum = 0;
        for (const auto& [id, probability] : predictions[0].top) {
            sum += probability;
        }
        QVERIFY(std::abs(sum - 1) < 1e-6);
    }

    void labelsThatAreNotGivenAreNumbers() {
        QCOMPARE(openModel(tiny("deit_one_head"))->labelOf(1), std::string("class 1"));
    }

    void aModelOfPicturesWantsOne() {
        const auto model = openModel(tiny("vit"));
        const QString fault = errorText([&] { static_cast<void>(model->encode("a text")); });
        QVERIFY2(fault.contains(QStringLiteral("a picture, which this model reads")), qPrintable(fault));
        QVERIFY(!checkTrained(*model));
        QVERIFY(!model->takesSecondText());
    }

    void anotherPictureIsAnotherRun() {
        const auto model = openModel(tiny("vit_base"));
        RunCache runs(model);
        const ModelInput first = model->encode(given(0)).input();
        const ModelInput second = model->encode(given(90)).input();
        QVERIFY(first != second);
        QVERIFY(first == model->encode(given(0)).input()); // by its numbers
        const auto a = runs.run(first, AttentionSettings{});
        const auto b = runs.run(second, AttentionSettings{});
        QVERIFY(golden::farthest(a->finalStates, b->finalStates) > 1e-3F);
        const auto fresh = model->transformer().run(second, model->transformer().uniform({}));
        QCOMPARE(golden::farthest(b->finalStates, fresh->finalStates), 0.0F);
    }

    void aRunTakesOverLayersOfTheSamePicture() {
        const golden::Subject subject(tiny("dinov2"));
        const Transformer& transformer = subject.transformer;
        RunSettings settings = transformer.uniform({});
        const auto own = transformer.run(subject.input(), settings);
        settings.zeroed = {{1, 2}};
        const auto taken = transformer.run(subject.input(), settings, own.get());
        const auto fresh = transformer.run(subject.input(), settings);
        QVERIFY(golden::farthest(taken->finalStates, fresh->finalStates) <= 1e-5F);
        QVERIFY(golden::farthest(taken->nextLogits, fresh->nextLogits) <= 1e-5F);
        QVERIFY(golden::farthest(taken->finalStates, own->finalStates) > 1e-3F);
    }

    void patchesMustFitTheGrid() {
        const golden::Subject subject(tiny("vit"));
        const auto fault = [&](const ModelInput& input) {
            return errorText([&] { static_cast<void>(subject.run(input)); });
        };
        ModelInput input = subject.input();
        input.ids[3] = 4;
        QVERIFY(fault(input).contains(QStringLiteral("in this order")));
        input = subject.input();
        input.patches = std::make_shared<const Matrix>(Matrix::Zero(15, 192));
        QVERIFY(fault(input).contains(QStringLiteral("16 of 192 numbers")));
        input.patches = nullptr;
        QVERIFY(fault(input).contains(QStringLiteral("found none")));
        const golden::OpenedModel text(golden::dataFolder() / "models/gqa");
        ModelInput both(std::vector{1, 2, 3});
        both.patches = subject.input().patches;
        QVERIFY(errorText([&] { static_cast<void>(text.run(both)); }).contains(QStringLiteral("a text")));
    }

    void theTextTowerIsNamedAsLeftOut() {
        const auto model = openModel(tiny("clip"));
        const std::vector<std::string>& leftOut = model->spec().leftOut;
        QVERIFY(std::ranges::any_of(leftOut, [](const std::string& sentence) {
            return sentence.starts_with("The text tower") && sentence.find(" tensors)") != std::string::npos;
        }));
        QVERIFY(model->spec().output.predicts == OutputSpec::Predicts::Nothing);
        QVERIFY(!model->spec().stack.finalNorm);
    }

    void whatBelongsToNeitherTowerIsAFault() {
        CheckpointFolder folder(tiny("clip"));
        folder.tensors.push_back({"vision_model.extra", "F32", {1}, std::vector<std::byte>(4)});
        const QString fault = faultOf(folder);
        QVERIFY2(fault.contains(QStringLiteral("vision_model.extra")), qPrintable(fault));
        QVERIFY(!fault.contains(QStringLiteral("text_model")));
    }

    void onlyDinoResizesItsPositions() {
        const auto model = openModel(tiny("dinov2"));
        const PatchSpec& patches = model->spec().embedding.patches;
        QVERIFY(patches.resizing == PatchSpec::Resizing::Cubic);
        QCOMPARE(patches.tableRows, 6);
        QCOMPARE(patches.rows, 4);
        CheckpointFolder folder(tiny("vit"));
        folder.config["image_size"] = 48;
        const QString fault = faultOf(folder);
        QVERIFY2(fault.contains(QStringLiteral("not resized in this family")), qPrintable(fault));
    }

    void damagedConfigurationsAreRefused_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* family, const char* key, const char* value, const char* words) {
            QTest::addRow("%s %s %s", family, key, value)
                << QString::fromLatin1(family) << QString::fromLatin1(key) << QString::fromLatin1(value)
                << QString::fromLatin1(words);
        };
        row("vit", "patch_size", "0", "patch_size");
        row("vit", "patch_size", "7", "a multiple of the patches");
        row("vit", "patch_size", "[8, 4]", "square patches");
        row("vit", "patch_size", "[8]", "patch_size");
        row("vit", "image_size", "\"big\"", "image_size");
        row("vit", "image_size", "8192", "at most");
        row("vit", "image_size", "[32, 64]", "not resized");
        row("vit", "num_channels", "1", "num_channels");
        row("vit", "num_attention_heads", "5", "num_attention_heads");
        row("vit", "hidden_act", "\"mish\"", "hidden_act");
        row("vit", "hidden_size", "64", "that do not fit");
        row("vit", "num_hidden_layers", "3", "missing");
        row("vit", "intermediate_size", "40", "that do not fit");
        row("vit", "qkv_bias", "false", "that no part of the model uses");
        row("vit", "id2label", "[]", "id2label");
        row("dinov2", "image_size", "64", "that do not fit");
        row("dinov2", "patch_size", "16", "that do not fit");
        row("dinov2", "patch_size", "12",
            "a multiple of the patches"); // of 48, but not of the 32 that are cut
        row("dinov2", "mlp_ratio", "\"x\"", "mlp_ratio");
        row("dinov2", "use_swiglu_ffn", "true", "missing");
        row("dinov2_with_registers", "num_register_tokens", "2", "that do not fit");
        row("dinov2_with_registers", "num_register_tokens", "99999", "num_register_tokens");
        row("clip", "vision_config", "null", "vision_config");
        row("clip", "vision_config", "7", "an object");
        row("deit", "image_size", "16", "not resized");
    }
    void damagedConfigurationsAreRefused() {
        QFETCH(QString, family);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, words);
        CheckpointFolder folder(tiny(family.toLatin1().constData()));
        folder.config[key.toStdString()] = nlohmann::json::parse(value.toStdString());
        const QString fault = faultOf(folder);
        QVERIFY2(fault.contains(words), qPrintable(fault));
        QCOMPARE(fault.count(QLatin1Char('\n')), 0);
    }

    void aWeightThatIsNoNumberIsFound_data() {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("words");
        QTest::newRow("patches") << QStringLiteral("dinov2.embeddings.patch_embeddings.projection.weight")
                                 << QStringLiteral("embedding");
        QTest::newRow("scale") << QStringLiteral("dinov2.encoder.layer.1.layer_scale1.lambda1")
                               << QStringLiteral("layer 1, attention scale of the output");
        QTest::newRow("classifier") << QStringLiteral("classifier.weight")
                                    << QStringLiteral("output projection");
    }
    void aWeightThatIsNoNumberIsFound() {
        QFETCH(QString, tensor);
        QFETCH(QString, words);
        CheckpointFolder folder(tiny("dinov2"));
        folder.setFloat(tensor.toStdString(), 3, std::nanf(""));
        const auto model = openModel(folder.write());
        const QString fault = errorText([&] {
            static_cast<void>(
                model->transformer().run(model->encode(given()).input(), model->transformer().uniform({})));
        });
        QVERIFY2(fault.contains(words), qPrintable(fault));
    }
};

QTEST_APPLESS_MAIN(TestVisionModels)
#include "tst_vision_models.moc"
