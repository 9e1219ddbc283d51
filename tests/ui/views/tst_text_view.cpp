// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/views/sample_looks.h"
#include "ui/controls/segmented_choice.h"
#include "ui/views/colour_bar.h"
#include "ui/views/text_canvas.h"
#include "ui/views/text_view.h"

using namespace headscope;

class TextViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<TextView>();
        canvas_ = view_->findChild<TextCanvas*>(QStringLiteral("text"));
        QVERIFY(canvas_ != nullptr);
        view_->resize(900, 500);
        show(2);
        view_->show();
    }

    void theHeaderSaysWhatIsShown() {
        QCOMPARE(canvas_->blockCount(), 2);
        QCOMPARE(canvas_->headerText(0),
                 QStringLiteral("what L2 H5 attends to from query 2 “\u2068·king\u2069”"));
        chooseColumn();
        QCOMPARE(canvas_->headerText(1), QStringLiteral("who attends in L3 H1 to key 2 “\u2068·king\u2069”"));
    }

    void theRowGivesTheColours() {
        const Palette& colours = findPalette(QString(), Palette::Kind::Sequential);
        QCOMPARE(canvas_->ground(0, 1), QColor(colours.colour(0.75)));
        QCOMPARE(canvas_->ground(1, 0), QColor(colours.colour(1)));
    }

    void theColumnGivesTheColours() {
        show(0);
        chooseColumn();
        const Palette& colours = findPalette(QString(), Palette::Kind::Sequential);
        QCOMPARE(canvas_->ground(0, 3), QColor(colours.colour(0.125)));
    }

    void maskedTokensHaveNoColour() {
        QVERIFY(!canvas_->ground(0, 3).isValid());
        QVERIFY(canvas_->tooltipAt(canvas_->tokenRect(0, 3).center()).contains(QStringLiteral("masked")));
    }

    void bothSidesHaveOneRange() {
        show(3);
        QCOMPARE(canvas_->scale(), ValueScale::linear(0, double{0.97F}));
        QCOMPARE(view_->findChild<ColourBar*>()->text(), QStringLiteral("from 0 to 0.97 (shared)"));
    }

    void theTooltipHasTheExactWeight() {
        show(3);
        QVERIFY(canvas_->tooltipAt(canvas_->tokenRect(0, 1).center())
                    .contains(QStringLiteral("A L2 H5: 0.2500000")));
        QVERIFY(canvas_->tooltipAt(QPoint(1, 1)).isEmpty());
    }

    void aClickChoosesTheQuery() {
        QSignalSpy spy(view_.get(), &TextView::tokenChosen);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {}, canvas_->tokenRect(1, 3).center());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), 3);
        QCOMPARE(canvas_->chosen(), std::optional(TokenPlace{TokenRole::Query, 3}));
    }

    void inAColumnAClickChoosesTheKey() {
        chooseColumn();
        QSignalSpy spy(view_.get(), &TextView::keyChosen);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {}, canvas_->tokenRect(0, 1).center());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), 1);
    }

    void arrowKeysMoveTheToken() {
        QSignalSpy spy(view_.get(), &TextView::tokenChosen);
        QTest::keyClick(canvas_, Qt::Key_Left);
        QCOMPARE(spy.last().first().toInt(), 1);
        QTest::keyClick(canvas_, Qt::Key_End);
        QTest::keyClick(canvas_, Qt::Key_Right);
        QCOMPARE(spy.last().first().toInt(), 3);
    }

    void withoutATokenTheHeaderAsksForOne() {
        show(std::nullopt);
        QCOMPARE(canvas_->headerText(0), QStringLiteral("L2 H5: choose a token to see what it attends to"));
        QVERIFY(!canvas_->ground(0, 0).isValid());
        QVERIFY(!view_->findChild<ColourBar*>()->isVisible());
    }

    void aTokenThatDoesNotExistIsNone() {
        show(17);
        QCOMPARE(canvas_->chosen(), std::nullopt);
    }

    void crossAttentionShowsTheTextToChooseFrom() {
        HeadLooks looks = crossLooks();
        looks.query = 1;
        view_->setLooks(looks);
        QCOMPARE(canvas_->blockCount(), 2);
        QCOMPARE(canvas_->headerText(0), QStringLiteral("queries: choose one"));
        QVERIFY(!canvas_->ground(0, 1).isValid());
        QVERIFY(canvas_->ground(1, 2).isValid());
        QSignalSpy spy(view_.get(), &TextView::tokenChosen);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {},
                          canvas_->tokenRect(1, 2).center()); // a key
        QCOMPARE(spy.count(), 0);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {}, canvas_->tokenRect(0, 0).center());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), 0);
    }

    void aLogarithmicScaleBeginsAtItsFloor() {
        view_->setColours(QString(), true);
        QCOMPARE(canvas_->scale().kind(), ValueScale::Kind::Log);
    }

    void longTextsScrollToTheToken() {
        HeadLooks looks = evenLooks(512);
        looks.query = 0;
        view_->setLooks(looks);
        QVERIFY(canvas_->verticalScrollBar()->maximum() > 0);
        QTest::keyClick(canvas_, Qt::Key_End);
        QVERIFY(canvas_->viewport()->rect().contains(canvas_->tokenRect(0, 511)));
        (void)canvas_->grab();
    }

    void narrowSidesStandUnderEachOther() {
        QCOMPARE(canvas_->tokenRect(0, 0).top(), canvas_->tokenRect(1, 0).top());
        view_->resize(480, 300);
        QVERIFY(canvas_->tokenRect(1, 0).top() > canvas_->tokenRect(0, 0).bottom());
    }

    void withoutSidesKeysDoNothing() {
        view_->setLooks({});
        QSignalSpy spy(view_.get(), &TextView::tokenChosen);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_End, Qt::Key_Right, Qt::Key_Left, Qt::Key_Up}) {
            QTest::keyClick(canvas_, key);
        }
        QCOMPARE(spy.count(), 0);
        QVERIFY(!canvas_->looks().emptyText.isEmpty());
    }

  private:
    void show(std::optional<int> query) {
        HeadLooks looks = smallLooks();
        looks.query = query;
        view_->setLooks(looks);
    }

    void chooseColumn() {
        auto* direction = view_->findChild<SegmentedChoice*>(QStringLiteral("direction"));
        direction->findChildren<QAbstractButton*>().at(1)->click();
    }

    std::unique_ptr<TextView> view_;
    TextCanvas* canvas_ = nullptr;
};

QTEST_MAIN(TextViewTest)
#include "tst_text_view.moc"
