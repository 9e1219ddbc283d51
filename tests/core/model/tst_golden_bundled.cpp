// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled model against Hugging Face transformers (float64, eager attention); see tests/golden.
#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/model/model.h"
#include "tests/support/golden_model.h"

using namespace headscope;

class GoldenBundled : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    nlohmann::json json_;
    std::unique_ptr<golden::Tensors> tensors_;

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        json_ = golden::readJson(golden::dataFolder() / "bundled" / "golden.json");
        tensors_ = std::make_unique<golden::Tensors>(golden::dataFolder() / "bundled" / "golden.safetensors");
    }

    void tokenIdsAreTheReferences() {
        for (const auto& text : json_.at("texts")) {
            QCOMPARE(model_->encode(text.at("text").get<std::string>()).input().ids,
                     text.at("ids").get<std::vector<int>>());
        }
    }

    void run_data() {
        QTest::addColumn<int>("text");
        QTest::addColumn<int>("run");
        for (std::size_t text = 0; text < json_.at("texts").size(); ++text) {
            for (std::size_t run = 0; run < json_.at("runs").size(); ++run) {
                const std::string row = json_["texts"][text]["name"].get<std::string>() + "/" +
                                        json_["runs"][run]["name"].get<std::string>();
                QTest::newRow(row.c_str()) << static_cast<int>(text) << static_cast<int>(run);
            }
        }
    }

    void run() {
        QFETCH(int, text);
        QFETCH(int, run);
        const auto& textEntry = json_.at("texts").at(static_cast<std::size_t>(text));
        const auto& runEntry = json_.at("runs").at(static_cast<std::size_t>(run));
        const std::string runName = runEntry.at("name").get<std::string>();
        const std::string name = textEntry.at("name").get<std::string>() + "/" + runName;
        const auto ids = textEntry.at("ids").get<std::vector<int>>();
        const AttentionSettings settings = golden::settingsOf(runEntry);
        const auto result = model_->transformer().run(ids, model_->transformer().uniform(settings));
        const auto length = static_cast<Index>(ids.size());

        // The reference is float64. Without the factor this model's scores reach the hundreds, where float32
        // rounds a weight by up to 5e-5.
        const float tolerance = runName == "unscaled" ? 1e-4F : runName == "model" ? 1e-5F : 2e-5F;
        const Matrix attentions = tensors_->matrix(name + "/attentions", length);
        Index row = 0;
        float worst = 0;
        for (int layer = 0; layer < model_->spec().layerCount(); ++layer) {
            for (int head = 0; head < 8; ++head, row += length) {
                const HeadMap map = result->trace.headMap({layer, head}, settings);
                worst = std::max(worst, golden::farthest(map.values, attentions.middleRows(row, length)));
            }
        }
        QCOMPARE(row, attentions.rows());
        QVERIFY2(worst <= tolerance, qPrintable(QString::number(worst)));

        const Index vocabulary = model_->spec().embedding.vocabulary;
        const bool all = tensors_->has(name + "/logits");
        const Matrix logits = tensors_->matrix(name + (all ? "/logits" : "/last_logits"), vocabulary);
        const Matrix ours = model_->transformer().logits(*result, length - logits.rows(), logits.rows());
        const float logitError = golden::farthest(ours, logits);
        QVERIFY2(logitError <= 1e-4F * logits.cwiseAbs().maxCoeff(), qPrintable(QString::number(logitError)));
        QVERIFY(result->nextLogits.isApprox(RowVector(ours.bottomRows(1)), 1e-5F));

        const double loss = textEntry.at("mean_loss").at(runName).get<double>();
        QVERIFY(std::abs(meanLoss(result->tokenLoss) - loss) < 1e-4);
    }
};

QTEST_APPLESS_MAIN(GoldenBundled)
#include "tst_golden_bundled.moc"
