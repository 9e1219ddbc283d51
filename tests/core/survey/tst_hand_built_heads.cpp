// SPDX-License-Identifier: GPL-3.0-or-later
// A model whose weights are set so that what its heads do is known.
#include <QtTest>

#include "core/survey/survey.h"
#include "core/survey/zeroing.h"
#include "tests/support/hand_built_heads.h"

using namespace headscope;

class TestHandBuiltHeads : public QObject {
    Q_OBJECT

    const HandBuiltHeads built_;
    std::shared_ptr<const Model> model_ = openModel(built_.path());
    Probe probe_ = makeProbe(*model_);
    ScoreTable table_;

    double score(const HeadId& head, std::string_view key) const {
        return table_.mean(*table_.indexOf(head), *table_.indexOfScore(key));
    }
    static bool isNear(double a, double b) { return std::abs(a - b) < 1e-3; }

  private Q_SLOTS:
    void initTestCase() { table_ = surveyProbe(*model_, probe_, {scoresNamed({}), {}}); }

    void thePreviousTokenHeadIsPerfect() {
        QVERIFY(isNear(score({0, 0}, "previous_token"), 1));
        QVERIFY(isNear(score({0, 0}, "self_token"), 1.0 / static_cast<double>(2 * probe_.length)));
        QVERIFY(isNear(score({0, 0}, "induction"), 0));
        QVERIFY(isNear(score({0, 0}, "duplicate_token"), 0));
        QVERIFY(isNear(score({0, 0}, "confidence"), 1));
    }

    void theInductionHeadIsPerfect() {
        QVERIFY(isNear(score({1, 0}, "induction"), 1));
        QVERIFY(isNear(score({1, 0}, "duplicate_token"), 0));
    }

    void onATextTooTheyArePerfect() {
        const EncodedText encoded = model_->encode("xabcdefgh qabcdefgh");
        const auto run = model_->transformer().run(encoded.input(), model_->transformer().uniform({}));
        const std::vector<std::string> keys{"previous_token", "induction", "duplicate_token"};
        const ScoreTable table = surveyText(*model_, *run, {scoresNamed(keys), {}});
        const std::size_t head = *table.indexOf({1, 0});
        QVERIFY(isNear(table.mean(head, *table.indexOfScore("induction")), 1));
        QVERIFY(isNear(table.mean(head, *table.indexOfScore("duplicate_token")), 0));
        QVERIFY(isNear(table.mean(*table.indexOf({0, 0}), *table.indexOfScore("previous_token")), 1));
    }

    void aHeadOfZerosAttendsEvenly() {
        QVERIFY(isNear(score({0, 1}, "entropy_share"), 1));
        QVERIFY(isNear(score({1, 2}, "entropy_share"), 1));
    }

    void theCircuitNeedsBothHeadsAndNoOther() {
        QVERIFY(score({0, 0}, "zeroing_loss") > 1);
        QVERIFY(score({1, 0}, "zeroing_loss") > 1);
        for (const HeadId other : {HeadId{0, 1}, HeadId{0, 2}, HeadId{1, 1}, HeadId{1, 2}}) {
            for (const ScoreInfo& effect : zeroingScores()) {
                QCOMPARE(score(other, effect.key), 0.0);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestHandBuiltHeads)
#include "tst_hand_built_heads.moc"
