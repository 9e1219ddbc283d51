// SPDX-License-Identifier: GPL-3.0-or-later
// Tiny random checkpoints of every family against Hugging Face transformers (float32, eager attention); see
// tests/golden.
#include <set>

#include <QtTest>

#include "tests/support/golden_model.h"

using namespace headscope;
using golden::farthest;

namespace {

golden::Subject open(const QString& model) {
    return golden::Subject(golden::dataFolder() / "families" / model.toStdString());
}

/// Whether the reference's last states are not the stack's, but a linear layer's behind it (OPT 350M).
bool projectsAfterTheStack(const ModelSpec& spec) {
    return spec.output.transforms && !spec.output.activation;
}

} // namespace

class GoldenFamilies : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everySupportedFamilyIsThere() {
        std::set<std::string> families;
        for (const char* folder : {"models", "families"}) {
            for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / folder)) {
                families.insert(golden::readJson(entry.path() / "config.json").at("model_type"));
            }
        }
        for (const std::string& family : supportedFamilies()) {
            QVERIFY2(families.contains(family), family.c_str());
        }
    }

    void run_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("run");
        for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / "families")) {
            const nlohmann::json json = golden::readJson(entry.path() / "golden.json");
            for (std::size_t i = 0; i < json.at("runs").size(); ++i) {
                const std::string name = entry.path().filename().string();
                const std::string row = name + "/" + json.at("runs")[i].at("name").get<std::string>();
                QTest::newRow(row.c_str()) << QString::fromStdString(name) << static_cast<int>(i);
            }
        }
    }

    void run() {
        QFETCH(QString, model);
        QFETCH(int, run);
        const golden::Subject subject = open(model);
        const nlohmann::json& entry = subject.json.at("runs").at(static_cast<std::size_t>(run));
        const std::string name = entry.at("name").get<std::string>();
        const AttentionSettings settings = golden::settingsOf(entry);
        const Transformer& transformer = subject.transformer;
        const ModelSpec& spec = transformer.spec();
        const auto result = subject.run(subject.input(), settings);

        for (const AttentionKind kind : spec.kinds()) {
            compareMaps(subject, *result, name, kind,
                        kind == AttentionKind::Self ? settings : AttentionSettings{});
        }
        const Matrix hidden = subject.tensors.matrix(name + "/hidden", spec.embedding.width);
        const Index length = result->tokens();
        for (int layer = 0; layer < spec.layerCount(); ++layer) {
            const float error =
                farthest(result->trace.layer(layer).residual, hidden.middleRows(layer * length, length));
            QVERIFY2(error <= subject.tolerance("hidden"), qPrintable(QString::number(error)));
        }
        if (!projectsAfterTheStack(spec)) {
            const Matrix final = subject.tensors.matrix(name + "/final", spec.embedding.width);
            const float error = farthest(result->finalStates, final);
            QVERIFY2(error <= subject.tolerance("hidden"), qPrintable(QString::number(error)));
        }
        if (spec.encoder) {
            const Matrix final = subject.tensors.matrix(name + "/encoder_final", spec.embedding.width);
            const float error = farthest(result->encoderStates, final);
            QVERIFY2(error <= subject.tolerance("hidden"), qPrintable(QString::number(error)));
        }
        if (subject.tensors.has(name + "/logits")) {
            const Matrix logits = subject.tensors.matrix(name + "/logits", spec.embedding.vocabulary);
            const float error = farthest(transformer.logits(*result, 0, length), logits);
            QVERIFY2(error <= subject.tolerance("logits"), qPrintable(QString::number(error)));
        } else if (subject.tensors.has(name + "/class")) {
            QVERIFY(spec.predictsClass());
            const float error =
                farthest(result->nextLogits, subject.tensors.matrix(name + "/class", spec.outcomes()));
            QVERIFY2(error <= subject.tolerance("class"), qPrintable(QString::number(error)));
        } else {
            QVERIFY(spec.output.predicts == OutputSpec::Predicts::Nothing);
        }
    }

    void whatIsTakenOverFromAShorterTextGivesTheSame_data() { run_data(); }

    void whatIsTakenOverFromAShorterTextGivesTheSame() {
        QFETCH(QString, model);
        QFETCH(int, run);
        if (run > 0) {
            return; // once for each model
        }
        const golden::Subject subject = open(model);
        if (subject.transformer.spec().readsPictures()) {
            return; // which are of one size
        }
        const ModelInput input = golden::inputOf(subject.json);
        ModelInput shorter = input;
        shorter.ids.pop_back();
        if (!shorter.types.empty()) {
            shorter.types.pop_back();
        }
        const RunSettings settings = subject.transformer.uniform({});
        const auto earlier = subject.transformer.run(shorter, settings);
        const auto longer = subject.transformer.run(input, settings, earlier.get());
        const auto full = subject.transformer.run(input, settings);
        QVERIFY(farthest(longer->finalStates, full->finalStates) <= subject.tolerance("hidden"));
    }

  private:
    static void compareMaps(const golden::Subject& subject, const Run& run, const std::string& name,
                            AttentionKind kind, const AttentionSettings& settings) {
        const Index queries = run.trace.layer(0, kind).queries.rows();
        const Index keys = run.trace.layer(0, kind).keys.rows();
        const Matrix attentions = subject.tensors.matrix(name + "/" + std::string(kindName(kind)), keys);
        Index row = 0;
        for (int layer = 0; layer < run.trace.layers(kind); ++layer) {
            for (int head = 0; head < run.trace.heads(layer, kind); ++head) {
                const HeadMap map = run.trace.headMap({layer, head, kind}, settings);
                const float error = farthest(map.values, attentions.middleRows(row, queries));
                QVERIFY2(
                    error <= subject.tolerance("attentions"),
                    qPrintable(
                        QStringLiteral("%1: %2").arg(QString::fromStdString(toString(map.head))).arg(error)));
                row += queries;
            }
        }
        QCOMPARE(row, attentions.rows());
    }
};

QTEST_APPLESS_MAIN(GoldenFamilies)
#include "tst_golden_families.moc"
