// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of texts that are so long that queries are not kept, and that a layer is computed some rows at a time.
#include <QtTest>

#include "core/analysis/head_distance.h"
#include "core/model/model.h"
#include "core/survey/regrouping.h"
#include "core/trace/pooled_map.h"
#include "tests/core/base/error_text.h"
#include "tests/support/families.h"
#include "tests/support/golden_model.h"
#include "tests/support/model_copy.h"

using namespace headscope;

namespace {

/// The same model, whose runs keep no queries.
Transformer forgetful(const Transformer& transformer) {
    return {transformer.spec(), transformer.weights(), RunLimits{.mostQueryBytes = 0}};
}

/// The same, whose layers are computed a few rows at a time.
Transformer blockwise(const Transformer& transformer) {
    return {transformer.spec(), transformer.weights(), RunLimits{.mostQueryBytes = 0, .rowsAtOnce = 3}};
}

/// OLMo 2's, whose norm is over the queries of all heads, are kept.
bool keepsAny(const ModelSpec& spec) {
    return spec.stack.self.front().stateNorm == StateNorm::AllHeads;
}

/// Whether all maps are the same to the last bit.
bool haveSameMaps(const AttentionTrace& a, const AttentionTrace& b, AttentionKind kind) {
    for (int layer = 0; layer < a.layers(kind); ++layer) {
        for (int head = 0; head < a.heads(layer, kind); ++head) {
            const HeadId id{layer, head, kind};
            if (a.headMap(id, {}).values != b.headMap(id, {}).values) {
                return false;
            }
        }
    }
    return true;
}

ModelInput manyTokens(Index count) {
    ModelInput input;
    for (Index i = 0; i < count; ++i) {
        input.ids.push_back(static_cast<int>(300 + i * 37 % 1500));
    }
    return input;
}

} // namespace

