// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QtTest>

#include "ui/preferences/preferences_window.h"

using namespace headscope;

class TestPreferencesWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<PreferencesWindow> window_;
    QLabel* first_ = nullptr;
    QLabel* second_ = nullptr;
    int firstResets_ = 0;
    int secondResets_ = 0;

    QListWidget* list() { return window_->findChild<QListWidget*>(); }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<PreferencesWindow>();
        first_ = new QLabel(QStringLiteral("1"));
        second_ = new QLabel(QStringLiteral("2"));
        firstResets_ = secondResets_ = 0;
        window_->addPage(QStringLiteral("First"), first_, [this] { ++firstResets_; });
        window_->addPage(QStringLiteral("Second"), second_, [this] { ++secondResets_; });
    }

    void itOpensWithItsFirstPage() {
        window_->open();
        QVERIFY(first_->isVisible());
        QVERIFY(!second_->isVisible());
        QVERIFY(!window_->isModal());
    }
    void aPageIsChosenInTheList() {
        window_->open();
        list()->setCurrentRow(1);
        QVERIFY(second_->isVisible());
        QCOMPARE(window_->findChild<QLabel*>(QStringLiteral("preferenceTitle"))->text(),
                 QStringLiteral("Second"));
    }
    void itOpensWithAPageThatIsAskedFor() {
        window_->open(second_);
        QVERIFY(second_->isVisible());
        QCOMPARE(list()->currentRow(), 1);
    }
    void resetIsOfThePageInSight() {
        window_->open(second_);
        window_->findChild<QPushButton*>(QStringLiteral("resetPage"))->click();
        QCOMPARE(firstResets_, 0);
        QCOMPARE(secondResets_, 1);
    }
    void itIsAsLargeAsItsTextAsksFor() {
        QFont large = window_->font();
        large.setPointSizeF(window_->font().pointSizeF() * 1.5);
        const int line = window_->fontMetrics().height();
        window_->setFont(large);
        window_->open();
        QVERIFY(window_->width() > 42 * line ||
                window_->width() == window_->screen()->availableSize().width());
    }
    void escapeCloses() {
        window_->open();
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(!window_->isVisible());
    }
};

QTEST_MAIN(TestPreferencesWindow)
#include "tst_preferences_window.moc"
