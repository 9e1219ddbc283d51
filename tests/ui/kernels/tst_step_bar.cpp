// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "ui/kernels/step_bar.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

class TestStepBar : public QObject {
    Q_OBJECT

    std::unique_ptr<StepBar> bar_;
    std::unique_ptr<QSignalSpy> chosen_;

    QToolButton* button(const char* name) { return bar_->findChild<QToolButton*>(QLatin1String(name)); }
    void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }

  private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::light()); }
    void init() {
        bar_ = std::make_unique<StepBar>();
        bar_->setLast(5);
        bar_->setStep(2);
        bar_->resize(400, 30);
        bar_->show();
        chosen_ = std::make_unique<QSignalSpy>(bar_.get(), &StepBar::stepChosen);
    }

    void settingEmitsNothing() {
        bar_->setStep(4);
        bar_->setLast(3);
        QCOMPARE(bar_->step(), 3); // there is no step 4 any more
        QCOMPARE(chosen_->count(), 0);
    }

    void theButtonsStep() {
        click("stepForward");
        QCOMPARE(bar_->step(), 3);
        click("stepBack");
        click("stepBack");
        QCOMPARE(bar_->step(), 1);
        click("lastStep");
        QCOMPARE(bar_->step(), 5);
        click("firstStep");
        QCOMPARE(bar_->step(), 0);
        QCOMPARE(chosen_->count(), 5);
        QCOMPARE(chosen_->last().first().toInt(), 0);
    }

    void arrowKeysStep() {
        auto* slider = bar_->findChild<QSlider*>();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bar_->step(), 3);
        QTest::keyClick(slider, Qt::Key_Left);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(bar_->step(), 1);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(bar_->step(), 5);
    }

    void buttonsThatLeadNowhereAreOff() {
        bar_->setStep(0);
        QVERIFY(!button("stepBack")->isEnabled() && !button("firstStep")->isEnabled());
        QVERIFY(button("stepForward")->isEnabled());
        bar_->setStep(5);
        QVERIFY(!button("stepForward")->isEnabled() && !button("lastStep")->isEnabled());
        bar_->setLast(0);
        QVERIFY(!button("playSteps")->isEnabled());
    }

    void playingGoesToTheLastStepAndEnds() {
        bar_->setStep(3);
        click("playSteps");
        QVERIFY(bar_->isPlaying());
        QTRY_COMPARE(bar_->step(), 5);
        QTRY_VERIFY(!bar_->isPlaying());
    }

    void playingFromTheLastStepBeginsAnew() {
        bar_->setStep(5);
        click("playSteps");
        QCOMPARE(bar_->step(), 0);
        QVERIFY(bar_->isPlaying());
    }

    void aStepByHandEndsPlaying() {
        click("playSteps");
        click("stepForward");
        QVERIFY(!bar_->isPlaying());
        click("playSteps");
        bar_->hide();
        QVERIFY(!bar_->isPlaying());
    }

    void theStepIsWritten() {
        QCOMPARE(bar_->findChild<ThemedLabel*>(QStringLiteral("stepText"))->text(), QStringLiteral("2 of 5"));
    }
};

QTEST_MAIN(TestStepBar)
#include "tst_step_bar.moc"
