// SPDX-License-Identifier: GPL-3.0-or-later
// The reference that the program brings along: it is that of the golden tests, and a damaged one is refused.
#include <fstream>

#include <QTemporaryDir>
#include <QtTest>

#include "core/check/reference.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestReference : public QObject {
    Q_OBJECT

    const std::filesystem::path folder_ = std::filesystem::path(HEADSCOPE_RESOURCES) / "check";
    std::unique_ptr<QTemporaryDir> copy_;

    std::filesystem::path copy() const { return copy_->path().toStdString(); }
    void write(const nlohmann::json& json) const { std::ofstream(copy() / "reference.json") << json; }
    QString problem() const {
        return errorText([this] { static_cast<void>(readReference(copy())); });
    }

  private Q_SLOTS:
    void init() {
        copy_ = std::make_unique<QTemporaryDir>();
        for (const char* file : {"reference.json", "reference.safetensors"}) {
            std::filesystem::copy_file(folder_ / file, copy() / file);
        }
    }

    void itIsTheGoldenTests() {
        const Reference reference = readReference(folder_);
        const auto json = golden::readJson(golden::dataFolder() / "bundled" / "golden.json");
        const golden::Tensors tensors(golden::dataFolder() / "bundled" / "golden.safetensors");
        QCOMPARE(reference.texts.size(), json.at("texts").size());
        for (std::size_t index = 0; index < reference.texts.size(); ++index) {
            const ReferenceText& text = reference.texts[index];
            const auto& expected = json.at("texts").at(index);
            const std::string name = expected.at("name").get<std::string>() + "/model/";
            QCOMPARE(text.text, expected.at("text").get<std::string>());
            QCOMPARE(text.ids, expected.at("ids").get<std::vector<int>>());
            QCOMPARE(text.meanLoss, expected.at("mean_loss").at("model").get<double>());
            QVERIFY(text.weights == tensors.matrix(name + "attentions", text.weights.cols()));
            const char* logits = tensors.has(name + "logits") ? "logits" : "last_logits";
            QVERIFY(text.logits == tensors.matrix(name + logits, text.logits.cols()));
        }
    }
    void aMissingFileIsNamed() {
        std::filesystem::remove(copy() / "reference.safetensors");
        QVERIFY2(problem().contains(QStringLiteral("reference.safetensors")), qPrintable(problem()));
    }
    void aMissingTensorIsNamed() {
        auto json = golden::readJson(copy() / "reference.json");
        json["texts"][0]["name"] = "queen";
        write(json);
        QVERIFY2(problem().contains(QStringLiteral("queen/weights")), qPrintable(problem()));
    }
    void otherIdsThanWeightsAreRefused() {
        auto json = golden::readJson(copy() / "reference.json");
        json["texts"][0]["ids"].push_back(1);
        write(json);
        QVERIFY2(problem().contains(QStringLiteral("of 15 tokens")), qPrintable(problem()));
    }
    void noTextsAreRefused() {
        auto json = golden::readJson(copy() / "reference.json");
        json["texts"] = nlohmann::json::array();
        write(json);
        QVERIFY2(problem().contains(QStringLiteral("texts")), qPrintable(problem()));
    }
};

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
