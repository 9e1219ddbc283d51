// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "ui/charts/curve_chart.h"
#include "ui/controls/segmented_choice.h"
#include "ui/kernels/kernels_view.h"
#include "ui/kernels/step_bar.h"
#include "ui/kernels/tile_sheet.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

/// Four tokens in tiles of two: the upper right one is skipped. Query 3 has a part in two.
KernelLook tilesLook() {
    KernelLook look;
    look.show = KernelShow::Tiles;
    SheetMap map;
    map.values = std::make_shared<const Matrix>(Matrix::Constant(4, 4, 0.25F));
    look.maps.maps = {map};
    look.tiles = {
        {{0, 2}, {0, 2}, false}, {{2, 4}, {0, 2}, false}, {{0, 2}, {2, 4}, true}, {{2, 4}, {2, 4}, false}};
    look.rowSteps = {{1, 0.0F, 2.0F, 1.5F}, {2, 0.25F, 3.0F, 1.25F}};
    look.rowStepsOf = 3;
    look.rowLabel = QStringLiteral("3 “cat”");
    look.notForB = QStringLiteral("nothing to compare");
    look.keys = 4;
    return look;
}

KernelLook lookOf(KernelShow show) {
    KernelLook look = tilesLook();
    look.show = show;
    look.tiles.clear();
    look.notForB.clear();
    for (int query = 0; query < 4; ++query) {
        look.rows.rows.push_back({QString::number(query), {}, 0.5, false});
    }
    return look;
}

} // namespace

class TestKernelsView : public QObject {
    Q_OBJECT

    std::unique_ptr<KernelsView> view_;
    std::unique_ptr<QSignalSpy> edited_;

