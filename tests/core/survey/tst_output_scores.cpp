// SPDX-License-Identifier: GPL-3.0-or-later
// What heads add, against the families' own classes in float64 (tests/golden/make_circuits.py).
#include <QtTest>

#include "core/survey/value_maps.h"
#include "core/trace/head_values.h"
#include "tests/core/base/error_text.h"
#include "tests/core/survey/circuit_fixture.h"

using namespace headscope;

namespace {

/// The largest difference of two maps, as a share of the largest value.
float difference(const Matrix& found, const Matrix& expected) {
    return golden::farthest(found, expected) / std::max(1.0F, expected.cwiseAbs().maxCoeff());
}

} // namespace

class TestOutputScores : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void mapsAndNormsAreTheReferences_data() { addCircuitFixtures(); }

    void mapsAndNormsAreTheReferences() {
        QFETCH(QString, family);
        const CircuitFixture fixture(family.toStdString());
        for (const HeadId& head : fixture.heads()) {
            const HeadMap map =
                valueMap(ValueMapKind::NormWeighted, fixture.model.transformer, *fixture.run, head, {});
            QVERIFY(difference(map.values, fixture.map("norm_weighted", head)) <= 1e-5F);

            const HeadMap weights = fixture.run->trace.headMap(head, {});
            const Matrix root = outputRoot(fixture.model.transformer, head);
            const double norm = outputScores()[0].measure({weights, fixture.run->trace, root});
            const double expected = fixture.outputNorm(head);
            QVERIFY(std::abs(norm - expected) <= 1e-5 * std::max(1.0, expected));
        }
    }

    void meanNormOfAHandWorkedHead() {
        auto layer = std::make_shared<LayerTrace>();
        layer->spec.heads = layer->spec.kvHeads = 1;
        layer->spec.headWidth = 2;
        layer->values = Matrix{{3, 4}, {0, 0}};
        const AttentionTrace trace(LayerTraces{layer});
        HeadMap weights;
        weights.attention.kvHeads = 1;
        weights.values = Matrix{{1, 0}, {0.5F, 0.5F}};
        weights.allowed = {{0, 1}, {0, 2}};
        const Matrix root = 2 * Matrix::Identity(2, 2);
        QCOMPARE(outputScores()[0].measure({weights, trace, root}), 7.5); // 10 and 5
        QCOMPARE(normWeightedMap(weights, trace, root).values, (Matrix{{10, 0}, {5, 0}}));
    }

    void theRootKeepsLengths() {
        const golden::OpenedModel model(golden::bundledModel());
        const HeadId head{2, 5};
        const Matrix vectors = Matrix::Random(7, 32);
        const Matrix whole = vectors * headOutputWeights(model.transformer, head).transpose();
        const Eigen::VectorXf found = outputNorms(vectors, outputRoot(model.transformer, head));
        QVERIFY((found - whole.rowwise().norm()).cwiseAbs().maxCoeff() <= 1e-5F);
    }

    void valuesOfFewerGroupsArePooledAsARerunDoes() {
        const golden::OpenedModel model(golden::bundledModel());
        AttentionSettings settings;
        settings.grouping.kvHeads = 2;
        const std::vector<int> ids{1, 50, 60, 70, 80};
        const auto own = model.run(ids);
        const auto rerun = model.run(ids, settings);
        const HeadId head{0, 5}; // what enters the first layer is the same in both
        const HeadMap rescored = own->trace.headMap(head, settings);
        const HeadMap again = rerun->trace.headMap(head, settings);
        QVERIFY(golden::farthest(headValues(own->trace, rescored), headValues(rerun->trace, again)) <= 1e-5F);
    }

    void maskedCellsAreZero() {
        const golden::OpenedModel model(golden::bundledModel());
        const auto run = model.run(std::vector<int>{1, 50, 60, 70});
        const HeadMap map = valueMap(ValueMapKind::NormWeighted, model.transformer, *run, {1, 1}, {});
        for (Index query = 0; query < map.queries(); ++query) {
            for (Index key = query + 1; key < map.keys(); ++key) {
                QCOMPARE(map.values(query, key), 0.0F);
            }
            QVERIFY(map.values(query, query) > 0);
        }
    }

    void everyMapSaysWhatItIs() {
        for (const ValueMapKind kind :
             {ValueMapKind::NormWeighted, ValueMapKind::Zeroing, ValueMapKind::ZeroingShare}) {
            QVERIFY(!valueMapInfo(kind).formula.empty());
        }
        QCOMPARE(valueMapInfo(ValueMapKind::ZeroingShare).key, std::string_view("value_zeroing_share"));
    }
};

QTEST_APPLESS_MAIN(TestOutputScores)
#include "tst_output_scores.moc"
