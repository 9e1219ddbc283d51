// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "ui/controls/busy_indicator.h"

using namespace headscope;

class BusyIndicatorTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> window_;
    BusyIndicator* busy_ = nullptr;
    std::unique_ptr<QSignalSpy> stops_;

    bool isShown() { return busy_->findChild<QToolButton*>(QStringLiteral("busyStop"))->isVisible(); }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<QWidget>();
        busy_ = new BusyIndicator(window_.get());
        busy_->stopOnEscape();
        stops_ = std::make_unique<QSignalSpy>(busy_, &BusyIndicator::stopRequested);
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }

    void shortWorkIsNotShown() {
        busy_->showProgress(0.5, QStringLiteral("a step"));
        QVERIFY(!isShown());
        busy_->showIdle();
        QVERIFY(!isShown());
    }

    void longWorkIsShownWithItsStep() {
        busy_->showProgress(0.5, QStringLiteral("1.2 of 13.5 GB, 820 MB/s"));
        QTRY_VERIFY(isShown());
        QCOMPARE(busy_->findChild<QLabel*>(QStringLiteral("busyStep"))->text(),
                 QStringLiteral("1.2 of 13.5 GB, 820 MB/s"));
    }

    void escapeStopsOnlyWhileItIsShown() {
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(stops_->isEmpty());
        busy_->showProgress(0.5, QStringLiteral("a step"));
        QTRY_VERIFY(isShown());
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QCOMPARE(stops_->size(), 1);
        busy_->showIdle();
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QCOMPARE(stops_->size(), 1);
    }
};

QTEST_MAIN(BusyIndicatorTest)
#include "tst_busy_indicator.moc"
