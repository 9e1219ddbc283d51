// SPDX-License-Identifier: GPL-3.0-or-later
// Pooled K/V heads: what the maps and the predictions become, beside the reference (tests/golden) and the
// program's own rerun.
#include <cmath>

#include <QtTest>

#include "core/analysis/distribution.h"
#include "core/analysis/group_spread.h"
#include "core/comparison/comparison.h"
#include "core/survey/regrouping.h"
#include "tests/support/golden_model.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

class TestRegrouping : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    nlohmann::json json_;

    std::shared_ptr<const Run> ownRun(const std::vector<int>& ids) const {
        return model_->transformer().run(ids, model_->transformer().uniform({}));
    }
    std::vector<int> ids() const { return json_.at("texts").at(0).at("ids").get<std::vector<int>>(); }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        json_ = golden::readJson(golden::dataFolder() / "bundled" / "golden.json");
    }

    void lossIsTheReferences_data() {
        QTest::addColumn<int>("text");
        QTest::addColumn<int>("run");
        for (std::size_t text = 0; text < json_.at("texts").size(); ++text) {
            for (std::size_t run = 0; run < json_.at("runs").size(); ++run) {
                const std::string name = json_["runs"][run]["name"].get<std::string>();
                if (name.starts_with("groups_")) {
                    QTest::newRow((json_["texts"][text]["name"].get<std::string>() + "/" + name).c_str())
                        << static_cast<int>(text) << static_cast<int>(run);
                }
            }
        }
    }

    void lossIsTheReferences() {
        QFETCH(int, text);
        QFETCH(int, run);
        const auto& textEntry = json_.at("texts").at(static_cast<std::size_t>(text));
        const auto& runEntry = json_.at("runs").at(static_cast<std::size_t>(run));
        const Grouping grouping = golden::settingsOf(runEntry).grouping;
        QVERIFY(grouping.kvHeads > 0);
        Regrouping regrouping(*model_, ownRun(textEntry.at("ids").get<std::vector<int>>()),
                              AttentionKind::Self);
        const RegroupingCost cost = regrouping.cost(grouping, *regrouping.run(grouping));
        const double expected =
            textEntry.at("mean_loss").at(runEntry.at("name").get<std::string>()).get<double>();
        QVERIFY2(std::abs(cost.loss - expected) < 1e-4, qPrintable(QString::number(cost.loss - expected)));
    }

    void divergenceAndSpreadAreTheReferences() {
        const nlohmann::json expected =
            golden::readJson(golden::dataFolder() / "bundled" / "regrouping.json");
        const auto input = model_->encode(expected.at("text").get<std::string>()).input();
        QCOMPARE(input.ids, expected.at("ids").get<std::vector<int>>());
        const auto own = ownRun(input.ids);
        Regrouping regrouping(*model_, own, AttentionKind::Self);
        const auto isNear = [](double value, const nlohmann::json& reference) {
            return std::abs(value - reference.get<double>()) < 1e-4;
        };
        for (const nlohmann::json& entry : expected.at("costs")) {
            const Grouping grouping = golden::settingsOf(entry).grouping;
            const RegroupingCost cost = regrouping.cost(grouping, *regrouping.run(grouping));
            QVERIFY2(isNear(cost.loss, entry.at("loss")), qPrintable(QString::number(cost.loss)));
            QVERIFY2(isNear(cost.kl, entry.at("kl")), qPrintable(QString::number(cost.kl)));
        }
        const nlohmann::json& spreads = expected.at("spreads");
        const auto found = groupSpreads(own->trace, {0, 0}, 2);
        for (std::size_t group = 0; group < 2; ++group) {
            QVERIFY(isNear(found[group].keys, spreads.at("keys").at(group)));
            QVERIFY(isNear(found[group].values, spreads.at("values").at(group)));
        }
    }

    /// As the command line has it: both ask for a side.
    void lossIsThatOfARerun() {
        RunCache runs(model_);
        const auto text = std::make_shared<const EncodedText>(model_->encode("The cat sat on the mat."));
        Side side;
        side.scope = Scope::Rerun;
        side.attention.grouping = {2, Pooling::FirstHead};
        const SideResult rerun = computeSide(runs, text, side);
        const auto own = runs.run(text->input(), model_->transformer().uniform({}));
        Regrouping regrouping(*model_, own, AttentionKind::Self);
        const Grouping& grouping = side.attention.grouping;
        const RegroupingCost cost = regrouping.cost(grouping, *regrouping.run(grouping));
        QVERIFY(std::abs(cost.loss - rerun.meanLoss) < 1e-5);
        QVERIFY(cost.loss > meanLoss(own->tokenLoss) + 0.01);
        QVERIFY(cost.kl > 0.01);
        QVERIFY(cost.state > 0.01);
    }

    void theModelsOwnNumberChangesNothing() {
        const auto own = ownRun(ids());
        Regrouping regrouping(*model_, own, AttentionKind::Self);
        const Grouping four{4, Pooling::Mean};
        const RegroupingCost cost = regrouping.cost(four, *regrouping.run(four));
        QVERIFY(std::abs(cost.loss - meanLoss(own->tokenLoss)) < 1e-6);
        QVERIFY(cost.kl < 1e-9);
        QCOMPARE(regrouping.run({}), own);
        const RegroupedMaps maps = regroupedMaps(own->trace, own->trace, {2, 0}, four);
        for (const auto& difference : maps.difference) {
            QVERIFY((difference->array() == 0).all());
        }
    }

    void mapsAreThoseOfTheTrace() {
        const auto own = ownRun(ids());
        const Grouping two{2, Pooling::Mean};
        AttentionSettings settings;
        settings.grouping = two;
        const RegroupedMaps maps = regroupedMaps(own->trace, own->trace, {3, 0}, two);
        QCOMPARE(maps.before.size(), std::size_t{8});
        QVERIFY(maps.isWhole());
        QVERIFY(maps.allowed[3] == (KeyRange{0, 4}));
        for (int head = 0; head < 8; ++head) {
            const auto place = static_cast<std::size_t>(head);
            const Matrix before = own->trace.headMap({3, head}, {}).values;
            const Matrix after = own->trace.headMap({3, head}, settings).values;
            QVERIFY(golden::farthest(*maps.before[place], before) < 1e-6F);
            QVERIFY(golden::farthest(*maps.after[place], after) < 1e-6F);
            QVERIFY(golden::farthest(*maps.difference[place], after - before) < 1e-6F);
        }
    }

    void mapsOfARerunAreItsOwn() {
        const auto own = ownRun(ids());
        const Grouping one{1, Pooling::Mean};
        AttentionSettings settings;
        settings.grouping = one;
        const Regrouping regrouping(*model_, own, AttentionKind::Self);
        const auto rerun = regrouping.run(one);
        const RegroupedMaps maps = regroupedMaps(own->trace, rerun->trace, {3, 0}, one);
        QVERIFY(golden::farthest(*maps.after[5], rerun->trace.headMap({3, 5}, {}).values) < 1e-6F);
        QVERIFY(golden::farthest(*maps.after[5], own->trace.headMap({3, 5}, settings).values) > 1e-3F);
    }

    void longTextsShowTheirBeginning() {
        const std::vector<int> some = ids();
        std::vector<int> longText(512);
        for (std::size_t token = 0; token < longText.size(); ++token) {
            longText[token] = some[token % some.size()];
        }
        auto layer = std::make_shared<LayerTrace>(ownRun(longText)->trace.layer(0));
        const Index tokens = 1300; // 3 * 8 * 1300^2 cells are more than there may be
        layer->queries = layer->queries.replicate(3, 1).topRows(tokens).eval();
        layer->keys = layer->keys.replicate(3, 1).topRows(tokens).eval();
        const AttentionTrace trace(LayerTraces{layer});
        const RegroupedMaps maps = regroupedMaps(trace, trace, {0, 0}, {2, Pooling::Mean});
        QVERIFY(!maps.isWhole());
        QVERIFY(maps.queries * maps.keys * 24 <= kMostRegroupedCells);
        QVERIFY(golden::farthest(*maps.before[1],
                                 trace.headMap({0, 1}, {}).values.topLeftCorner(maps.queries, maps.keys)) <
                1e-6F);
    }

    void eachKindOfAttentionHasItsAxes() {
        const TinyModel folder("t5", TinyModel::Style::Seq2Seq);
        const auto model = openModel(folder.path());
        const auto text = model->encode(TypedText{.text = "the cat sat on", .second = "the dog"});
        const auto own = model->transformer().run(text.input(), model->transformer().uniform({}));
        for (const AttentionKind kind : model->spec().kinds()) {
            const int heads = model->spec().attention(kind, 0).kvHeads;
            QVERIFY(heads > 1);
            Regrouping regrouping(*model, own, kind);
            const Grouping one{1, Pooling::Mean};
            const auto run = regrouping.run(one);
            const RegroupedMaps maps = regroupedMaps(own->trace, run->trace, {0, 0, kind}, one);
            QCOMPARE(maps.queries, static_cast<Index>(text.queries(kind).size()));
            QCOMPARE(maps.keys, static_cast<Index>(text.keys(kind).size()));
            QCOMPARE(static_cast<int>(maps.before.size()), model->spec().attention(kind, 0).heads);
            const RegroupingCost cost = regrouping.cost(one, *run);
            QVERIFY(std::isfinite(cost.loss) && cost.kl > 0 && cost.state > 0);
            QCOMPARE(groupSpreads(own->trace, {0, 0, kind}, 1).size(), std::size_t{1});
        }
    }

    void whatPredictsNoNextTokenHasNoLoss() {
        const TinyModel folder("bert", TinyModel::Style::Bert);
        const auto model = openModel(folder.path());
        const auto own =
            model->transformer().run(model->encode("the cat sat").input(), model->transformer().uniform({}));
        Regrouping regrouping(*model, own, AttentionKind::Self);
        const Grouping one{1, Pooling::Mean};
        const RegroupingCost cost = regrouping.cost(one, *regrouping.run(one));
        QVERIFY(std::isnan(cost.loss));
        QVERIFY(cost.state > 0);
    }

    /// Pooling comes before the norm: the keys that spread are those that go into it.
    void modelsWithAQkNorm() {
        const TinyModel folder("qwen3", TinyModel::Style::Plain);
        const auto model = openModel(folder.path());
        const auto own =
            model->transformer().run(model->encode("the cat sat").input(), model->transformer().uniform({}));
        const LayerTrace& layer = own->trace.layer(0);
        QVERIFY(layer.keyRule != nullptr);
        const auto spread = groupSpreads(own->trace, {0, 0}, 1);
        QCOMPARE(spread[0].keys, relativeSpread(layer.projectedKeys, layer.spec.kvHeads));
        QVERIFY(spread[0].keys != relativeSpread(layer.keys, layer.spec.kvHeads));
        const Grouping one{1, Pooling::Mean};
        AttentionSettings settings;
        settings.grouping = one;
        const RegroupedMaps maps = regroupedMaps(own->trace, own->trace, {0, 0}, one);
        const Matrix expected = own->trace.headMap({0, 1}, settings).values;
        QVERIFY(golden::farthest(*maps.after[1], expected) < 1e-6F);
        QVERIFY(maps.largestDifference > 0);
    }

    void whatDoesNotDivideIsRefused() {
        const auto own = ownRun(ids());
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(regroupedMaps(own->trace, own->trace, {0, 0}, {3, Pooling::Mean})), Error);
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(regroupedMaps(own->trace, own->trace, {9, 0}, {2, Pooling::Mean})), Error);
        const Regrouping regrouping(*model_, own, AttentionKind::Self);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(regrouping.run({3, Pooling::Mean})), Error);
    }
};

QTEST_APPLESS_MAIN(TestRegrouping)
#include "tst_regrouping.moc"
