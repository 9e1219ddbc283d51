// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QCheckBox>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

#include "tests/ui/picture/sample_patches.h"
#include "ui/palette/palette.h"
#include "ui/picture/patch_canvas.h"
#include "ui/picture/patch_view.h"
#include "ui/theme/themed_label.h"
#include "ui/views/colour_bar.h"

using namespace headscope;

class TestPatchView : public QObject {
    Q_OBJECT

    std::unique_ptr<PatchView> view_;

    template <typename Widget>
    Widget* child(const char* name) {
        return view_->findChild<Widget*>(QString::fromLatin1(name));
    }
    PatchCanvas* canvas() { return child<PatchCanvas>("patchesA"); }
    QString line() { return child<ThemedLabel>("patchLineA")->text(); }
    static void moveTo(QWidget* widget, const QPointF& place) {
        QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         {});
        QCoreApplication::sendEvent(widget, &move);
    }

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<PatchView>();
        view_->resize(640, 420);
        view_->setLooks({smallPatches()});
        view_->setChosen(2);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }

    void patchesTileThePicture() {
        const QRectF first = canvas()->patchRect(1);
        const QRectF last = canvas()->patchRect(6);
        QVERIFY(std::abs(first.width() - first.height()) < 1e-6);
        QVERIFY(std::abs(last.right() - first.left() - 3 * first.width()) < 1e-6);
        for (int token = 1; token < 7; ++token) {
            QCOMPARE(canvas()->patchAt(canvas()->patchRect(token).center()), std::optional(token));
        }
        QVERIFY(canvas()->patchRect(0).isEmpty());
        QVERIFY(canvas()->patchRect(7).isEmpty());
        QVERIFY(!canvas()->patchAt(QPointF(-1, -1)));
    }

    void theLineSaysTheStrongestKeyTheClassAndTheSum() {
        QVERIFY2(line().contains(QStringLiteral("query r0 c1: most to r1 c2, 0.5000")), qPrintable(line()));
        QVERIFY(line().contains(QStringLiteral("to CLS 0.08333")));
        QVERIFY(line().contains(QStringLiteral("to all patches together 0.9167")));
    }

    void pointingShowsThatPatchsRow() {
        moveTo(canvas(), canvas()->patchRect(4).center());
        QCOMPARE(canvas()->shown(), std::optional(4));
        QVERIFY2(line().contains(QStringLiteral("query r1 c0")), qPrintable(line()));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas(), &leave);
        QCOMPARE(canvas()->shown(), std::optional(2));
    }

    void clickingChooses() {
        QSignalSpy chosen(view_.get(), &PatchView::queryChosen);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->patchRect(5).center().toPoint());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 5);
    }

    void theClassTokenHasAButton() {
        QSignalSpy chosen(view_.get(), &PatchView::queryChosen);
        auto* button = child<QToolButton>("leading0");
        QCOMPARE(button->text(), QStringLiteral("CLS"));
        QVERIFY(!button->isChecked());
        button->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 0);
        view_->setChosen(0);
        QVERIFY(button->isChecked());
        QVERIFY2(line().contains(QStringLiteral("query CLS")), qPrintable(line()));
    }

    void arrowsMoveTheChoiceAndStopAtTheEdge() {
        QSignalSpy chosen(view_.get(), &PatchView::queryChosen);
        QTest::keyClick(canvas(), Qt::Key_Down);
        QCOMPARE(chosen[0][0].toInt(), 5);
        QTest::keyClick(canvas(), Qt::Key_Up); // it is in the first row already
        QCOMPARE(chosen[1][0].toInt(), 2);
        QTest::keyClick(canvas(), Qt::Key_Right);
        QCOMPARE(chosen[2][0].toInt(), 3);
    }

    void bothSidesShareOneRange() {
        view_->setLooks({smallPatches(), smallPatches(SideName::B, 0.8F)});
        QVERIFY(child<PatchCanvas>("patchesB")->isVisible());
        QVERIFY2(child<ColourBar>("patchColours")->text().contains(QStringLiteral("0.80 (shared)")),
                 qPrintable(child<ColourBar>("patchColours")->text()));
        moveTo(canvas(), canvas()->patchRect(3).center());
        QCOMPARE(child<PatchCanvas>("patchesB")->shown(), std::optional(3));
    }

    void oneSideAloneHasOnePicture() { QVERIFY(!child<PatchCanvas>("patchesB")->isVisible()); }

    void opacityAndGridAreSettingsOfTheUser() {
        QSignalSpy edited(view_.get(), &PatchView::settingsEdited);
        view_->setOpacity(20);
        view_->setShowsGrid(false);
        QCOMPARE(edited.size(), 0);
        QCOMPARE(view_->opacity(), 20);
        child<QSlider>("opacity")->setValue(30);
        child<QCheckBox>("grid")->click();
        QCOMPARE(edited.size(), 2);
        QVERIFY(view_->showsGrid());
    }

    void fullOpacityPaintsThePalette() {
        view_->setShowsGrid(false);
        view_->setOpacity(100);
        const QImage painted = canvas()->grab().toImage();
        const QPointF place = canvas()->patchRect(6).topLeft() + QPointF(3, 3);
        const Palette& colours = findPalette({}, Palette::Kind::Sequential);
        QCOMPARE(painted.pixelColor((place * painted.devicePixelRatio()).toPoint()).rgb(),
                 colours.colour(1.0));
        view_->setOpacity(0);
        const QImage bare = canvas()->grab().toImage();
        QCOMPARE(bare.pixelColor((place * bare.devicePixelRatio()).toPoint()), QColor(40, 80, 160));
    }

    void maskedKeysHaveNoColourAndNoNumber() {
        PatchLook look = smallPatches();
        auto map = std::make_shared<HeadMap>(*look.weights);
        map->allowed[2] = {0, 3}; // of query r0 c1: CLS, r0 c0, r0 c1
        look.weights = map;
        QVERIFY(std::isnan(look.weight(2, 6)));
        const QImage colours = patchColours(look, 2, {}, ValueScale::linear(0, 1));
        QCOMPARE(qAlpha(colours.pixel(2, 1)), 0);
        QCOMPARE(qAlpha(colours.pixel(0, 0)), 255);
    }

    void withoutLooksThereIsATextAndNoControls() {
        view_->setLooks({}, QStringLiteral("Open a model of pictures"));
        QVERIFY(!child<QSlider>("opacity")->isVisible());
        QVERIFY(!canvas()->isVisible());
        QVERIFY(!view_->grab().isNull());
    }
};

QTEST_MAIN(TestPatchView)
#include "tst_patch_view.moc"
