// SPDX-License-Identifier: GPL-3.0-or-later
// Soft caps and position biases against Hugging Face transformers: the reference gives weights, and of
// weights of one row ln(w_j / w_0) = s_j - s_0, with s the scores that its softmax was given.
#include <cmath>

#include <QtTest>

#include "core/trace/head_stages.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

/// The largest difference of s_j - s_0 from ln(w_j / w_0) over the keys that a query may see.
double farthestFromLogarithms(const Matrix& scores, const Matrix& weights,
                              const std::vector<KeyRange>& allowed) {
    double farthest = 0;
    for (Index query = 0; query < scores.rows(); ++query) {
        const KeyRange range = allowed[static_cast<std::size_t>(query)];
        for (Index key = range.begin; key < range.end; ++key) {
            const double expected =
                std::log(double{weights(query, key)} / double{weights(query, range.begin)});
            const double found = double{scores(query, key)} - double{scores(query, range.begin)};
            farthest = std::max(farthest, std::abs(expected - found));
        }
    }
    return farthest;
}

} // namespace

class GoldenStages : public QObject {
    Q_OBJECT

    /// Over all heads of a kind, the largest error of the scores of a stage; all before the mask.
    static double worst(const char* model, AttentionKind kind, ScoreStage stage) {
        const golden::Subject subject(golden::dataFolder() / "families" / model);
        const auto run = subject.run(golden::inputOf(subject.json));
        const Index keys = run->trace.layer(0, kind).keys.rows();
        const Index queries = run->trace.layer(0, kind).queries.rows();
        const Matrix attentions = subject.tensors.matrix("model/" + std::string(kindName(kind)), keys);
        double farthest = 0;
        Index row = 0;
        for (int layer = 0; layer < run->trace.layers(kind); ++layer) {
            for (int head = 0; head < run->trace.heads(layer, kind); ++head) {
                const HeadMap map = run->trace.headMap({layer, head, kind}, {}, stage);
                farthest =
                    std::max(farthest, farthestFromLogarithms(map.values, attentions.middleRows(row, queries),
                                                              map.allowed));
                row += queries;
            }
        }
        return farthest;
    }

  private Q_SLOTS:
    void cappedScoresAreTheReferences() {
        QVERIFY(worst("gemma2", AttentionKind::Self, ScoreStage::Capped) < 1e-4);
        QVERIFY(worst("gemma2", AttentionKind::Self, ScoreStage::Adjusted) < 1e-4);
        QVERIFY(worst("gemma2", AttentionKind::Self, ScoreStage::Scaled) > 1e-2); // the cap does something
    }

    void biasedScoresAreTheReferences_data() {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<int>("kind");
        QTest::newRow("t5") << QByteArray("t5") << static_cast<int>(AttentionKind::Self);
        QTest::newRow("t5 encoder") << QByteArray("t5") << static_cast<int>(AttentionKind::Encoder);
        QTest::newRow("bloom") << QByteArray("bloom") << static_cast<int>(AttentionKind::Self);
    }

    void biasedScoresAreTheReferences() {
        QFETCH(QByteArray, model);
        QFETCH(int, kind);
        const auto of = [&](ScoreStage stage) {
            return worst(model.constData(), static_cast<AttentionKind>(kind), stage);
        };
        QVERIFY2(of(ScoreStage::Adjusted) < 1e-4, qPrintable(QString::number(of(ScoreStage::Adjusted))));
        QVERIFY(of(ScoreStage::Capped) > 1e-2); // without the bias
    }

    void headsOfT5TakeABiasAndGemma2sACap() {
        const auto stages = [](const char* model) {
            const golden::Subject subject(golden::dataFolder() / "families" / model);
            return headStages(subject.run(golden::inputOf(subject.json))->trace, {1, 0}, {});
        };
        const HeadStages t5 = stages("t5");
        QVERIFY(t5.find(StageKind::Bias) != nullptr && t5.find(StageKind::Cap) == nullptr);
        QCOMPARE(t5.find(StageKind::Factor)->number, 1.0F); // its factor is part of its weights
        const HeadStages gemma = stages("gemma2");
        QVERIFY(gemma.find(StageKind::Bias) == nullptr);
        QCOMPARE(gemma.find(StageKind::Cap)->number, 2.0F);
    }
};

QTEST_APPLESS_MAIN(GoldenStages)
#include "tst_golden_stages.moc"
