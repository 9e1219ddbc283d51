// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/survey/survey.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

class TestProbe : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());

    static SurveyRequest asking(const std::vector<std::string>& keys) { return {scoresNamed(keys), {}}; }

  private Q_SLOTS:
    void itRepeatsItselfAfterTheBeginning() {
        const Probe probe = makeProbe(*model_);
        QCOMPARE(probe.sequences.size(), std::size_t{8});
        QCOMPARE(probe.length, Index{50});
        QCOMPARE(describeProbe(probe), std::string("50 random tokens given twice, 8 sequences"));
        for (const ModelInput& input : probe.sequences) {
            QCOMPARE(input.ids.size(), std::size_t{101});
            QCOMPARE(input.ids[0], 1);
            for (std::size_t i = 1; i <= 50; ++i) {
                QVERIFY(input.ids[i] >= 259); // neither special nor a byte
                QCOMPARE(input.ids[i + 50], input.ids[i]);
            }
        }
        QVERIFY(probe.sequences[0].ids != probe.sequences[1].ids);
    }

    void noTokenHasTwoTwins() {
        std::vector<int> copy = makeProbe(*model_).sequences[0].ids;
        copy.resize(51);
        std::ranges::sort(copy);
        QVERIFY(std::ranges::adjacent_find(copy) == copy.end());
    }

    void aSeedGivesTheSameOneEverywhere() {
        const std::vector<int> ids = makeProbe(*model_).sequences[0].ids;
        QCOMPARE(makeProbe(*model_).sequences[0].ids, ids);
        QVERIFY(makeProbe(*model_, {.seed = 2}).sequences[0].ids != ids);
        // The first number of std::mt19937_64 with seed 1 is 2469588189546311528, of 3837 pieces.
        QCOMPARE(ids[1], 259 + static_cast<int>(2469588189546311528U % 3837U));
    }

    void aShortContextShortensIt() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain); // a context of 40, no beginning
        const Probe probe = makeProbe(*openModel(tiny.path()));
        QCOMPARE(probe.length, Index{20});
        QCOMPARE(probe.start, Index{0});
        QCOMPARE(probe.sequences[0].ids.size(), std::size_t{40});
    }

    void anEncoderDecoderReadsOneOnEachSide() {
        const TinyModel tiny("bart", TinyModel::Style::Seq2Seq);
        const auto model = openModel(tiny.path());
        const Probe probe = makeProbe(*model);
        QCOMPARE(probe.sequences[0].ids[0], model->spec().decoderStart);
        QVERIFY(!probe.sequences[0].source.empty());
        const ScoreTable table = surveyProbe(*model, probe, asking({"induction"}));
        QVERIFY(std::isfinite(table.mean(*table.indexOf({0, 0}), 0)));
        QVERIFY(std::isfinite(table.mean(*table.indexOf({0, 0, AttentionKind::Encoder}), 0)));
        QVERIFY(std::isnan(table.mean(*table.indexOf({0, 0, AttentionKind::Cross}), 0)));
    }

    void inductionIsTheStripe() {
        const ScoreTable table = surveyProbe(*model_, makeProbe(*model_), asking({"induction", "entropy"}));
        QCOMPARE(table.scores()[1], &probeScores()[0]);
        QVERIFY(table.mean(4 * 8 + 5, 1) > 0.85); // 0.90 on the model's card
        QVERIFY(table.mean(2 * 8 + 6, 1) < 0.05);
        QCOMPARE(table.value(0, 1).texts, Index{8});
    }
};

QTEST_APPLESS_MAIN(TestProbe)
#include "tst_probe.moc"
