// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFocusEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "ui/controls/factor_field.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/scale_track.h"
#include "ui/theme/themed_label.h"

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
        field_ = slider_->findChild<FactorField*>(QStringLiteral("factorField"));
        spy_ = std::make_unique<QSignalSpy>(slider_.get(), &ScaleSlider::factorChanged);
    }

    void aModelsOwnFactorIsShownWhateverItIs_data() {
        QTest::addColumn<int>("headWidth");
        QTest::addColumn<float>("factor");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("digits");
        QTest::newRow("T5") << 64 << 1.0F << "none (model) ="
                            << "1";
        QTest::newRow("Gemma 2, 27B") << 128 << 1 / 12.0F << "model ="
                                      << "0.08333";
        QTest::newRow("Granite") << 128 << 1 / 128.0F << "1/128 (model) ="
                                 << "0.007813";
    }

    void aModelsOwnFactorIsShownWhateverItIs() {
        QFETCH(int, headWidth);
        QFETCH(float, factor);
        QFETCH(QString, name);
        QFETCH(QString, digits);
        slider_->setModel(headWidth, factor);
        slider_->setScale(ModelScale{});
        QCOMPARE(slider_->findChild<QLabel*>(QStringLiteral("factorName"))->text(), name);
        QCOMPARE(field_->text(), digits);
        QCOMPARE(track_->value(), track_->axis().stepOf(double{factor}));
        slider_->setScale(FixedScale{factor * 2});
        track_->setValue(track_->axis().stepOf(double{factor}));
        QVERIFY(slider_->scale() == Scale(ModelScale{}));
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

    void nonsenseInTheFieldStaysAndSaysWhatIsExpected_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"abc", "-3", "1e9", ""}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }
    void nonsenseInTheFieldStaysAndSaysWhatIsExpected() {
        QFETCH(QString, text);
        slider_->setScale(FixedScale{0.5F});
        enter(text);
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(field_->text(), text);
        QVERIFY(field_->isWrong());
        QCOMPARE(field_->toolTip(), QStringLiteral("a number from 0 to 1\u202F000\u202F000, 1/8 or 1/√32"));
        QCOMPARE(field_->accessibleDescription(), field_->toolTip());
    }

    void aWrongEntryIsFramedAsAnError() {
        enter(QStringLiteral("abc"));
        const QImage image = field_->grab().toImage();
        QCOMPARE(image.pixel(image.width() / 2, 0), Theme::of(field_->palette()).error.rgb());
    }

    void escapeBringsTheFactorBack() {
        slider_->setScale(FixedScale{0.5F});
        enter(QStringLiteral("abc"));
        QTest::keyClick(field_, Qt::Key_Escape);
        QCOMPARE(field_->text(), QStringLiteral("0.5"));
        QVERIFY(!field_->isWrong());
    }

    void leavingTheFieldBringsTheFactorBack() {
        slider_->setScale(FixedScale{0.5F});
        enter(QStringLiteral("abc"));
        leaveField();
        QCOMPARE(field_->text(), QStringLiteral("0.5"));
        QVERIFY(!field_->isWrong());
        QCOMPARE(spy_->count(), 0);
    }

    void leavingTheFieldTakesWhatIsAFactor() {
        field_->setFocus();
        field_->selectAll();
        QTest::keyClicks(field_, QStringLiteral("0.25"));
        leaveField();
        QCOMPARE(spy_->count(), 1);
        QVERIFY(lastScale(*spy_) == Scale(FixedScale{0.25F}));
    }

    void editingAWrongEntryTakesTheErrorAway() {
        enter(QStringLiteral("abc"));
        QTest::keyClick(field_, Qt::Key_Backspace);
        QVERIFY(!field_->isWrong());
    }

    void homeAndEndGoToTheEnds() {
        QTest::keyClick(track_, Qt::Key_End);
        QCOMPARE(track_->value(), ScaleAxis::kSteps);
        QTest::keyClick(track_, Qt::Key_Home);
        QCOMPARE(track_->value(), 0);
    }

    void theNameIsNeverCutAndItsRoomDoesNotChange() {
        auto* name = slider_->findChild<ThemedLabel*>(QStringLiteral("factorName"));
        for (const double points : {8.0, 10.0, 15.0}) {
            QFont font = slider_->font();
            font.setPointSizeF(points);
            slider_->setFont(font);
            slider_->setScale(ModelScale{});
            slider_->resize(slider_->minimumSizeHint());
            QCoreApplication::processEvents();
            QVERIFY(name->width() >= name->widthOf(name->text()));
            const int narrowest = slider_->minimumSizeHint().width();
            slider_->setScale(FixedScale{0.333F});
            QCOMPARE(slider_->minimumSizeHint().width(), narrowest);
        }
    }

    void withoutAModelThereIsNothing() {
        slider_->clearModel();
        QCOMPARE(field_->text(), QString());
        QVERIFY(track_->axis().marks().empty());
        QVERIFY(!track_->isEnabled());
        QTest::keyClick(track_, Qt::Key_Right);
        QCOMPARE(spy_->count(), 0);
        slider_->setModel(32, kModelFactor);
        QVERIFY(track_->isEnabled());
        QCOMPARE(field_->text(), QStringLiteral("0.1768"));
    }

    void leavingTheFieldUntouchedChangesNothing() { // "0.1768" is not the model's factor to the last digit
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
        QCOMPARE(track_->accessibleDescription(), QStringLiteral("1/√32 (model) = 0.1768"));
        QCOMPARE(track_->accessibleName(), QStringLiteral("Factor"));
    }

  private:
    [[nodiscard]] int stepOf(double factor) const { return track_->axis().stepOf(factor); }
    [[nodiscard]] QPoint at(int step) const { return {track_->xOf(step), 6}; }
    void enter(const QString& text) {
        field_->setFocus();
        field_->selectAll();
        QTest::keyClick(field_, Qt::Key_Delete);
        QTest::keyClicks(field_, text);
        QTest::keyClick(field_, Qt::Key_Return);
    }
    void leaveField() const {
        QFocusEvent left(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(field_, &left);
    }

    std::unique_ptr<ScaleSlider> slider_;
    std::unique_ptr<QSignalSpy> spy_;
    ScaleTrack* track_ = nullptr;
    FactorField* field_ = nullptr;
};

QTEST_MAIN(ScaleSliderTest)
#include "tst_scale_slider.moc"