    template <typename Widget>
    Widget* child(const char* name) {
        return view_->findChild<Widget*>(QLatin1String(name));
    }
    RowTable* rows() { return child<RowTable>("kernelRows"); }
    TileSheet* sheet() { return child<TileSheet>("kernelMaps"); }
    void press(const char* name, int index) {
        auto* segments = child<SegmentedChoice>(name);
        for (QAbstractButton* button : segments->findChildren<QAbstractButton*>()) {
            if (button->text() == segments->text(index)) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    }
    KernelChoice last() { return edited_->last().first().value<KernelChoice>(); }

  private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::light()); }
    void init() {
        view_ = std::make_unique<KernelsView>();
        view_->resize(600, 400);
        view_->setLook(tilesLook());
        view_->setQuery(3);
        view_->show();
        edited_ = std::make_unique<QSignalSpy>(view_.get(), &KernelsView::choiceEdited);
    }

    void stepsAreTheTilesThatAreComputed() {
        QCOMPARE(stepsOf(view_->look()), 3);
        QCOMPARE(child<StepBar>("stepBar")->last(), 3);
    }

    void tilesAreDonePresentToComeOrSkipped() {
        using State = TileSheet::State;
        KernelChoice choice;
        choice.step = 2;
        view_->setChoice(choice);
        QVERIFY(
            (sheet()->states() == std::vector{State::Done, State::Present, State::Skipped, State::ToCome}));
        choice.step = 0;
        view_->setChoice(choice);
        QVERIFY(
            (sheet()->states() == std::vector{State::ToCome, State::ToCome, State::Skipped, State::ToCome}));
    }

    void theRunningNumbersAreThoseAfterTheStep() {
        QVERIFY(!rowAfter(view_->look(), 1)); // the first tile is of other queries
        QCOMPARE(rowAfter(view_->look(), 2)->largest, 2.0F);
        QCOMPARE(rowAfter(view_->look(), 3)->sum, 1.25F);
    }

    void aStepIsSaidWithWhatTheQueryHas() {
        KernelChoice choice;
        choice.step = 3;
        view_->setChoice(choice);
        const QString text = child<ThemedLabel>("kernelStep")->text();
        QVERIFY(text.contains(QStringLiteral("Tile 3 of 3: queries 2 to 3, keys 2 to 3")));
        QVERIFY(text.contains(QStringLiteral("m = 3.000, l = 1.250")));
        QCOMPARE(rows()->content().rows.size(), std::size_t{2});
        QCOMPARE(rows()->content().rows[1].numbers[1], QStringLiteral("0.2500"));
        QCOMPARE(rows()->content().chosen, std::optional(1));
    }

    void tilesToComeHaveNoNumbers() {
        KernelChoice choice;
        choice.step = 2;
        view_->setChoice(choice);
        QVERIFY(!rows()->content().rows[0].isMuted);
        QVERIFY(rows()->content().rows[1].isMuted);
        QCOMPARE(rows()->content().rows[1].numbers[0], QStringLiteral("–"));
    }

    void arrowKeysOnTheMapStep() {
        QTest::keyClick(sheet(), Qt::Key_Right);
        QCOMPARE(last().step, 2);
        QTest::keyClick(sheet(), Qt::Key_Left);
        QCOMPARE(last().step, 1);
    }

    void aRowOfTheTableIsAStep() {
        Q_EMIT rows()->rowChosen(1);
        QCOMPARE(last().step, 3);
    }

    void anotherTileSizeBeginsAtTheFirstTile() {
        KernelChoice choice;
        choice.step = 3;
        view_->setChoice(choice);
        child<QSpinBox>("tileField")->setValue(4);
        QCOMPARE(last().tile, 4);
        QCOMPARE(last().step, 1);
        QCOMPARE(child<QSlider>("tileSlider")->value(), 4);
    }

    void aKernelIsChosen() {
        press("kernelShow", 3);
        QCOMPARE(static_cast<int>(last().show), static_cast<int>(KernelShow::Sink));
        child<QDoubleSpinBox>("logitField")->setValue(2.5);
        QCOMPARE(last().logit, 2.5);
        QCOMPARE(child<QSlider>("logitSlider")->value(), 25);
        press("kernelSide", 1);
        QCOMPARE(static_cast<int>(last().side), static_cast<int>(SideName::B));
    }

    void aLogitBetweenTheStepsOfTheSliderStays() {
        KernelChoice choice;
        choice.show = KernelShow::Sink;
        choice.logit = 0.25;
        view_->setChoice(choice);
        QCOMPARE(child<QDoubleSpinBox>("logitField")->value(), 0.25);
        QCOMPARE(view_->choice().logit, 0.25);
        QCOMPARE(edited_->count(), 0);
    }

    void settingEmitsNothing() {
        KernelChoice choice;
        choice.show = KernelShow::Window;
        choice.window = 9;
        choice.tile = 3;
        view_->setChoice(choice);
        view_->setLook(lookOf(KernelShow::Window));
        QCOMPARE(edited_->count(), 0);
        QCOMPARE(child<QSpinBox>("windowField")->value(), 9); // wider than the text, and kept
    }

    void tilesCannotBeSideBs() {
        QVERIFY(!child<QToolButton>("useForB")->isEnabled());
        QSignalSpy used(view_.get(), &KernelsView::useRequested);
        view_->setLook(lookOf(KernelShow::Sink));
        QTest::mouseClick(child<QToolButton>("useForB"), Qt::LeftButton);
        QCOMPARE(used.count(), 1);
    }

    void curvesAreOfLinearAttentionOnly() {
        QVERIFY(!child<CurveChart>("kernelTime")->isVisible());
        view_->setLook(lookOf(KernelShow::Linear));
        QVERIFY(child<CurveChart>("kernelTime")->isVisible());
        QVERIFY(!rows()->isVisible());
    }

    void aRowOfAQueryChoosesIt() {
        KernelChoice choice;
        choice.show = KernelShow::Sink;
        view_->setChoice(choice);
        view_->setLook(lookOf(KernelShow::Sink));
        QCOMPARE(rows()->content().chosen, std::optional(3));
        QSignalSpy query(view_.get(), &KernelsView::queryChosen);
        Q_EMIT rows()->rowChosen(2);
        QCOMPARE(query.first().first().toInt(), 2);
    }

    void whatIsEmptySaysWhatToDo() {
        view_->setEmpty(QStringLiteral("Type a text"));
        QCOMPARE(sheet()->content().emptyText, QStringLiteral("Type a text"));
        QVERIFY(!rows()->isVisible());
        QVERIFY(!child<QToolButton>("useForB")->isEnabled());
    }
};

QTEST_MAIN(TestKernelsView)
#include "tst_kernels_view.moc"
