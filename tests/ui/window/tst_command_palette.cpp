// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QtTest>

#include "ui/window/command_palette.h"

using namespace headscope;

class TestCommandPalette : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> window_;
    QMenuBar* menus_ = nullptr;
    CommandPalette* palette_ = nullptr;
    QAction* save_ = nullptr;
    QAction* lines_ = nullptr;

    void type(const char* text) {
        QTest::keyClicks(palette_->findChild<QLineEdit*>(), QString::fromLatin1(text));
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<QWidget>();
        window_->resize(900, 600);
        menus_ = new QMenuBar(window_.get());
        QMenu* file = menus_->addMenu(QStringLiteral("&File"));
        save_ = file->addAction(QStringLiteral("&Save view"), QKeySequence(Qt::CTRL | Qt::Key_S));
        file->addSeparator();
        file->addAction(QStringLiteral("Off"))->setEnabled(false);
        QMenu* page = menus_->addMenu(QStringLiteral("&View"))->addMenu(QStringLiteral("&Page"));
        // Filled when it is asked for, as the list of recent models is.
        connect(page, &QMenu::aboutToShow, page, [this, page] {
            page->clear();
            lines_ = page->addAction(QStringLiteral("Lines && more"));
        });
        palette_ = new CommandPalette(*menus_, window_.get());
        window_->show();
        palette_->open();
    }
    void cleanup() { window_.reset(); }

    void listsWhatCanBeDoneWithItsMenus() {
        QCOMPARE(palette_->shown(), (QStringList{QStringLiteral("File › Save view"),
                                                 QStringLiteral("View › Page › Lines & more")}));
    }
    void wordsNarrowItDownInAnyOrder() {
        type("LINES view");
        QCOMPARE(palette_->shown(), QStringList{QStringLiteral("View › Page › Lines & more")});
        type(" xyz");
        QCOMPARE(palette_->shown(), QStringList());
        QTest::keyClick(palette_->findChild<QLineEdit*>(), Qt::Key_Return); // nothing to do
        QVERIFY(palette_->isVisible());
    }
    void itSaysThatNothingIsFound() {
        const auto* nothing = palette_->findChild<QLabel*>(QStringLiteral("commandNothing"));
        QVERIFY(nothing->isHidden());
        type("xyz");
        QVERIFY(nothing->isVisible());
        QCOMPARE(nothing->text(), QStringLiteral("No command has “xyz” in its name."));
    }
    void aCommandThatIsGoneIsNotListedAnyMore() {
        delete lines_;
        type("i"); // in both
        QCOMPARE(palette_->shown(), QStringList{QStringLiteral("File › Save view")});
    }
    void returnOnACommandThatIsGoneDoesNothing() {
        type("lines");
        delete lines_;
        QTest::keyClick(palette_->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(!palette_->isVisible());
    }
    void returnDoesWhatIsChosen() {
        const QSignalSpy saved(save_, &QAction::triggered);
        const QSignalSpy shown(lines_, &QAction::triggered);
        QTest::keyClick(palette_->findChild<QLineEdit*>(), Qt::Key_Down);
        QTest::keyClick(palette_->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(shown.count(), 1);
        QCOMPARE(saved.count(), 0);
        QVERIFY(!palette_->isVisible());
    }
    void itBeginsAnewEachTime() {
        type("save");
        palette_->hide();
        palette_->open();
        QCOMPARE(palette_->shown().size(), 2);
    }
    void staysInASmallWindow() {
        window_->resize(300, 200);
        palette_->open();
        QVERIFY(palette_->width() <= 300);
        QVERIFY(palette_->height() <= 200);
    }
};

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
