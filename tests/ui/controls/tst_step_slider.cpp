// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "ui/controls/step_slider.h"

using namespace headscope;

class TestStepSlider : public QObject {
    Q_OBJECT

    std::unique_ptr<StepSlider> slider_;

    static std::vector<StepSlider::Step> stepsOf(const std::vector<int>& numbers) {
        std::vector<StepSlider::Step> steps;
        for (const int number : numbers) {
            steps.push_back({static_cast<double>(number), QString::number(number), steps.empty()});
        }
        return steps;
    }

  private Q_SLOTS:
    void init() {
        slider_ = std::make_unique<StepSlider>();
        slider_->resize(400, slider_->sizeHint().height());
        slider_->setSteps(stepsOf({8, 4, 2, 1}));
        slider_->show();
    }

    void halvesAreEvenSteps() {
        const int pitch = slider_->xOf(1) - slider_->xOf(0);
        QVERIFY(pitch > 50);
        QVERIFY(std::abs(slider_->xOf(2) - slider_->xOf(1) - pitch) <= 1);
        QVERIFY(std::abs(slider_->xOf(3) - slider_->xOf(2) - pitch) <= 1);
    }

    void aClickGoesToTheNearest() {
        QSignalSpy moved(slider_.get(), &QSlider::valueChanged);
        QTest::mouseClick(slider_.get(), Qt::LeftButton, {}, QPoint(slider_->xOf(2) + 9, 8));
        QCOMPARE(slider_->value(), 2);
        QCOMPARE(moved.count(), 1);
    }

    void keysGoFromOneToTheNext() {
        QTest::keyClick(slider_.get(), Qt::Key_Right);
        QCOMPARE(slider_->value(), 1);
        QTest::keyClick(slider_.get(), Qt::Key_End);
        QCOMPARE(slider_->value(), 3);
        QTest::keyClick(slider_.get(), Qt::Key_Right);
        QCOMPARE(slider_->value(), 3);
    }

    void labelsThatMeetAreLeftOut() {
        QCOMPARE(slider_->labelledSteps(), (std::vector{0, 1, 2, 3}));
        auto steps = stepsOf({96, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2, 1});
        steps.front().label = QStringLiteral("96 = the model's own (MHA)");
        slider_->setSteps(steps);
        const auto labelled = slider_->labelledSteps();
        QVERIFY(labelled.size() < steps.size());
        QCOMPARE(labelled.front(), 0);
        QCOMPARE(labelled.back(), 11);
    }

    void oneNumberLeavesNothingToChoose() {
        slider_->setSteps(stepsOf({1}));
        QTest::mouseClick(slider_.get(), Qt::LeftButton, {}, QPoint(300, 8));
        QCOMPARE(slider_->value(), 0);
        slider_->setSteps({});
        QTest::mouseClick(slider_.get(), Qt::LeftButton, {}, QPoint(300, 8));
        QCOMPARE(slider_->value(), 0);
        slider_->grab();
    }
};

QTEST_MAIN(TestStepSlider)
#include "tst_step_slider.moc"
