// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/window/shortcut_editor.h"

using namespace headscope;

class TestShortcutEditor : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<QMenuBar> menus_;
    QAction* save_ = nullptr;
    QAction* dark_ = nullptr;

    void makeMenus() {
        menus_ = std::make_unique<QMenuBar>();
        save_ = menus_->addMenu(QStringLiteral("&File"))->addAction(QStringLiteral("&Save"));
        save_->setShortcut(QKeySequence(QStringLiteral("Ctrl+S")));
        dark_ = menus_->addMenu(QStringLiteral("&View"))->addAction(QStringLiteral("A/B"));
        dark_->setEnabled(false);
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
        ShortcutEditor editor(*menus_);
        QVERIFY(editor.set(QStringLiteral("View › A/B"), QKeySequence(QStringLiteral("Ctrl+B"))));
        QVERIFY(editor.set(QStringLiteral("File › Save"), QKeySequence()));
        makeMenus(); // another start
        ShortcutEditor again(*menus_);
        again.restore();
        QCOMPARE(dark_->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
        QCOMPARE(save_->shortcut(), QKeySequence());
    }
    void oneThatIsTakenIsRefusedByName() {
        ShortcutEditor editor(*menus_);
        QVERIFY(!editor.set(QStringLiteral("View › A/B"), QKeySequence(QStringLiteral("Ctrl+S"))));
        QVERIFY2(editor.message().contains(QStringLiteral("File › Save")), qPrintable(editor.message()));
        QCOMPARE(dark_->shortcut(), QKeySequence());
        QVERIFY(!editor.set(QStringLiteral("No › Such"), QKeySequence(QStringLiteral("Ctrl+T"))));
    }
    void resetGivesWhatTheProgramHas() {
        ShortcutEditor editor(*menus_);
        QVERIFY(editor.set(QStringLiteral("File › Save"), QKeySequence(QStringLiteral("F2"))));
        editor.reset(QStringLiteral("File › Save"));
        QCOMPARE(save_->shortcut(), QKeySequence(QStringLiteral("Ctrl+S")));
        QVERIFY(QSettings().allKeys().isEmpty());
    }
};

QTEST_MAIN(TestShortcutEditor)
#include "tst_shortcut_editor.moc"
