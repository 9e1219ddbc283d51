// SPDX-License-Identifier: GPL-3.0-or-later
// Tiny random checkpoints against Hugging Face transformers (float32, eager attention); see tests/golden.
#include <QtTest>

#include "tests/support/golden_model.h"

using namespace headscope;
using golden::farthest;

class GoldenModels : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void allShapesAreThere() {
        const std::filesystem::directory_iterator folders(golden::dataFolder() / "models");
        QCOMPARE(std::distance(begin(folders), end(folders)), std::ptrdiff_t{14});
    }

    void run_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("run");
        for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / "models")) {
            const nlohmann::json json = golden::readJson(entry.path() / "golden.json");
            for (std::size_t i = 0; i < json.at("runs").size(); ++i) {
                const std::string row =
                    entry.path().filename().string() + "/" + json.at("runs")[i].at("name").get<std::string>();
                QTest::newRow(row.c_str())
                    << QString::fromStdString(entry.path().filename().string()) << static_cast<int>(i);
            }
        }
    }

    void run() {
        QFETCH(QString, model);
        QFETCH(int, run);
        const golden::Subject subject(golden::dataFolder() / "models" / model.toStdString());
        const nlohmann::json& entry = subject.json.at("runs").at(static_cast<std::size_t>(run));
        const std::string name = entry.at("name").get<std::string>();
        const AttentionSettings settings = golden::settingsOf(entry);
        const auto result = subject.run(golden::inputOf(subject.json), settings);
        const ModelSpec& spec = subject.transformer.spec();
        const Index length = result->tokens();

        const Matrix attentions = subject.tensors.matrix(name + "/attentions", length);
        Index row = 0;
        for (int layer = 0; layer < spec.layerCount(); ++layer) {
            for (int head = 0; head < spec.stack.self[static_cast<std::size_t>(layer)].heads; ++head) {
                const HeadMap map = result->trace.headMap({layer, head}, settings);
                const float error = farthest(map.values, attentions.middleRows(row, length));
                QVERIFY2(error <= 1e-5F,
                         qPrintable(QStringLiteral("L%1 H%2: %3").arg(layer).arg(head).arg(error)));
                row += length;
            }
        }
        QCOMPARE(row, attentions.rows());

        const Matrix logits = subject.tensors.matrix(name + "/logits", spec.embedding.vocabulary);
        const float logitError = farthest(subject.transformer.logits(*result, 0, length), logits);
        QVERIFY2(logitError <= 1e-4F * logits.cwiseAbs().maxCoeff(), qPrintable(QString::number(logitError)));

        const Matrix hidden = subject.tensors.matrix(name + "/hidden", spec.embedding.width);
        for (int layer = 0; layer < spec.layerCount(); ++layer) {
            const float error =
                farthest(result->trace.layer(layer).residual, hidden.middleRows(layer * length, length));
            QVERIFY2(error <= 1e-4F, qPrintable(QString::number(error)));
        }
    }
};

QTEST_APPLESS_MAIN(GoldenModels)
#include "tst_golden_models.moc"
