// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "ui/controls/segmented_choice.h"

using namespace headscope;

class SegmentedChoiceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        choice_ = std::make_unique<SegmentedChoice>();
        choice_->setSegments(
            {{QStringLiteral("1"), {}}, {QStringLiteral("2"), {}}, {QStringLiteral("4"), {}}});
        choice_->setCurrent(2);
        choice_->resize(choice_->sizeHint());
        choice_->show();
        spy_ = std::make_unique<QSignalSpy>(choice_.get(), &SegmentedChoice::chosen);
    }

    void aClickChoosesOneAndOnlyOne() {
        QTest::mouseClick(button(0), Qt::LeftButton);
        QCOMPARE(spy_->count(), 1);
        QCOMPARE(spy_->first().first().toInt(), 0);
        QCOMPARE(choice_->current(), 0);
        QVERIFY(button(0)->isChecked());
        QVERIFY(!button(2)->isChecked());
    }

    void choosingTheCurrentAgainEmitsNothing() {
        QTest::mouseClick(button(2), Qt::LeftButton);
        QCOMPARE(spy_->count(), 0);
        QVERIFY(button(2)->isChecked());
    }

    void setCurrentEmitsNothing() {
        choice_->setCurrent(1);
        QCOMPARE(spy_->count(), 0);
        QVERIFY(button(1)->isChecked());
    }

    void noneCanBeChosen() {
        choice_->setCurrent(-1);
        QCOMPARE(choice_->current(), -1);
        for (int index = 0; index < 3; ++index) {
            QVERIFY(!button(index)->isChecked());
        }
    }

    void theSpaceKeyChooses() {
        QTest::keyClick(button(1), Qt::Key_Space);
        QCOMPARE(choice_->current(), 1);
        QCOMPARE(spy_->count(), 1);
    }

    void moreSegmentsThanARowHoldsMakeTwoRows() {
        const int oneRow = choice_->sizeHint().height();
        std::vector<SegmentedChoice::Segment> many;
        for (int number = 1; number <= 9; ++number) {
            many.push_back({QString::number(number), {}});
        }
        choice_->setSegments(many);
        QVERIFY(choice_->sizeHint().height() > oneRow);
        QCOMPARE(choice_->current(), 2);
    }

    void withoutSegmentsItKeepsTheHeightOfARow() {
        const int oneRow = choice_->sizeHint().height();
        choice_->setSegments({});
        QCOMPARE(choice_->sizeHint().height(), oneRow);
    }

    void segmentsMayChangeInAnswerToAClick() {
        connect(choice_.get(), &SegmentedChoice::chosen, choice_.get(), [this] {
            choice_->setSegments({{QStringLiteral("3"), {}}});
        });
        QTest::mouseClick(button(0), Qt::LeftButton);
        QCOMPARE(choice_->count(), 1);
        QVERIFY(button(0)->isChecked());
    }

  private:
    [[nodiscard]] QAbstractButton* button(int index) const {
        for (QAbstractButton* candidate : choice_->findChildren<QAbstractButton*>()) {
            if (candidate->text() == choice_->text(index)) {
                return candidate;
            }
        }
        return nullptr;
    }

    std::unique_ptr<SegmentedChoice> choice_;
    std::unique_ptr<QSignalSpy> spy_;
};

QTEST_MAIN(SegmentedChoiceTest)
#include "tst_segmented_choice.moc"
