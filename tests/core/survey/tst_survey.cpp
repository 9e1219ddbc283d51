// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/analysis/map_measures.h"
#include "core/model/token_traits_of.h"
#include "core/survey/survey.h"
#include "core/survey/zeroing.h"
#include "tests/core/base/error_text.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

SurveyRequest asking(const std::vector<std::string>& keys) {
    return {scoresNamed(keys), {}};
}

std::vector<TypedText> literalLines(std::string_view text) {
    return linesOf(text, SpecialTokens::Literal);
}

} // namespace

class TestSurvey : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());

    std::shared_ptr<const Run> run(std::string_view text) const {
        return model_->transformer().run(model_->encode(text).input(), model_->transformer().uniform({}));
    }

  private Q_SLOTS:
    void everyScoreHasAKeyOfItsOwn() {
        std::vector<std::string_view> keys;
        for (const HeadScore& score : headScores()) {
            keys.push_back(score.info.key);
        }
        std::ranges::sort(keys);
        QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
    }

    void scoresKeepTheOrderOfTheListWhateverIsAsked() {
        const auto scores = scoresNamed(std::vector<std::string>{"zeroing_kl", "entropy"});
        QCOMPARE(scores.size(), std::size_t{2});
        QCOMPARE(scores[0]->info.key, std::string_view("entropy"));
        QCOMPARE(scoresNamed({}).size(), headScores().size());
    }

    void anUnknownScoreIsToldWhatThereIs() {
        const QString text =
            errorText([] { static_cast<void>(scoresNamed(std::vector<std::string>{"entrpy"})); });
        QVERIFY(text.contains(QStringLiteral("entropy_share")));
        QVERIFY(text.contains(QStringLiteral("\"entrpy\"")));
        QVERIFY(!errorText([] {
                     static_cast<void>(scoresNamed(std::vector<std::string>{"entropy", "entropy"}));
                 }).isEmpty());
    }

    void aTableHasAllHeadsAndWhatEachMeasureGives() {
        const auto own = run("The king said to the queen, \"You are the queen.\"");
        const ScoreTable table = surveyText(*model_, *own, asking({}));
        QCOMPARE(table.heads().size(), std::size_t{48});
        constexpr std::size_t kHead = 8 * 2 + 5;
        QCOMPARE(table.heads()[kHead], (ScoredHead{{2, 5}, 2}));
        QCOMPARE(table.subject, std::string("one text of 14 tokens"));
        const std::vector<TokenTraits> traits = traitsOf(own->input.ids, model_->tokenizer());
        const HeadMap map = own->trace.headMap({2, 5}, {});
        for (const MapMeasure& measure : mapMeasures()) {
            const double expected = measure.measure({map, traits, traits});
            const double found = table.mean(kHead, *table.indexOfScore(measure.info.key));
            QVERIFY(std::isnan(expected) ? std::isnan(found) : found == expected);
        }
        const ZeroingEffect effect = Zeroing(*model_, *own).effect({{2, 5}});
        QCOMPARE(table.mean(kHead, *table.indexOfScore("zeroing_loss")), effect.loss);
        QCOMPARE(table.mean(kHead, *table.indexOfScore("zeroing_kl")), effect.kl);
        QCOMPARE(table.mean(kHead, *table.indexOfScore("zeroing_state")), effect.state);
    }

    void aRunUnderOtherSettingsIsMeasuredUnderThem() {
        const AttentionSettings settings{FixedScale{1}, {2, Pooling::Mean}, NoMask{}, {}};
        const ModelInput input = model_->encode("The king said").input();
        const auto other = model_->transformer().run(input, model_->transformer().uniform(settings));
        const ScoreTable table = surveyText(*model_, *other, asking({"entropy"}));
        const HeadMap map = other->trace.headMap({3, 7}, settings);
        QCOMPARE(table.mean(8 * 3 + 7, 0), mapMeasures()[0].measure({map, {}, {}}));
        QCOMPARE(table.heads()[8 * 3 + 7].kvHead, 1); // of two
    }

    void progressIsToldTheMapsBeforeZeroing() {
        std::vector<std::pair<bool, bool>> seen; // of the last head: entropy there, zeroing there
        static_cast<void>(surveyText(
            *model_, *run("The king"), asking({"entropy", "zeroing_loss"}), {}, [&](const ScoreTable& table) {
                seen.emplace_back(!std::isnan(table.mean(47, 0)), !std::isnan(table.mean(47, 1)));
            }));
        QVERIFY(seen.size() >= 3);
        QVERIFY(std::ranges::all_of(seen, [](const auto& each) { return each.first; }));
        QVERIFY(!seen.front().second && seen.back().second);
    }

    void sharesOfTheWorkRise() {
        double last = 0;
        Job job;
        job.report = [&last](double share, std::string_view) {
            QVERIFY(share >= last - 1e-9 && share <= 1);
            last = share;
        };
        static_cast<void>(surveyText(*model_, *run("The king"), asking({}), job));
        QVERIFY(last > 0.7);
        last = 0;
        static_cast<void>(surveyLines(*model_, literalLines("The king\n\nThe queen"), asking({}), job));
        QVERIFY(last > 0.7);
    }

    void aStoppedSurveyThrowsStopped() {
        std::stop_source source;
        source.request_stop();
        const Job job{source.get_token(), {}};
        const auto own = run("The king");
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(surveyText(*model_, *own, asking({}), job)), Stopped);
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(surveyLines(*model_, literalLines("The king"), asking({}), job)), Stopped);
    }

    void oneKindIsAskedForByItself() {
        const TinyModel tiny("bart", TinyModel::Style::Seq2Seq);
        const auto model = openModel(tiny.path());
        const auto own = model->transformer().run(
            model->encode(TypedText{.text = "the cat sat", .second = "on the mat"}).input(),
            model->transformer().uniform({}));
        SurveyRequest request = asking({"entropy", "previous_token", "duplicate_token"});
        QCOMPARE(surveyText(*model, *own, request).heads().size(), std::size_t{2 * 4 + 3 * 3 + 3 * 3});
        request.kind = AttentionKind::Cross;
        const ScoreTable cross = surveyText(*model, *own, request);
        QCOMPARE(cross.heads().size(), std::size_t{9});
        QVERIFY(std::isfinite(cross.mean(0, 0)));
        QVERIFY(std::isnan(cross.mean(0, 1))); // has no order
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(surveyText(*model_, *run("The king"), request)), Error);
    }

    void linesAreMeansOverTexts() {
        const std::vector<std::string_view> texts{"The king said to the queen", "Once upon a time"};
        const ScoreTable table =
            surveyLines(*model_, literalLines("The king said to the queen\n\nOnce upon a time\r\n"),
                        asking({"entropy", "zeroing_loss", "delimiter_share"}));
        QCOMPARE(table.subject, std::string("2 lines, 1 empty one left out"));
        for (const char* key : {"entropy", "zeroing_loss"}) {
            std::vector<double> each;
            for (const std::string_view text : texts) {
                each.push_back(surveyText(*model_, *run(text), asking({key})).mean(13, 0));
            }
            const ScoreValue value = table.value(13, *table.indexOfScore(key));
            QCOMPARE(value.texts, Index{2});
            QVERIFY(std::abs(value.mean - (each[0] + each[1]) / 2) < 1e-6);
            QVERIFY(std::abs(value.standardError - std::abs(each[0] - each[1]) / 2) < 1e-6);
        }
    }

    void linesThatAreTooLongAreCutAndCounted() {
        std::string line;
        for (int i = 0; i < 600; ++i) {
            line += "king ";
        }
        const ScoreTable table = surveyLines(*model_, literalLines(line + "\nThe king"), asking({"entropy"}));
        QCOMPARE(table.subject, std::string("2 lines, 1 of them cut to 512 tokens"));
    }

    void aBrokenLineIsNamed() {
        const QString text = errorText([&] {
            static_cast<void>(
                surveyLines(*model_, literalLines("The king\n\nbro\xffken"), asking({"entropy"})));
        });
        QVERIFY(text.startsWith(QStringLiteral("line 3: ")));
    }

    void noLineIsAnError() {
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(surveyLines(*model_, literalLines("\n\n"), asking({"entropy"}))), Error);
    }
};

QTEST_APPLESS_MAIN(TestSurvey)
#include "tst_survey.moc"
