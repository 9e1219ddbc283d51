// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include "ui/charts/curve_chart.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/segmented_choice.h"
#include "ui/panels/scaling_view.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

class TestScalingView : public QObject {
    Q_OBJECT

    static constexpr float kOwn = 0.17677669F; // of heads of 32

    template <typename Widget>
    static Widget* find(ScalingView& view, const char* name) {
        return view.findChild<Widget*>(QString::fromLatin1(name));
    }
    static Scale last(const QSignalSpy& spy) { return spy.last().first().value<Scale>(); }

  private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Scale>("headscope::Scale"); }

    void theSliderGivesFactors() {
        ScalingView view;
        view.setModel(32, kOwn);
        view.setScale(ModelScale{});
        QSignalSpy changed(&view, &ScalingView::factorChanged);
        auto* track = find<QSlider>(view, "factorTrack");
        track->setValue(track->value() + 100);
        QCOMPARE(changed.count(), 1);
        QVERIFY(std::get<FixedScale>(last(changed)).factor > kOwn);
    }

    void draggingInTheCurvesMovesTheSlider() {
        ScalingView view;
        view.setModel(32, kOwn);
        view.setScale(ModelScale{});
        QSignalSpy changed(&view, &ScalingView::factorChanged);
        auto* chart = find<CurveChart>(view, "scalingCurveChart");
        Q_EMIT chart->positionChosen(0.5);
        QCOMPARE(last(changed), Scale(FixedScale{0.5F}));
        QCOMPARE(find<ScaleSlider>(view, "scalingFactor")->scale(), Scale(FixedScale{0.5F}));
        Q_EMIT chart->positionChosen(0.5); // where it is
        Q_EMIT chart->positionChosen(-1);  // no factor
        QCOMPARE(changed.count(), 1);
    }

    void aDragNearANamedFactorLandsOnIt() {
        ScalingView view;
        view.setModel(32, kOwn);
        QSignalSpy changed(&view, &ScalingView::factorChanged);
        auto* chart = find<CurveChart>(view, "scalingCurveChart");
        Q_EMIT chart->positionChosen(0.98);
        QCOMPARE(last(changed), Scale(FixedScale{1}));
        Q_EMIT chart->positionChosen(double{kOwn} * 1.01);
        QCOMPARE(last(changed), Scale(ModelScale{}));
        Q_EMIT chart->positionChosen(1 / 32.5);
        QCOMPARE(last(changed), Scale(FixedScale{1 / 32.0F}));
    }

    void choicesAreToldAndCanBeSet() {
        ScalingView view;
        QSignalSpy side(&view, &ScalingView::sideChosen);
        QSignalSpy curves(&view, &ScalingView::curvesChosen);
        QSignalSpy scaled(&view, &ScalingView::scaledChosen);
        view.setSide(SideName::B);
        view.setCurvesShown(ScalingCurves::Prediction);
        view.setScaled(true);
        QVERIFY(view.side() == SideName::B && view.curvesShown() == ScalingCurves::Prediction);
        QVERIFY(view.isScaled());
        QVERIFY(side.isEmpty() && curves.isEmpty() && scaled.isEmpty());
        for (const char* name : {"scalingSide", "scalingCurves", "scalingDistribution"}) {
            auto* buttons = find<SegmentedChoice>(view, name);
            QTest::mouseClick(buttons->findChildren<QAbstractButton*>().front(), Qt::LeftButton);
        }
        QCOMPARE(side.count() + curves.count() + scaled.count(), 3);
        QVERIFY(view.side() == SideName::A && view.curvesShown() == ScalingCurves::Weights);
    }

    void withoutAHeadItSaysWhatToDo() {
        ScalingView view;
        view.resize(480, 330);
        view.show();
        auto* empty = find<ThemedLabel>(view, "scalingEmpty");
        QVERIFY(empty->isVisible() && !empty->text().isEmpty());
        QVERIFY(!find<ScaleSlider>(view, "scalingFactor")->isVisible());
        view.setEmpty({});
        QVERIFY(!empty->isVisible() && find<ScaleSlider>(view, "scalingFactor")->isVisible());
    }

    void fitsIntoASmallWindow() {
        ScalingView view;
        view.setEmpty({});
        view.setModel(32, kOwn);
        view.setNumbers(
            std::vector<StripNumber>(7, StripNumber{QStringLiteral("n"), QStringLiteral("Largest weight"), QStringLiteral("0.123"),
                                                       QStringLiteral("mean of rows"), {}}));
        view.resize(480, 330);
        view.show();
        QVERIFY(view.minimumSizeHint().width() <= 480);
        QTRY_VERIFY(view.minimumSizeHint().height() <= 330);
    }
};

QTEST_MAIN(TestScalingView)
#include "tst_scaling_view.moc"
