// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/concentration.h"
#include "core/base/error.h"
#include "core/comparison/comparison.h"
#include "core/comparison/vocabulary.h"
#include "tests/core/trace/equal_levels.h"
#include "tests/support/golden.h"
#include "tests/support/large_trace.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

std::shared_ptr<const EncodedText> encoded(const Model& model, const TypedText& typed) {
    return std::make_shared<const EncodedText>(model.encode(typed));
}

std::shared_ptr<const EncodedText> encoded(const Model& model, const char* text) {
    return encoded(model, TypedText{.text = text});
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    std::shared_ptr<const EncodedText> text_;
    std::unique_ptr<RunCache> runs_;

    Comparison compared(const Side& a, const Side& b) {
        return computeComparison({*runs_, text_, a}, {*runs_, text_, b});
    }

    /// One head of the bundled model on two texts.
    Comparison ofTexts(const char* a, const char* b) {
        RunCache other(model_);
        return computeComparison({*runs_, encoded(*model_, a), {{2, 7}, {}, {}}},
                                 {other, encoded(*model_, b), {{2, 7}, {}, {}}});
    }

    /// The first heads of two models on one text.
    static Comparison ofModels(const std::shared_ptr<const Model>& a, const std::shared_ptr<const Model>& b,
                               const TypedText& textA, const TypedText& textB) {
        RunCache runsA(a);
        RunCache runsB(b);
        return computeComparison({runsA, encoded(*a, textA), {}}, {runsB, encoded(*b, textB), {}});
    }

  private Q_SLOTS:
    void whatIsMadeRowByRowIsWhatTheWholeMapsGive() {
        const AttentionTrace trace = largeTrace(1100, 1, 2);
        const auto ofHead = [&](int head) {
            SideResult side;
            side.side.head = {0, head};
            readMap(trace, side);
            return side;
        };
        const Comparison comparison = compare(ofHead(0), ofHead(1));
        for (const SideResult* side : {&comparison.a, &comparison.b}) {
            QVERIFY(areEqual(*side->levels, *levelsOf(*side->map)));
            const auto measures = concentrations(*side->map);
            QCOMPARE(side->measures, std::vector<double>(measures.begin(), measures.end()));
        }
        QVERIFY(areEqual(*comparison.differenceLevels, *levelsOf(*comparison.difference)));
        const MapDifference expected = mapDifference(*comparison.a.map, *comparison.b.map);
        QCOMPARE(comparison.measures->meanJsDivergence, expected.meanJsDivergence);
    }

    void onlyLargeMapsHaveLevels() {
        HeadMap map;
        map.values = Matrix::Ones(1024, 1024);
        map.allowed.assign(1024, {0, 1024});
        QVERIFY(levelsOf(map));
        QCOMPARE(levelsOf(map)->front().largest.rows(), Index{512});
        map.values = Matrix::Ones(512, 512);
        map.allowed.assign(512, {0, 512});
        QVERIFY(!levelsOf(map));
    }

    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        text_ = encoded(*model_, "The king said to the queen, \"You are the queen.\"");
        runs_ = std::make_unique<RunCache>(model_);
    }

    void aRescoreWithTheModelsOwnSettingsEqualsTheRun() {
        Side rescore{{2, 7}, {}, Scope::Rescore};
        Side rerun{{2, 7}, {ModelScale{}, {4, Pooling::Mean}, CausalMask{}, {}}, Scope::Rerun};
        const Comparison comparison = compared(rescore, rerun);
        QCOMPARE(comparison.measures->maxAbsolute, 0.0);
        QCOMPARE(comparison.predictionKl(), 0.0);
        QCOMPARE(comparison.a.meanLoss, comparison.b.meanLoss);
    }

    void aRescoreChangesTheMapAndNothingAfterIt() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}, {}}, Scope::Rescore};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QVERIFY(comparison.measures->maxAbsolute > 0.1);
        QCOMPARE(comparison.predictionKl(), 0.0);
        QCOMPARE(comparison.a.run, comparison.b.run);
    }

    void aRerunChangesWhatComesAfter() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}, {}}, Scope::Rerun};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QVERIFY(comparison.predictionKl() > 1e-4);
        QVERIFY(comparison.a.meanLoss != comparison.b.meanLoss);
    }

    // In layer 0 queries and keys do not depend on the settings, so that both scopes give one map.
    void inTheFirstLayerRescoreAndRerunGiveOneMap() {
        const AttentionSettings settings{FixedScale{1}, {2, Pooling::Mean}, {}, {}};
        const Comparison comparison =
            compared({{0, 3}, settings, Scope::Rescore}, {{0, 3}, settings, Scope::Rerun});
        QVERIFY(comparison.measures->maxAbsolute < 1e-5);
    }

    void inLaterLayersTheyDoNot() {
        const AttentionSettings settings{FixedScale{1}, {}, {}, {}};
        const Comparison comparison =
            compared({{3, 3}, settings, Scope::Rescore}, {{3, 3}, settings, Scope::Rerun});
        QVERIFY(comparison.measures->maxAbsolute > 1e-3);
    }

    void probabilitiesUnderTheOtherSideBelongToTheSameTokens() {
        Side unscaled{{0, 1}, {FixedScale{1}, {}, {}, {}}, Scope::Rerun};
        const Comparison comparison = compared({{0, 1}, {}, Scope::Rescore}, unscaled);
        QCOMPARE(comparison.predictions.front().ofAUnderB.size(), kPredictions);
        const int id = comparison.a.predictions.front().top.front().id;
        QCOMPARE(comparison.predictions.front().ofAUnderB.front(),
                 probabilitiesOf(comparison.b.run->nextLogits, std::span(&id, 1)).front());
    }

    void otherTokensOfTheSameNumberAreComparedByPosition() {
        const Comparison comparison = ofTexts("The king said no.", "The queen said no.");
        QVERIFY(comparison.difference);
        QVERIFY(comparison.isByPosition);
        QVERIFY(comparison.difference->values == comparison.b.map->values - comparison.a.map->values);
        QVERIFY(comparison.noDifference.empty());
    }

    void anEqualTextIsNotComparedByPosition() {
        const Comparison comparison = ofTexts("The king said no.", "The king said no.");
        QVERIFY(!comparison.isByPosition);
        QVERIFY(comparison.measures->maxAbsolute < 1e-6);
    }

    void mapsOfOtherShapesHaveNoDifferenceAndSayWhy() {
        const Comparison comparison = ofTexts("The king said no.", "The old king said no.");
        QVERIFY(!comparison.difference);
        QVERIFY(!comparison.measures);
        QVERIFY(comparison.noDifference.find("maps of different shapes have no difference") !=
                std::string::npos);
        QVERIFY(comparison.a.map->queries() < comparison.b.map->queries());
    }

    void theNextTokenIsOnePlaceWhateverStandsBeforeIt() {
        const Comparison comparison = ofTexts("The king said no.", "The old king said no.");
        QCOMPARE(comparison.predictions.size(), std::size_t{1});
        QCOMPARE(comparison.predictions.front().kl,
                 klDivergence(comparison.a.run->nextLogits, comparison.b.run->nextLogits));
    }

    void aModelThatWasOpenedTwiceDiffersInNothing() {
        const auto again = openModel(golden::bundledModel());
        const TypedText text{.text = "The king said no."};
        const Comparison comparison = ofModels(model_, again, text, text);
        QVERIFY(comparison.isOfTwoModels());
        QVERIFY(haveSameVocabulary(*model_, *again));
        QCOMPARE(comparison.measures->maxAbsolute, 0.0);
        QCOMPARE(comparison.predictionKl(), 0.0);
    }

    void twoVocabulariesHaveNoDivergence() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        const TypedText text{.text = "the cat sat"};
        const Comparison comparison = ofModels(model_, openModel(tiny.path()), text, text);
        QVERIFY(comparison.predictions.empty());
        QVERIFY(comparison.noPredictionDifference.find("vocabularies differ") != std::string::npos);
        QVERIFY(!comparison.a.predictions.empty() && !comparison.b.predictions.empty());
        QVERIFY(std::isnan(comparison.predictionKl()));
    }

    void hiddenTokensBelongTogetherInTheirOrder() {
        const TinyModel tiny("bert", TinyModel::Style::Bert);
        const auto model = openModel(tiny.path());
        const auto typed = [](const char* text) {
            return TypedText{.text = text, .special = SpecialTokens::Parsed};
        };
        const Comparison one =
            ofModels(model, model, typed("the [MASK] sat"), typed("the cat sat on the [MASK]"));
        QCOMPARE(one.predictions.size(), std::size_t{1});
        QVERIFY(one.a.predictions.front().position != one.b.predictions.front().position);
        const Comparison two = ofModels(model, model, typed("the [MASK] sat"), typed("[MASK] [MASK] sat"));
        QVERIFY(two.predictions.empty());
        QVERIFY(two.noPredictionDifference.find("1 hidden tokens, B 2") != std::string::npos);
    }

    void onlyOneSideThatPredictsIsSaid() {
        const TinyModel tiny("bert", TinyModel::Style::Bert);
        const Comparison comparison =
            ofModels(model_, openModel(tiny.path()), {.text = "the cat"}, {.text = "the cat"});
        QCOMPARE(comparison.noPredictionDifference, std::string("Only side A predicts a token."));
    }

    void twoKindsOfAttentionOfOneModelAreRefused() {
        Side cross;
        cross.head.kind = AttentionKind::Cross;
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(compared({}, cross)), Error);
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
