// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "tests/ui/scores/sample_scores.h"
#include "ui/scores/head_link.h"
#include "ui/scores/head_score_panel.h"
#include "ui/scores/most_list.h"
#include "ui/scores/score_explanation.h"
#include "ui/scores/score_row.h"

using namespace headscope;

class HeadScorePanelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<HeadScorePanel> panel_;

    template <typename Widget>
    Widget* child(const char* name) {
        return panel_->findChild<Widget*>(QString::fromLatin1(name));
    }
    ScoreRow* row(const char* key) {
        return panel_->findChild<ScoreRow*>(QStringLiteral("score/") + QString::fromLatin1(key));
    }
    HeadLink* most(const char* key) {
        return panel_->findChild<HeadLink*>(QStringLiteral("most/") + QString::fromLatin1(key));
    }

  private Q_SLOTS:
    void init() {
        panel_ = std::make_unique<HeadScorePanel>();
        panel_->resize(320, 700);
        panel_->show();
    }

    void withoutScoresASentenceSaysWhatToDo() {
        QVERIFY(child<QLabel>("scoresPlaceholder")->text().startsWith(QStringLiteral("Type a sentence")));
        panel_->setScores(sampleScores());
        QVERIFY(!child<QLabel>("scoresPlaceholder")->isVisible());
        panel_->setScores(nullptr);
        QVERIFY(child<QLabel>("scoresPlaceholder")->isVisible());
    }

    void itSaysWhatTheScoresAreOver() {
        panel_->setScores(sampleScores());
        QCOMPARE(child<QLabel>("scoresSubject")->text(), QStringLiteral("this text, 16 tokens"));
    }

    void allScoresOfSideAsHead() {
        panel_->setScores(sampleScores());
        panel_->setMarks({.a = {3, 2}, .b = {3, 2}});
        QCOMPARE(panel_->findChildren<ScoreRow*>().size(), 17);
        QCOMPARE(child<QLabel>("headA")->text(), QStringLiteral("A L3 H2"));
        QVERIFY(!child<QLabel>("headB")->isVisible());
        QVERIFY(!row("entropy")->pair().sides[1]);
    }

    void sideBStandsBesideItWhereItIsAnotherHead() {
        panel_->setScores(scoresOf({0.25, 0.5}));
        panel_->setMarks({.a = {0, 0}, .b = {0, 1}});
        QCOMPARE(row("previous_token")->pair().valueText(SideName::A), QStringLiteral("0.25"));
        QCOMPARE(row("previous_token")->pair().valueText(SideName::B), QStringLiteral("0.50"));
        QVERIFY(child<QLabel>("headB")->isVisible());
    }

    void moreScoresMayComeTogetherWithASecondHead() {
        panel_->setScores(scoresOf({0.25, 0.5}));
        panel_->setMarks({.a = {0, 0}, .b = {0, 0}});
        panel_->setScores(nullptr);
        panel_->setMarks({.a = {3, 2}, .b = {1, 1}});
        panel_->setScores(sampleScores()); // new rows, and a line for B, which makes their list smaller
        QCOMPARE(panel_->findChildren<ScoreRow*>().size(), 17);
        QVERIFY(child<QLabel>("headB")->isVisible());
        QVERIFY(row("entropy")->pair().sides[1]);
    }

    void rowsAreOneStopOfTheTabKey() {
        panel_->setScores(sampleScores());
        panel_->activateWindow();
        const auto stops = [this] {
            QList<ScoreRow*> rows = panel_->findChildren<ScoreRow*>();
            rows.removeIf([](const ScoreRow* row) { return row->focusPolicy() == Qt::NoFocus; });
            return rows;
        };
        QCOMPARE(stops().size(), 1);
        QTest::keyClick(stops().first(), Qt::Key_End);
        ScoreRow* const last = stops().first();
        QTest::keyClick(last, Qt::Key_Down); // there is none below
        QCOMPARE(stops(), QList<ScoreRow*>{last});
        QTest::keyClick(last, Qt::Key_Up);
        QVERIFY(stops().size() == 1 && stops().first() != last);
        panel_->setScores(scoresOf({0.25, 0.5})); // fewer rows
        QCOMPARE(stops().size(), 1);
    }

    void aBadgeAppearsOnlyFromItsThreshold() {
        panel_->setScores(scoresOf({0.5999, 0.6, 0.9}));
        panel_->setMarks({.a = {0, 0}, .b = {0, 0}});
        QCOMPARE(row("previous_token")->pair().badgeText(true), QString());
        panel_->setMarks({.a = {0, 1}, .b = {0, 1}});
        QCOMPARE(row("previous_token")->pair().badgeText(true), QStringLiteral("≥ 0.6 previous token"));
        panel_->setMarks({.a = {0, 0}, .b = {0, 2}});
        QCOMPARE(row("previous_token")->pair().badgeText(false), QStringLiteral("B ≥ 0.6"));
    }

    void undefinedIsADash() {
        panel_->setScores(scoresOf({kNoValue}));
        panel_->setMarks({});
        QCOMPARE(row("previous_token")->pair().valueText(SideName::A), QStringLiteral("–"));
        QCOMPARE(row("previous_token")->pair().badgeText(true), QString());
        QVERIFY(!most("previous_token")->isEnabled());
    }

    void standardErrorsStandBehindMeansOverManyTexts() {
        panel_->setScores(sampleScores(6, 8, 5));
        panel_->setMarks({});
        QVERIFY(row("entropy")->pair().errorText(SideName::A).startsWith(QStringLiteral("± ")));
        QVERIFY(
            row("entropy")->toolTip().contains(QStringLiteral("Mean over 5 texts ± standard error: side A")));
    }

    void theTooltipIsTheDefinition() {
        panel_->setScores(sampleScores());
        panel_->setMarks({});
        QVERIFY(row("induction")->toolTip().contains(QStringLiteral("Formula: ")));
        QVERIFY(row("induction")->toolTip().contains(QStringLiteral("Badge “induction” ≥ 0.4")));
    }

    void screenReadersHearNameValueAndBadge() {
        panel_->setScores(scoresOf({0.75}));
        panel_->setMarks({});
        QCOMPARE(row("previous_token")->accessibleName(),
                 QStringLiteral("Previous token: side A 0.75, badge ≥ 0.6 previous token"));
    }

    void aPressedScoreIsExplainedUntilThatIsClosed() {
        panel_->setScores(sampleScores());
        panel_->setMarks({});
        auto* explanation = child<ScoreExplanation>("scoreExplanation");
        QVERIFY(!explanation->isVisible());
        QTest::mouseClick(row("induction"), Qt::LeftButton);
        QVERIFY(explanation->isVisible());
        QCOMPARE(child<QLabel>("explainedName")->text(), QStringLiteral("Induction"));
        QVERIFY(child<QLabel>("explainedFormula")->text().startsWith(QStringLiteral("mean over rows")));
        QVERIFY(child<QLabel>("explainedFacts")->text().contains(QStringLiteral("≥ 0.4")));
        QVERIFY(child<QLabel>("explainedFacts")->text().contains(QStringLiteral("Source: Olsson")));
        child<QToolButton>("closeExplanation")->click();
        QVERIFY(!explanation->isVisible());
    }

    void theHeadWithTheMostIsALinkToEitherSide() {
        panel_->setScores(scoresOf({0.2, kNoValue, 0.9, 0.9}));
        panel_->setMarks({});
        QSignalSpy chosen(panel_.get(), &ScoresCard::headChosen);
        HeadLink* link = most("previous_token");
        QCOMPARE(link->text(), QStringLiteral("L0 H2  0.90"));
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::A);
        QVERIFY(chosen.last().at(1).value<HeadId>() == (HeadId{0, 2}));
        QTest::mouseClick(link, Qt::RightButton);
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::B);
        QTest::mouseClick(link, Qt::LeftButton, Qt::ShiftModifier);
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::B);
        QTest::keyClick(link, Qt::Key_Return);
        QVERIFY(chosen.last().at(0).value<SideName>() == SideName::A);
        QCOMPARE(chosen.size(), 4);
    }

    void theMostOfAllMaySayThatItIsBelowTheThreshold() {
        panel_->setScores(scoresOf({0.2, 0.3}));
        panel_->setMarks({});
        QCOMPARE(child<QLabel>("mostNote/previous_token")->text(), QStringLiteral("not ≥ 0.6"));
    }

    void theMostIsLookedForAmongHeadsOfOneKind() {
        const std::vector<ScoredHead> heads{{{0, 0}, 0}, {{0, 0, AttentionKind::Cross}, 0}};
        ScoreTable table(heads, {&sampleInfos()[6]});
        table.add(0, 0, 0.1);
        table.add(1, 0, 0.9);
        QCOMPARE(headWithMost(table, 0, AttentionKind::Self), std::optional<std::size_t>(0));
        QCOMPARE(headWithMost(table, 0, AttentionKind::Cross), std::optional<std::size_t>(1));
    }

    void aHeadThatIsNotInTheTableIsSaidToBe() {
        panel_->setScores(sampleScores(2, 2));
        panel_->setMarks({.a = {9, 9}, .b = {9, 9}});
        QVERIFY(!row("entropy")->pair().sides[0]);
    }
};

QTEST_MAIN(HeadScorePanelTest)
#include "tst_head_score_panel.moc"
