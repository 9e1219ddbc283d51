// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "ui/controls/scale_slider.h"
#include "ui/controls/scale_track.h"

using namespace headscope;

namespace {

const float kModelFactor = 1 / std::sqrt(32.0F);

Scale lastScale(const QSignalSpy& spy) {
    return spy.last().first().value<Scale>();
}
float fixedFactor(const Scale& scale) {
    return std::get<FixedScale>(scale).factor;
}

} // namespace

class ScaleSliderTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        slider_ = std::make_unique<ScaleSlider>();
        slider_->setModel(32, kModelFactor);
        slider_->resize(300, slider_->sizeHint().height());
        slider_->show();
        track_ = slider_->findChild<ScaleTrack*>(QStringLiteral("factorTrack"));
        field_ = slider_->findChild<QLineEdit*>(QStringLiteral("factorField"));
        spy_ = std::make_unique<QSignalSpy>(slider_.get(), &ScaleSlider::factorChanged);
    }

    void aDragNearTheModelsFactorLandsOnIt() {
        slider_->setScale(FixedScale{4});
        QTest::mousePress(track_, Qt::LeftButton, {}, at(900));
        QTest::mouseMove(track_, at(stepOf(kModelFactor) + 8));
        QCOMPARE(slider_->scale(), Scale(ModelScale{}));
        QVERIFY(lastScale(*spy_) == Scale(ModelScale{}));
        QTest::mouseRelease(track_, Qt::LeftButton, {}, at(stepOf(kModelFactor) + 8));
    }

    void everyMoveOfADragIsAnnounced() {
        QTest::mousePress(track_, Qt::LeftButton, {}, at(500));
        QTest::mouseMove(track_, at(540));
        QTest::mouseMove(track_, at(580));
        QCOMPARE(spy_->count(), 3);
        QTest::mouseRelease(track_, Qt::LeftButton, {}, at(580));
        QCOMPARE(spy_->count(), 3);
        QVERIFY(fixedFactor(lastScale(*spy_)) > kModelFactor);
    }

    void aClickAtNoneGivesExactlyOne() {
        QTest::mouseClick(track_, Qt::LeftButton, {}, at(stepOf(1)));
        QVERIFY(lastScale(*spy_) == Scale(FixedScale{1.0F}));
    }

    void theKeyboardChangesTheFactor() {
        QTest::keyClick(track_, Qt::Key_Right);
        QCOMPARE(spy_->count(), 1);
        QVERIFY(fixedFactor(lastScale(*spy_)) > kModelFactor);
        QTest::keyClick(track_, Qt::Key_Left);
        QVERIFY(lastScale(*spy_) == Scale(ModelScale{}));
    }

    void pageKeysStopAtNone() {
        slider_->setScale(FixedScale{0.9F});
        QTest::keyClick(track_, Qt::Key_PageUp);
        QVERIFY(lastScale(*spy_) == Scale(FixedScale{1.0F}));
    }

    void theWheelStopsAtTheModelsFactor() {
        slider_->setScale(FixedScale{kModelFactor * 1.01F});
        const QPointF middle = track_->rect().center();
        QWheelEvent wheel(middle, track_->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(track_, &wheel);
        QVERIFY(lastScale(*spy_) == Scale(ModelScale{}));
    }

    void aTypedFactorIsTakenExactly() {
        enter(QStringLiteral("0.25"));
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastScale(*spy_) == Scale(FixedScale{0.25F}));
    }

    void aTypedFractionIsTaken() {
        enter(QStringLiteral("1/8"));
        QVERIFY(lastScale(*spy_) == Scale(FixedScale{0.125F}));
    }

    void typingTheModelsRootIsTheModelsScale() {
        slider_->setScale(FixedScale{1});
        enter(QStringLiteral("1/sqrt(32)"));
        QVERIFY(lastScale(*spy_) == Scale(ModelScale{}));
    }

    void nonsenseInTheFieldGoesBackToWhatItWas() {
        slider_->setScale(FixedScale{0.5F});
        enter(QStringLiteral("abc"));
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(field_->text(), QStringLiteral("0.5"));
    }

    void leavingTheFieldUntouchedChangesNothing() { // "0.177" is not the model's factor to the last digit
        field_->setFocus();
        QTest::keyClick(field_, Qt::Key_Return);
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(slider_->scale(), Scale(ModelScale{}));
    }

    void setScaleEmitsNothingAndMovesTheKnob() {
        slider_->setScale(FixedScale{1});
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(track_->value(), stepOf(1));
        QCOMPARE(field_->text(), QStringLiteral("1"));
    }

    void aFactorBetweenTwoStepsIsKeptExactly() {
        slider_->setScale(FixedScale{0.333F});
        QVERIFY(slider_->scale() == Scale(FixedScale{0.333F}));
    }

    void screenReadersHearNameAndNumber() {
        QCOMPARE(track_->accessibleDescription(), QStringLiteral("1/√32 (model) = 0.177"));
        QCOMPARE(track_->accessibleName(), QStringLiteral("Factor"));
    }

  private:
    [[nodiscard]] int stepOf(double factor) const { return track_->axis().stepOf(factor); }
    [[nodiscard]] QPoint at(int step) const { return {track_->xOf(step), 6}; }
    void enter(const QString& text) {
        field_->setFocus();
        field_->selectAll();
        QTest::keyClicks(field_, text);
        QTest::keyClick(field_, Qt::Key_Return);
    }

    std::unique_ptr<ScaleSlider> slider_;
    std::unique_ptr<QSignalSpy> spy_;
    ScaleTrack* track_ = nullptr;
    QLineEdit* field_ = nullptr;
};

QTEST_MAIN(ScaleSliderTest)
#include "tst_scale_slider.moc"
