// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>

#include "pointing.h"
#include "ui/panels/head_bars.h"
#include "ui/panels/token_heads_view.h"

using namespace headscope;

namespace {

/// Six heads in three layers, four keys of which the last one is masked.
TokenHeads sample() {
    TokenHeads result;
    auto weights = std::make_shared<Matrix>(6, 4);
    *weights << 0.1F, 0.2F, 0.7F, 0, //
        0.8F, 0.1F, 0.1F, 0,         //
        0.3F, 0.3F, 0.4F, 0,         //
        0.2F, 0.7F, 0.1F, 0,         //
        0.0F, 0.5F, 0.5F, 0,         //
        0.4F, 0.2F, 0.4F, 0;
    result.weights = weights;
    for (int head = 0; head < 6; ++head) {
        result.heads.push_back({head / 2, head % 2});
    }
    result.allowed.assign(6, {0, 3});
    result.keyLabels = {QStringLiteral("<s>"), QStringLiteral("·the"), QStringLiteral("·fire"),
                        QStringLiteral(".")};
    result.query = 2;
    result.queryLabel = QStringLiteral("·fire");
    return result;
}

} // namespace

class TokenHeadsViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<TokenHeadsView>();
        view_->resize(620, 420);
        view_->setTokenHeads(sample());
        view_->show();
        QCoreApplication::processEvents();
    }

    void headsAreSortedByTheWeightOfAKey() {
        const std::vector<std::size_t> expected = {3, 4, 2, 0, 5, 1}; // equal ones by their place
        QVERIFY(headsByWeight(sample(), 1) == expected);
    }

    void headsThatMayNotSeeTheKeyComeLast() {
        TokenHeads tokenHeads = sample();
        tokenHeads.allowed[3] = {2, 3}; // a window
        QCOMPARE(headsByWeight(tokenHeads, 1).front(), std::size_t{4});
        QCOMPARE(headsByWeight(tokenHeads, 1).back(), std::size_t{3});
    }

    void hoveringSaysTheWholePairAndTheWeight() {
        pointAt(view_->matrix(), middleOf(*view_->matrix(), 3, 1));
        QCOMPARE(
            line()->text(),
            QStringLiteral("L1 H1 · query 2 “\u2068·fire\u2069” → key 1 “\u2068·the\u2069” · weight 0.70"));
        pointAt(view_->matrix(), middleOf(*view_->matrix(), 3, 3));
        QVERIFY(line()->text().endsWith(QStringLiteral("masked")));
    }

    void aClickOnACellChoosesItsHead() {
        QSignalSpy heads(view_.get(), &TokenHeadsView::headChosen);
        QTest::mouseClick(view_->matrix(), Qt::RightButton, {}, middleOf(*view_->matrix(), 4, 1));
        QVERIFY(heads[0].at(0).value<SideName>() == SideName::B);
        QVERIFY(heads[0].at(1).value<HeadId>() == (HeadId{2, 0}));
    }

    void aClickOnAKeysLabelChoosesTheKey() {
        QSignalSpy keys(view_.get(), &TokenHeadsView::keyChosen);
        QTest::mouseClick(view_->matrix(), Qt::LeftButton, {},
                          view_->matrix()->columnLabelPoint(2).toPoint());
        QCOMPARE(keys.count(), 1);
        QCOMPARE(keys[0].at(0).toInt(), 2);
    }

    void withoutAKeyThereIsNoListAndNothingToSortBy() {
        QVERIFY(list()->isHidden());
        QVERIFY(!view_->findChild<SegmentedChoice*>(QStringLiteral("tokenHeadsSort"))->isEnabled());
    }

    void withAKeyTheHeadsThatCarryItAreListed() {
        chooseKey(1);
        QVERIFY(list()->isVisible());
        QVERIFY(list()->rows().front().head == (HeadId{1, 1}));
        QVERIFY(std::abs(list()->rows().front().value - 0.7) < 1e-6);
        QSignalSpy heads(view_.get(), &TokenHeadsView::headChosen);
        QTest::mouseClick(list(), Qt::LeftButton, {}, list()->rowRect(1).center());
        QVERIFY(heads[0].at(1).value<HeadId>() == (HeadId{2, 0}));
    }

    void rowsCanBeSortedByTheKey() {
        chooseKey(1);
        chooseSegment(*view_, QStringLiteral("tokenHeadsSort"), 1);
        QVERIFY(view_->headAt(0) == (HeadId{1, 1}));
        QCOMPARE((*view_->matrix()->content().values)(0, 1), 0.7F);
        QCOMPARE(view_->matrix()->content().rowLabels.front(), QStringLiteral("L1 H1"));
        QVERIFY(view_->matrix()->content().groups.empty());
    }

    void aMaskedKeyIsCarriedByNoHead() {
        chooseKey(3);
        QVERIFY(list()->rows().empty());
        QVERIFY(list()->accessibleDescription().contains(QStringLiteral("No head")));
    }

    void aKeyBeyondTheTextIsForgotten() {
        chooseKey(9);
        QVERIFY(!view_->tokenHeads().key);
        QVERIFY(list()->isHidden());
    }

    void theListIsChosenFromByTheKeyboard() {
        chooseKey(1);
        QSignalSpy heads(view_.get(), &TokenHeadsView::headChosen);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(heads[0].at(0).value<SideName>() == SideName::B);
        QVERIFY(heads[0].at(1).value<HeadId>() == (HeadId{2, 0}));
    }

    void coloursCanBeLogarithmic() {
        view_->setColours({QString(), 1e-4});
        QVERIFY(view_->matrix()->content().scale == ValueScale::logarithmic(1e-4, 1));
    }

    void weightsAreCalledWeights() {
        QVERIFY(view_->matrix()->content().barNote.contains(QStringLiteral("not importance")));
    }

    void withoutHeadsItSaysWhatToDo() {
        view_->setTokenHeads({}, QStringLiteral("Choose a token."));
        QCOMPARE(view_->matrix()->content().emptyText, QStringLiteral("Choose a token."));
        (void)view_->grab();
    }

  private:
    void chooseKey(int key) {
        TokenHeads tokenHeads = sample();
        tokenHeads.key = key;
        view_->setTokenHeads(tokenHeads);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] HeadBars* list() const { return view_->findChild<HeadBars*>(); }
    [[nodiscard]] QLabel* line() const { return view_->findChild<QLabel*>(QStringLiteral("hoverLine")); }

    std::unique_ptr<TokenHeadsView> view_;
};

QTEST_MAIN(TokenHeadsViewTest)
#include "tst_token_heads_view.moc"