class TestLongRuns : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    std::unique_ptr<Transformer> long_; // the bundled model, for longer texts than it was trained on
    std::unique_ptr<Transformer> forgetful_;

    std::shared_ptr<const Run> run(Index tokens, const Run* earlier = nullptr) const {
        return long_->run(manyTokens(tokens), long_->uniform({}), earlier);
    }
    std::shared_ptr<const Run> forgetfulRun(Index tokens, const Run* earlier = nullptr) const {
        return forgetful_->run(manyTokens(tokens), long_->uniform({}), earlier);
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        ModelSpec spec = model_->spec();
        spec.context = 2000;
        long_ = std::make_unique<Transformer>(spec, model_->transformer().weights());
        forgetful_ = std::make_unique<Transformer>(forgetful(*long_));
    }

    void queriesThatAreMadeAgainAreThoseOfTheRun_data() { golden::addFamilies(); }
    void queriesThatAreMadeAgainAreThoseOfTheRun() {
        QFETCH(QString, family);
        const golden::Subject subject(golden::dataFolder() / "families" / family.toStdString());
        const auto kept = subject.run(subject.input());
        const auto made =
            forgetful(subject.transformer).run(subject.input(), subject.transformer.uniform({}));
        const AttentionKind first = subject.family.spec.kinds().front();
        QCOMPARE(kept->trace.layer(0, first).queries.size() > 0, true);
        QCOMPARE(made->trace.layer(0, first).queries.size() > 0, keepsAny(subject.family.spec));
        for (const AttentionKind kind : subject.family.spec.kinds()) {
            QVERIFY(haveSameMaps(kept->trace, made->trace, kind));
            QVERIFY(made->trace.layer(0, kind).allQueries() == kept->trace.layer(0, kind).queries);
            QCOMPARE(made->trace.cell({0, 0, kind}, {}, 0, 0).score, // alone, as if the text ended there
                     kept->trace.cell({0, 0, kind}, {}, 0, 0).score);
        }
    }

    void aFewRowsAtATimeGiveTheSame_data() { golden::addFamilies(); }
    void aFewRowsAtATimeGiveTheSame() {
        QFETCH(QString, family);
        const golden::Subject subject(golden::dataFolder() / "families" / family.toStdString());
        const auto whole = subject.run(subject.input());
        const Transformer few = blockwise(subject.transformer);
        const auto blocks = few.run(subject.input(), few.uniform({}));
        QVERIFY(whole->tokens() > 6);
        const float tolerance = subject.tolerance("hidden");
        for (const AttentionKind kind : subject.family.spec.kinds()) {
            for (int layer = 0; layer < whole->trace.layers(kind); ++layer) {
                const LayerTrace& a = blocks->trace.layer(layer, kind);
                const LayerTrace& b = whole->trace.layer(layer, kind);
                QVERIFY(golden::farthest(a.residual, b.residual) < tolerance);
                QVERIFY(golden::farthest(a.keys, b.keys) < tolerance);
                QVERIFY(golden::farthest(a.values, b.values) < tolerance);
                QVERIFY(golden::farthest(a.allQueries(), b.queries) < tolerance);
            }
        }
        QVERIFY(golden::farthest(blocks->finalStates, whole->finalStates) < tolerance);
    }

    void withoutAHeadAFewRowsAtATimeGiveTheSame() { // its queries and keys are those of the earlier run
        const Transformer few = blockwise(*long_);
        RunSettings without = long_->uniform({});
        without.zeroed = {{2, 1}};
        const auto own = few.run(manyTokens(20), few.uniform({}));
        const auto changed = few.run(manyTokens(20), without, own.get());
        QVERIFY(golden::farthest(changed->finalStates, long_->run(manyTokens(20), without)->finalStates) <
                1e-4F);
    }

    void distancesOfHeadsComeFromMadeQueries() {
        const HeadDistances made = headDistances(forgetfulRun(40)->trace, {});
        QVERIFY(golden::farthest(made.distances, headDistances(run(40)->trace, {}).distances) < 1e-6F);
        QVERIFY(made.distances.maxCoeff() > 0.1F);
    }

    void regroupedMapsComeFromMadeQueries() {
        const auto made = forgetfulRun(40);
        const auto kept = run(40);
        const Grouping grouping{2, Pooling::Mean};
        const RegroupedMaps a = regroupedMaps(made->trace, made->trace, {2, 0}, grouping);
        const RegroupedMaps b = regroupedMaps(kept->trace, kept->trace, {2, 0}, grouping);
        QCOMPARE(a.queries, Index{40});
        QVERIFY(golden::farthest(*a.before[3], *b.before[3]) < 1e-6F);
    }

    void aBlockOfRowsGivesWhatTheWholeTextGives() {
        const auto whole = run(500);   // one block
        const auto blocks = run(1100); // three
        for (int layer = 0; layer < 6; ++layer) {
            const Matrix before = blocks->trace.layer(layer).residual.topRows(500);
            QVERIFY(golden::farthest(before, whole->trace.layer(layer).residual) < 1e-4F);
        }
        QVERIFY(golden::farthest(blocks->finalStates.topRows(500), whole->finalStates) < 1e-4F);
    }

    void everyBlockIsComputed() {
        const auto extended = run(1100, run(1000).get()); // whose last rows are a block of their own
        QVERIFY(golden::farthest(extended->finalStates, run(1100)->finalStates) < 1e-3F);
        QVERIFY(extended->trace.layer(5).queries.rows() == 1100);
    }

    void anAppendedTokenTakesWhatIsKept() {
        const auto earlier = forgetfulRun(30);
        const auto extended = forgetfulRun(31, earlier.get());
        QVERIFY(extended->trace.layer(5).keys.topRows(30) == earlier->trace.layer(5).keys);
        QVERIFY(golden::farthest(extended->finalStates, run(31)->finalStates) < 1e-4F);
        QCOMPARE(extended->trace.layer(5).queries.size(), Index{0});
    }

    void aTextThatBecomesShortKeepsItsQueriesAgain() {
        const auto extended = run(31, forgetfulRun(30).get());
        QVERIFY(golden::farthest(extended->trace.layer(5).queries, run(31)->trace.layer(5).queries) < 1e-4F);
        const auto cut = run(20, forgetfulRun(30).get());
        QVERIFY(golden::farthest(cut->trace.layer(5).allQueries(), run(20)->trace.layer(5).queries) < 1e-4F);
    }

    void aCellAndAPooledMapComeFromMadeQueries() {
        const auto made = forgetfulRun(90);
        const auto kept = run(90);
        const HeadId head{3, 5};
        const CellScores a = made->trace.cell(head, {}, 71, 12);
        const CellScores b = kept->trace.cell(head, {}, 71, 12);
        QCOMPARE(a.score, b.score);
        QCOMPARE(a.weight, b.weight);
        const PooledMaps left = pooledLayer(made->trace, AttentionKind::Self, 3, 40);
        const PooledMaps right = pooledLayer(kept->trace, AttentionKind::Self, 3, 40);
        const auto a5 = left[5]->array();
        const auto b5 = right[5]->array();
        QVERIFY((a5 == b5 || (a5 != a5 && b5 != b5)).all()); // masked cells are NaN
    }

    void theyTakeLessMemory() {
        const std::size_t queries = 6 * 90 * 256 * sizeof(float);
        QCOMPARE(run(90)->bytes() - forgetfulRun(90)->bytes(), queries);
    }

    void aFileThatChangedMeanwhileIsAnErrorOfTheMap() {
        const ModelCopy copy(ModelCopy::Format::Folder);
        const auto model = openModel(copy.path());
        const Transformer transformer = forgetful(model->transformer());
        const auto made = transformer.run(manyTokens(20), transformer.uniform({}));
        static_cast<void>(made->trace.headMap({2, 3}, {}));
        copy.remove();
        const QString said = errorText([&] { static_cast<void>(made->trace.headMap({2, 3}, {})); });
        QVERIFY2(said.contains(QStringLiteral("taken away")), qPrintable(said));
    }

    void aRunOutlivesItsModel() {
        std::shared_ptr<const Run> made;
        {
            const golden::OpenedModel opened(golden::bundledModel());
            const Transformer transformer = forgetful(opened.transformer);
            made = transformer.run(manyTokens(20), transformer.uniform({}));
        }
        QVERIFY(made->trace.headMap({2, 3}, {}).values == run(20)->trace.headMap({2, 3}, {}).values);
    }
};

QTEST_APPLESS_MAIN(TestLongRuns)
#include "tst_long_runs.moc"
