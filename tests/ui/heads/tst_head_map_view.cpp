// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <limits>
#include <memory>

#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heads/head_text.h"

using namespace headscope;

namespace {

HeadGrid gridOf(int layers, int heads, int kvHeads) {
    HeadGrid grid;
    grid.layers.assign(static_cast<std::size_t>(layers), {heads, kvHeads});
    return grid;
}

struct Choice {
    SideName side;
    HeadId head;
    bool operator==(const Choice&) const = default;
};

Choice lastChoice(const QSignalSpy& spy) {
    return {spy.last().at(0).value<SideName>(), spy.last().at(1).value<HeadId>()};
}

} // namespace

class HeadMapViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<HeadMapView>();
        view_->resize(400, 500);
        view_->setGrid(gridOf(6, 8, 4));
        view_->show();
        canvas_ = view_->canvas();
        spy_ = std::make_unique<QSignalSpy>(view_.get(), &HeadMapView::headChosen);
    }

    void aClickChoosesSideA() {
        click(Qt::LeftButton, {2, 5});
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 5}}));
        QVERIFY(view_->selected(SideName::A) == (HeadId{2, 5}));
        QVERIFY(view_->selected(SideName::B) == (HeadId{0, 0}));
    }

    void aModelWithOneKindHasNoChoice() {
        view_->setKinds({AttentionKind::Self});
        QVERIFY(kindChoice()->isHidden());
    }

    void aKindIsChosenOverTheMapAndStaysUntilTheGridIsSet() {
        QSignalSpy kinds(view_.get(), &HeadMapView::kindChosen);
        view_->setKinds({AttentionKind::Encoder, AttentionKind::Self, AttentionKind::Cross});
        QVERIFY(kindChoice()->isVisible());
        QCOMPARE(kindChoice()->text(kindChoice()->current()), QStringLiteral("Decoder"));
        kindChoice()->findChildren<QAbstractButton*>().last()->click();
        QCOMPARE(kinds.count(), 1);
        QVERIFY(kinds.last().at(0).value<AttentionKind>() == AttentionKind::Cross);
    }

    void aClickChoosesAHeadOfTheGridsKind() {
        HeadGrid grid = gridOf(3, 4, 4);
        grid.kind = AttentionKind::Cross;
        view_->setGrid(grid);
        click(Qt::LeftButton, {1, 2, AttentionKind::Cross});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {1, 2, AttentionKind::Cross}}));
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 2, AttentionKind::Cross}}));
        QVERIFY(canvas_->accessibleDescription().contains(QStringLiteral("cross L2 H2")));
    }

    void headsOfOneSideAloneAreChosenForIt() {
        QSignalSpy sides(view_.get(), &HeadMapView::sideChosen);
        auto* choice = view_->findChild<SegmentedChoice*>(QStringLiteral("headsSideChoice"));
        QVERIFY(choice->isHidden());
        view_->setShownSide(SideName::B, true);
        QVERIFY(choice->isVisible());
        click(Qt::LeftButton, {3, 1});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 1}}));
        QVERIFY(!canvas_->accessibleDescription().contains(QStringLiteral("Side A")));
        choice->findChildren<QAbstractButton*>().first()->click();
        QCOMPARE(sides.count(), 1);
        QVERIFY(sides.last().at(0).value<SideName>() == SideName::A);
        view_->setShownSide(std::nullopt);
        click(Qt::LeftButton, {2, 1});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 1}}));
    }

    void aRightClickChoosesSideB() {
        click(Qt::RightButton, {3, 1});
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 1}}));
    }

    void aShiftClickChoosesSideB() {
        click(Qt::LeftButton, {4, 7}, Qt::ShiftModifier);
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {4, 7}}));
    }

    void aClickBetweenHeadsChoosesNothing() {
        QTest::mouseClick(canvas_, Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(spy_->count(), 0);
    }

    void arrowsMoveSideAAndShiftArrowsSideB() {
        view_->setSelection({2, 2}, {4, 4});
        QTest::keyClick(canvas_, Qt::Key_Right);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {2, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {3, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {4, 3}}));
        QTest::keyClick(canvas_, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 3}}));
    }

    void arrowsStopAtTheEdges() {
        view_->setSelection({0, 0}, {5, 7});
        QTest::keyClick(canvas_, Qt::Key_Left);
        QTest::keyClick(canvas_, Qt::Key_Up);
        QTest::keyClick(canvas_, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(canvas_, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(spy_->count(), 0);
    }

    void movingToALayerWithFewerHeadsStaysInside() {
        HeadGrid grid;
        grid.layers = {{8, 8}, {2, 1}};
        view_->setGrid(grid);
        view_->setSelection({0, 6}, {0, 0});
        QTest::keyClick(canvas_, Qt::Key_Down);
        QVERIFY(view_->selected(SideName::A) == (HeadId{1, 1}));
    }

    void setSelectionEmitsNothing() {
        view_->setSelection({1, 1}, {2, 2});
        QCOMPARE(spy_->count(), 0);
    }

    void aSmallerModelKeepsTheSelectionInside() {
        view_->setSelection({5, 7}, {0, 3});
        view_->setGrid(gridOf(2, 4, 4));
        QVERIFY(view_->selected(SideName::A) == (HeadId{1, 3}));
        QVERIFY(view_->selected(SideName::B) == (HeadId{0, 3}));
    }

    void theTooltipSaysWhichKeysAreShared() {
        const QPoint where = canvas_->headRect({2, 5}).center();
        QHelpEvent help(QEvent::ToolTip, where, canvas_->mapToGlobal(where));
        QApplication::sendEvent(canvas_, &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("L2 H5 · reads K/V head 2 with H4"));
        QToolTip::hideText();
    }

    void aHeadWithItsOwnKeysIsOnlyNamed() {
        QCOMPARE(headDescription(gridOf(2, 12, 12), {1, 11}), QStringLiteral("L1 H11"));
    }

    void screenReadersHearBothSides() {
        view_->setSelection({2, 5}, {0, 1});
        QCOMPARE(canvas_->accessibleDescription(),
                 QStringLiteral(
                     "Side A: L2 H5 · reads K/V head 2 with H4. Side B: L0 H1 · reads K/V head 0 with H0."));
    }

    void aThousandHeadsScrollToTheChosenOne() {
        view_->setGrid(gridOf(32, 32, 8));
        view_->setSelection({31, 31}, {0, 0});
        auto* area = view_->findChild<QScrollArea*>();
        const QRect shown = QRect(canvas_->mapTo(area->viewport(), canvas_->headRect({31, 31}).topLeft()),
                                  canvas_->headRect({31, 31}).size());
        QVERIFY(area->viewport()->rect().contains(shown));
    }

    void eightHeadsHaveAGoodSizeInTheDefaultWidth() {
        view_->resize(view_->sizeHint().width(), 500);
        QCoreApplication::processEvents();
        const double line = view_->fontMetrics().height();
        const int size = canvas_->headRect({0, 0}).width();
        QVERIFY2(size >= 1.6 * line && size <= 2 * line, qPrintable(QString::number(size)));
    }

    void itMayBeMadeNarrow() {
        QVERIFY(view_->minimumSizeHint().width() <= 9 * view_->fontMetrics().height());
    }

    void theCaptionTakesALineOnlyWhereThereIsOne() {
        const auto* caption = view_->findChild<QLabel*>(QStringLiteral("headsCaption"));
        QVERIFY(caption->isHidden());
        view_->setCaption(QStringLiteral("the model's own run"));
        QVERIFY(caption->isVisible());
        QCOMPARE(caption->text(), QStringLiteral("the model's own run"));
    }

    void maskedCellsLookLikeNoColourOfThePalette() { // a hatch has two colours, where one weight has one
        auto masked =
            std::make_shared<Matrix>(Matrix::Constant(8, 8, std::numeric_limits<float>::quiet_NaN()));
        auto zeros = std::make_shared<Matrix>(Matrix::Zero(8, 8));
        HeadGrid grid = gridOf(1, 2, 2);
        grid.thumbnails = {masked, zeros};
        view_->setGrid(grid);
        QVERIFY(coloursIn({0, 0}) > 1);
        QCOMPARE(coloursIn({0, 1}), 1);
    }

    void picturesAppearAsTheyCome() {
        HeadGrid grid = gridOf(2, 1, 1);
        view_->setGrid(grid);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Ones(8, 8))};
        view_->setGrid(grid);
        const QRgb ofOne = canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center());
        grid.thumbnails.push_back(std::make_shared<Matrix>(Matrix::Ones(8, 8)));
        view_->setGrid(grid);
        const QImage seen = canvas_->grab().toImage();
        QCOMPARE(seen.pixel(canvas_->headRect({0, 0}).center()), ofOne);
        QCOMPARE(seen.pixel(canvas_->headRect({1, 0}).center()), ofOne);
    }

    void anotherPictureTakesThePlaceOfTheOneBefore() {
        HeadGrid grid = gridOf(1, 1, 1);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Ones(8, 8))};
        view_->setGrid(grid);
        const auto middle = [this] {
            return canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center());
        };
        const QRgb before = middle();
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Zero(8, 8))};
        view_->setGrid(grid);
        QVERIFY(middle() != before);
    }

    void otherColoursAreTakenOver() {
        HeadGrid grid = gridOf(1, 1, 1);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Zero(8, 8))};
        view_->setGrid(grid);
        (void)canvas_->grab();
        ThumbnailColours green;
        green.table.fill(qRgb(0, 200, 0));
        view_->setColours(green);
        QCOMPARE(canvas_->grab().toImage().pixel(canvas_->headRect({0, 0}).center()), qRgb(0, 200, 0));
    }

    void theLayoutDoesNotDependOnTheScrollBarsThatAreShown() {
        view_->resize(330, 250); // needs a vertical one
        const QSize first = canvas_->size();
        view_->resize(330, 900);
        view_->resize(330, 250);
        QCOMPARE(canvas_->size(), first);
    }

    void withoutScoresThereIsNothingToColourBy() {
        QVERIFY(bar()->isHidden());
        view_->setScores(scores());
        QVERIFY(bar()->isVisible());
        view_->setScores(nullptr);
        QVERIFY(bar()->isHidden());
    }

    void aScoreColoursTheHeadsAndIsAnnounced() {
        view_->setScores(scores());
        QSignalSpy chosen(view_.get(), &HeadMapView::colourChosen);
        colourList()->setCurrentIndex(1);
        QCOMPARE(chosen.last().at(0).toString(), QStringLiteral("entropy"));
        QVERIFY(canvas_->values().has_value());
        QVERIFY(colourBar()->isVisible());
        QCOMPARE(caption()->text(), QStringLiteral("Entropy in nats · this text, 16 tokens"));
        colourList()->setCurrentIndex(0);
        QCOMPARE(chosen.last().at(0).toString(), QString());
        QVERIFY(!canvas_->values());
        QVERIFY(colourBar()->isHidden());
    }

    void settersAnnounceNothing() {
        QSignalSpy colours(view_.get(), &HeadMapView::colourChosen);
        QSignalSpy orders(view_.get(), &HeadMapView::sortChosen);
        view_->setScores(scores());
        view_->setColouring(QStringLiteral("entropy"));
        view_->setSorting(QStringLiteral("entropy"));
        QCOMPARE(colours.size() + orders.size(), 0);
        QCOMPARE(colourList()->currentText(), QStringLiteral("Entropy"));
    }

    void theTooltipHasTheScoresValue() {
        view_->setScores(scores());
        view_->setColouring(QStringLiteral("entropy"));
        QCOMPARE(canvas_->tooltipOf({2, 5}),
                 QStringLiteral("L2 H5 · reads K/V head 2 with H4\nEntropy: 2.10 nats"));
        QCOMPARE(canvas_->tooltipOf({0, 7}), QStringLiteral("L0 H7 · reads K/V head 3 with H6\nEntropy: –"));
    }

    void sortedHeadsStandHighestFirstAndUndefinedLast() {
        view_->setScores(scores());
        QSignalSpy chosen(view_.get(), &HeadMapView::sortChosen);
        view_->findChild<QComboBox*>(QStringLiteral("headSort"))->setCurrentIndex(1);
        QCOMPARE(chosen.last().at(0).toString(), QStringLiteral("entropy"));
        QVERIFY(headAtPlace(0) == (HeadId{5, 7}));
        QVERIFY(isBefore({5, 7}, {5, 6}) && isBefore({5, 6}, {0, 0}) && isBefore({0, 0}, {0, 7}));
        QCOMPARE(caption()->text(), QStringLiteral("highest Entropy first · this text, 16 tokens"));
        view_->setSelection({5, 7}, {0, 0});
        QTest::keyClick(canvas_, Qt::Key_Right);
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::A, {5, 6}}));
    }

    void sortedHeadsCanBeClicked() {
        view_->setScores(scores());
        view_->setSorting(QStringLiteral("entropy"));
        click(Qt::RightButton, {3, 1});
        QVERIFY(lastChoice(*spy_) == (Choice{SideName::B, {3, 1}}));
    }

    void controlClicksBrush() {
        QSignalSpy brushed(view_.get(), &HeadMapView::brushed);
        click(Qt::LeftButton, {2, 5}, Qt::ControlModifier);
        click(Qt::LeftButton, {1, 1}, Qt::ControlModifier);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() == (std::set<HeadId>{{1, 1}, {2, 5}}));
        click(Qt::LeftButton, {2, 5}, Qt::ControlModifier);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() == (std::set<HeadId>{{1, 1}}));
        QCOMPARE(spy_->count(), 0);
    }

    void aDragBrushesWhatItTouchesAndChoosesNothing() {
        QSignalSpy brushed(view_.get(), &HeadMapView::brushed);
        const QPoint from = canvas_->headRect({1, 2}).center();
        const QPoint to = canvas_->headRect({2, 3}).center();
        QTest::mousePress(canvas_, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), canvas_->mapToGlobal(QPointF(to)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas_, &move);
        QTest::mouseRelease(canvas_, Qt::LeftButton, {}, to);
        QVERIFY(brushed.last().at(0).value<std::set<HeadId>>() ==
                (std::set<HeadId>{{1, 2}, {1, 3}, {2, 2}, {2, 3}}));
        QCOMPARE(spy_->count(), 0);
    }

    void middleClickAndPPin() {
        QSignalSpy pinned(view_.get(), &HeadMapView::pinToggled);
        click(Qt::MiddleButton, {2, 5});
        QVERIFY(pinned.last().at(0).value<HeadId>() == (HeadId{2, 5}));
        QVERIFY(canvas_->marks().pinned.contains({2, 5}));
        view_->setSelection({1, 1}, {0, 0});
        QTest::keyClick(canvas_, Qt::Key_P);
        QVERIFY(pinned.last().at(0).value<HeadId>() == (HeadId{1, 1}));
    }

    void headsOutsideTheFilterAreDimmed() {
        HeadGrid grid = gridOf(1, 2, 2);
        grid.thumbnails = {std::make_shared<Matrix>(Matrix::Ones(8, 8)),
                           std::make_shared<Matrix>(Matrix::Ones(8, 8))};
        view_->setGrid(grid);
        view_->setFilter({std::set<HeadId>{{0, 0}}});
        const QImage image = canvas_->grab().toImage();
        QVERIFY(qGray(image.pixel(canvas_->headRect({0, 0}).center())) <
                qGray(image.pixel(canvas_->headRect({0, 1}).center())) - 50);
    }

    void undefinedCellsAreHatched() {
        view_->setScores(scores());
        view_->setColouring(QStringLiteral("entropy"));
        QVERIFY(coloursIn({0, 7}) > 1);
    }

    void theListsBecomeAButtonWhereItIsNarrow() {
        view_->setScores(scores());
        const auto* button = view_->findChild<QToolButton*>(QStringLiteral("headColourAndSort"));
        QVERIFY(colourList()->isVisible() && !button->isVisible());
        view_->resize(view_->minimumSizeHint().width(), 500);
        QCoreApplication::processEvents();
        QVERIFY(!colourList()->isVisible() && button->isVisible());
    }

    void theListsFitInTwoHundredAndFiftyPixels() {
        view_->setScores(scores());
        view_->resize(250, 500);
        QCoreApplication::processEvents();
        QVERIFY(colourList()->isVisible());
        QVERIFY(view_->minimumSizeHint().width() <= 250);
        QVERIFY(bar()->height() <= 2 * view_->fontMetrics().height());
    }

  private:
    /// Entropy of the grid's heads: 0.1 times the place; none for the last head of layer 0.
    static std::shared_ptr<ScoreTable> scores() {
        static const ScoreInfo entropy{"entropy", "Entropy", "nats", "", "", "", 0, kNoUpperEnd};
        std::vector<ScoredHead> heads;
        for (int head = 0; head < 48; ++head) {
            heads.push_back({{head / 8, head % 8}, head % 8 / 2});
        }
        auto table = std::make_shared<ScoreTable>(heads, std::vector<const ScoreInfo*>{&entropy});
        for (std::size_t head = 0; head < heads.size(); ++head) {
            if (head != 7) {
                table->add(head, 0, 0.1 * static_cast<double>(head));
            }
        }
        table->subject = "this text, 16 tokens";
        return table;
    }
    [[nodiscard]] QWidget* bar() const { return colourList()->parentWidget(); }
    [[nodiscard]] QComboBox* colourList() const {
        return view_->findChild<QComboBox*>(QStringLiteral("headColour"));
    }
    [[nodiscard]] QWidget* colourBar() const {
        return view_->findChild<QWidget*>(QStringLiteral("headColourBar"));
    }
    [[nodiscard]] QLabel* caption() const {
        return view_->findChild<QLabel*>(QStringLiteral("headsCaption"));
    }
    [[nodiscard]] HeadId headAtPlace(int place) const {
        std::vector<HeadId> heads;
        for (int head = 0; head < 48; ++head) {
            heads.push_back({head / 8, head % 8});
        }
        std::ranges::sort(heads, [this](const HeadId& a, const HeadId& b) { return isBefore(a, b); });
        return heads[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] bool isBefore(const HeadId& first, const HeadId& second) const {
        const QPoint a = canvas_->headRect(first).topLeft();
        const QPoint b = canvas_->headRect(second).topLeft();
        return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
    }
    [[nodiscard]] SegmentedChoice* kindChoice() const {
        return view_->findChild<SegmentedChoice*>(QStringLiteral("kindChoice"));
    }
    [[nodiscard]] int coloursIn(const HeadId& head) const {
        const QImage image = canvas_->grab(canvas_->headRect(head).adjusted(3, 3, -3, -3)).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                colours.insert(image.pixel(x, y));
            }
        }
        return static_cast<int>(colours.size());
    }
    void click(Qt::MouseButton button, const HeadId& head, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(canvas_, button, modifiers, canvas_->headRect(head).center());
    }

    std::unique_ptr<HeadMapView> view_;
    std::unique_ptr<QSignalSpy> spy_;
    HeadCanvas* canvas_ = nullptr;
};

QTEST_MAIN(HeadMapViewTest)
#include "tst_head_map_view.moc"
