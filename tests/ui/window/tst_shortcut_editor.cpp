// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QKeySequenceEdit>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include "ui/window/kept_settings.h"
#include "ui/window/shortcut_editor.h"

using namespace headscope;

class TestShortcutEditor : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    KeptSettings settings_;
    std::unique_ptr<QMenuBar> menus_;
    QAction* save_ = nullptr;
    QAction* lines_ = nullptr;

    void makeMenus() {
        menus_ = std::make_unique<QMenuBar>();
        save_ = menus_->addMenu(QStringLiteral("&File"))->addAction(QStringLiteral("&Save"));
        save_->setObjectName(QStringLiteral("file.save"));
        save_->setShortcut(QKeySequence(QStringLiteral("Ctrl+S")));
        lines_ = menus_->addMenu(QStringLiteral("&View"))->addAction(QStringLiteral("A/B"));
        lines_->setObjectName(QStringLiteral("view.page.lines"));
        lines_->setEnabled(false);
        menus_->addMenu(QStringLiteral("&Recent"))->addAction(QStringLiteral("a model")); // without an id
    }

  private Q_SLOTS:
    void initTestCase() {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("HeadscopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("Shortcuts"));
    }
    void init() {
        QSettings().clear();
        makeMenus();
    }

    void aShortcutIsGivenAndComesBack() {
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(editor.set(QStringLiteral("view.page.lines"), QKeySequence(QStringLiteral("Ctrl+B"))));
        QVERIFY(editor.set(QStringLiteral("file.save"), QKeySequence()));
        makeMenus(); // another start
        ShortcutEditor again(*menus_, settings_);
        again.restore();
        QCOMPARE(lines_->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
        QCOMPARE(save_->shortcut(), QKeySequence());
    }
    void aMenuThatIsFilledAnewIsReadAnew() {
        ShortcutEditor editor(*menus_, settings_);
        editor.show();
        QMenu* file = menus_->actions().constFirst()->menu();
        file->clear();
        QAction* save = file->addAction(QStringLiteral("&Save"));
        save->setObjectName(QStringLiteral("file.save"));
        save->setShortcut(QKeySequence(QStringLiteral("Ctrl+T")));
        auto* list = editor.findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(1));
        list->setCurrentItem(list->topLevelItem(0));
        QCOMPARE(editor.findChild<QKeySequenceEdit*>()->keySequence(), save->shortcut());
    }
    void oneThatIsTakenIsRefusedByName() {
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(!editor.set(QStringLiteral("view.page.lines"), QKeySequence(QStringLiteral("Ctrl+S"))));
        QVERIFY2(editor.message().contains(QStringLiteral("File › Save")), qPrintable(editor.message()));
        QCOMPARE(lines_->shortcut(), QKeySequence());
        QVERIFY(!editor.set(QStringLiteral("no.such"), QKeySequence(QStringLiteral("Ctrl+T"))));
    }
    void resetGivesWhatTheProgramHas() {
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(editor.set(QStringLiteral("file.save"), QKeySequence(QStringLiteral("F2"))));
        editor.reset(QStringLiteral("file.save"));
        QCOMPARE(save_->shortcut(), QKeySequence(QStringLiteral("Ctrl+S")));
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void resetGivesAllOfSeveral() {
        save_->setShortcuts({QKeySequence(QStringLiteral("Ctrl+S")), QKeySequence(QStringLiteral("F12"))});
        const QList<QKeySequence> own = save_->shortcuts();
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(editor.set(QStringLiteral("file.save"), QKeySequence(QStringLiteral("F2"))));
        editor.reset(QStringLiteral("file.save"));
        QCOMPARE(save_->shortcuts(), own);
    }
    void allAreResetAlsoWhereTwoWereExchanged() {
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(editor.set(QStringLiteral("file.save"), QKeySequence(QStringLiteral("F2"))));
        QVERIFY(editor.set(QStringLiteral("view.page.lines"), QKeySequence(QStringLiteral("Ctrl+S"))));
        editor.resetAll();
        QCOMPARE(save_->shortcut(), QKeySequence(QStringLiteral("Ctrl+S")));
        QCOMPARE(lines_->shortcut(), QKeySequence());
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void anotherLanguageChangesNothing() {
        ShortcutEditor editor(*menus_, settings_);
        QVERIFY(editor.set(QStringLiteral("view.page.lines"), QKeySequence(QStringLiteral("Ctrl+B"))));
        makeMenus();
        lines_->setText(QStringLiteral("Linien"));
        ShortcutEditor again(*menus_, settings_);
        again.restore();
        QCOMPARE(lines_->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
    }
    void whatWasKeptByANameIsKeptByTheId() {
        QSettings().setValue(QStringLiteral("shortcuts/View › Page › Lines"), QStringLiteral("Ctrl+L"));
        ShortcutEditor editor(*menus_, settings_);
        editor.restore();
        QCOMPARE(lines_->shortcut(), QKeySequence(QStringLiteral("Ctrl+L")));
        QCOMPARE(QSettings().allKeys(), QStringList{QStringLiteral("shortcuts/view.page.lines")});
    }
    void whatIsKeptByTheIdStays() {
        QSettings().setValue(QStringLiteral("shortcuts/View › Page › Lines"), QStringLiteral("Ctrl+L"));
        QSettings().setValue(QStringLiteral("shortcuts/view.page.lines"), QStringLiteral("Ctrl+M"));
        ShortcutEditor editor(*menus_, settings_);
        editor.restore();
        QCOMPARE(lines_->shortcut(), QKeySequence(QStringLiteral("Ctrl+M")));
    }
    void aNameThatNothingHasIsDropped() {
        QSettings().setValue(QStringLiteral("shortcuts/View › Gone"), QStringLiteral("Ctrl+L"));
        ShortcutEditor editor(*menus_, settings_);
        editor.restore();
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void commandsWithoutAnIdAreNotListed() {
        ShortcutEditor editor(*menus_, settings_);
        editor.show();
        auto* list = editor.findChild<QTreeWidget*>(QStringLiteral("shortcutList"));
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(1)->text(0), QStringLiteral("View › A/B"));
    }
};

QTEST_MAIN(TestShortcutEditor)
#include "tst_shortcut_editor.moc"
