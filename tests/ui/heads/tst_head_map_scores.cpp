// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/ui/heads/shown_heads.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"

using namespace headscope;

/// Heads that are coloured, sorted, brushed and pinned.
class HeadMapScoresTest : public QObject, ShownHeads {
    Q_OBJECT

  private Q_SLOTS:
    void init() { showHeads(); }

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
};

QTEST_MAIN(HeadMapScoresTest)
#include "tst_head_map_scores.moc"
