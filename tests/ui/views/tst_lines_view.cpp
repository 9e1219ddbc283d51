// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolTip>

#include "tests/support/processor_time.h"
#include "tests/ui/views/sample_looks.h"
#include "ui/views/lines_canvas.h"
#include "ui/views/lines_view.h"

using namespace headscope;

class LinesViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<LinesView>();
        canvas_ = view_->findChild<LinesCanvas*>(QStringLiteral("lines"));
        QVERIFY(canvas_ != nullptr);
        view_->resize(780, 600); // the offscreen screen is 800 wide
        view_->setLooks(smallLooks());
        view_->show();
    }

    void theCaptionSaysHowManyAreDrawn() {
        QCOMPARE(view_->caption(), QStringLiteral("only weights ≥ 0.10 are drawn: A 9, B 4 of 10"));
    }

    void theSliderChangesTheThreshold() {
        auto* slider = view_->findChild<QSlider*>(QStringLiteral("threshold"));
        slider->setValue(slider->maximum());
        QCOMPARE(view_->threshold(), 0.99);
        QCOMPARE(canvas_->drawnLines(0), 1);
        QCOMPARE(canvas_->drawnLines(1), 2);
        slider->setValue(0);
        QCOMPARE(canvas_->drawnLines(0), 10);
    }

    void theNearestThresholdIsTaken() {
        view_->setThreshold(0.11);
        QCOMPARE(view_->threshold(), 0.1);
        view_->setThreshold(0);
        QCOMPARE(view_->threshold(), 0.001);
    }

    void pointingAtAQueryShowsItsLinesAndWeights() {
        QTest::mouseMove(canvas_->viewport(), canvas_->placeRect(0, {TokenRole::Query, 2}).center());
        QCOMPARE(canvas_->drawnLines(0), 2);
        QCOMPARE(canvas_->weightText(0, {TokenRole::Key, 1}), QStringLiteral("0.75"));
        QCOMPARE(canvas_->weightText(0, {TokenRole::Key, 0}), QString()); // 0.05
        QCOMPARE(canvas_->weightText(1, {TokenRole::Key, 0}), QStringLiteral("1.00"));
        QCOMPARE(
            view_->caption(),
            QStringLiteral("only weights ≥ 0.10 of query 2 “\u2068·king\u2069” are drawn: A 2, B 1 of 3"));
    }

    void pointingAtAKeyShowsWhoAttendsToIt() {
        QTest::mouseMove(canvas_->viewport(), canvas_->placeRect(0, {TokenRole::Key, 1}).center());
        QCOMPARE(canvas_->drawnLines(0), 3);
        QCOMPARE(canvas_->weightText(0, {TokenRole::Query, 3}), QStringLiteral("0.25"));
        QCOMPARE(canvas_->weightText(0, {TokenRole::Key, 1}), QString());
    }

    void leavingShowsAllLinesAgain() {
        QTest::mouseMove(canvas_->viewport(), canvas_->placeRect(0, {TokenRole::Query, 2}).center());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(canvas_->viewport(), &leave);
        QCOMPARE(canvas_->drawnLines(0), 9);
    }

    void inTheMiddleAllLinesAreShown() {
        const int middle = (canvas_->placeRect(0, {TokenRole::Query, 0}).right() +
                            canvas_->placeRect(0, {TokenRole::Key, 0}).left()) /
                           2;
        QTest::mouseMove(canvas_->viewport(),
                         QPoint(middle, canvas_->placeRect(0, {TokenRole::Query, 2}).center().y()));
        QCOMPARE(canvas_->shownAlone(), std::nullopt);
    }

    void clicksChoose() {
        QSignalSpy queries(view_.get(), &LinesView::tokenChosen);
        QSignalSpy keys(view_.get(), &LinesView::keyChosen);
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {},
                          canvas_->placeRect(1, {TokenRole::Query, 3}).center());
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {},
                          canvas_->placeRect(0, {TokenRole::Key, 1}).center());
        QCOMPARE(queries.count(), 1);
        QCOMPARE(queries.first().first().toInt(), 3);
        QCOMPARE(keys.count(), 1);
        QCOMPARE(keys.first().first().toInt(), 1);
    }

    void aSecondClickShowsAllLines() {
        QSignalSpy queries(view_.get(), &LinesView::tokenChosen);
        const QPoint where = canvas_->placeRect(0, {TokenRole::Query, 3}).center();
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {}, where);
        QVERIFY(canvas_->shownAlone().has_value());
        QTest::mouseClick(canvas_->viewport(), Qt::LeftButton, {}, where);
        QCOMPARE(canvas_->shownAlone(), std::nullopt);
        QCOMPARE(queries.count(), 1);
    }

    void arrowKeysMoveTheTokenAndStopAtTheEnds() {
        QSignalSpy queries(view_.get(), &LinesView::tokenChosen);
        for (int press = 0; press < 6; ++press) {
            QTest::keyClick(canvas_, Qt::Key_Down);
        }
        QCOMPARE(queries.last().first().toInt(), 3);
        QTest::keyClick(canvas_, Qt::Key_Home);
        QCOMPARE(queries.last().first().toInt(), 0);
        QSignalSpy keys(view_.get(), &LinesView::keyChosen);
        QTest::keyClick(canvas_, Qt::Key_Right);
        QCOMPARE(keys.last().first().toInt(), 0);
    }

    void escapeShowsAllLines() {
        QTest::keyClick(canvas_, Qt::Key_Down);
        QCOMPARE(canvas_->shownAlone(), std::optional(TokenPlace{TokenRole::Query, 1}));
        QTest::keyClick(canvas_, Qt::Key_Escape);
        QCOMPARE(canvas_->shownAlone(), std::nullopt);
    }

    void theChosenTokenFollowsTheValue() {
        QTest::keyClick(canvas_, Qt::Key_Down);
        HeadLooks looks = smallLooks();
        looks.query = 3;
        view_->setLooks(looks);
        QCOMPARE(canvas_->shownAlone(), std::optional(TokenPlace{TokenRole::Query, 3}));
    }

    void whatIsShownAloneIsReadOut() {
        QTest::keyClick(canvas_, Qt::Key_End);
        QVERIFY(canvas_->accessibleDescription().startsWith(
            QStringLiteral("query 3 “\u2068·said\u2069”; A L2 H5: 2 “\u2068·king\u2069” 0.50")));
    }

    void anotherTextForgetsTheToken() {
        QTest::keyClick(canvas_, Qt::Key_End);
        view_->setLooks(crossLooks());
        QCOMPARE(canvas_->shownAlone(), std::nullopt);
    }

    void crossAttentionHasItsOwnKeys() {
        view_->setLooks(crossLooks());
        QTest::mouseMove(canvas_->viewport(), canvas_->placeRect(0, {TokenRole::Key, 2}).center());
        QCOMPARE(canvas_->weightText(0, {TokenRole::Query, 1}), QStringLiteral("0.30"));
        QVERIFY(view_->caption().endsWith(QStringLiteral(": 2 of 2")));
    }

    void theTooltipIsExactAndPlain() {
        HeadLooks looks = smallLooks();
        looks.query = 3;
        looks.keyLabels[1] = QStringLiteral("<b>x</b>");
        view_->setLooks(looks);
        const QPoint where = canvas_->placeRect(0, {TokenRole::Key, 1}).center();
        QHelpEvent help(QEvent::ToolTip, where, canvas_->viewport()->mapToGlobal(where));
        QApplication::sendEvent(canvas_->viewport(), &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;x&lt;/b&gt;")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("0.2500000")));
        QToolTip::hideText();
    }

    void narrowSidesStandUnderEachOther() {
        const auto first = [&] { return canvas_->placeRect(0, {TokenRole::Query, 0}); };
        const auto second = [&] { return canvas_->placeRect(1, {TokenRole::Query, 0}); };
        QCOMPARE(first().top(), second().top());
        view_->resize(300, 600);
        QCOMPARE(first().left(), second().left());
        QVERIFY(second().top() > first().top());
    }

    void manyTokensGetThinRows() {
        view_->setLooks(evenLooks(512));
        QVERIFY(canvas_->placeRect(0, {TokenRole::Query, 0}).height() <= 5);
        QVERIFY(canvas_->verticalScrollBar()->maximum() > 0);
    }

    void theKeyboardScrollsToTheToken() {
        view_->setLooks(evenLooks(512));
        QTest::keyClick(canvas_, Qt::Key_End);
        const QRect row = canvas_->placeRect(0, {TokenRole::Query, 511});
        QVERIFY(canvas_->viewport()->rect().contains(row.center()));
    }

    void plusAndMinusChangeTheHeightOfRows() {
        const int before = canvas_->placeRect(0, {TokenRole::Query, 0}).height();
        QTest::keyClick(canvas_, Qt::Key_Plus);
        QVERIFY(canvas_->placeRect(0, {TokenRole::Query, 0}).height() > before);
        QTest::keyClick(canvas_, Qt::Key_0);
        QCOMPARE(canvas_->placeRect(0, {TokenRole::Query, 0}).height(), before);
    }

    void timeToPaintGrowsWithTheWeights_data() {
        QTest::addColumn<double>("threshold");
        QTest::newRow("the usual threshold") << 0.1;
        QTest::newRow("a low threshold") << 0.005;
    }

    void timeToPaintGrowsWithTheWeights() { // 131 328 a side, and a quarter of them
        QFETCH(const double, threshold);
        view_->setThreshold(threshold);
        QImage image(canvas_->viewport()->size(), QImage::Format_ARGB32_Premultiplied);
        const auto paint = [&](int tokens) {
            return [&, tokens] {
                view_->setLooks(threshold < 0.1 ? evenLooks(tokens) : crowdedLooks(tokens));
                canvas_->viewport()->render(&image);
            };
        };
        const double times = timesAsLong(paint(256), paint(512));
        QVERIFY2(times < 12, qPrintable(QString::number(times)));
    }

    void withoutSidesKeysDoNothing() {
        view_->setLooks({});
        QSignalSpy spy(view_.get(), &LinesView::tokenChosen);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_End, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_Plus}) {
            QTest::keyClick(canvas_, key);
        }
        QCOMPARE(spy.count(), 0);
        QVERIFY(view_->caption().isEmpty());
        QVERIFY(!canvas_->looks().emptyText.isEmpty());
        QVERIFY(!view_->findChild<QSlider*>(QStringLiteral("threshold"))->isEnabled());
    }

  private:
    std::unique_ptr<LinesView> view_;
    LinesCanvas* canvas_ = nullptr;
};

QTEST_MAIN(LinesViewTest)
#include "tst_lines_view.moc"
