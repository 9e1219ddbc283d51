// SPDX-License-Identifier: GPL-3.0-or-later
// Commands are known by ids that no language changes.
#include <algorithm>

#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/window/main_window.h"
#include "ui/window/menu_commands.h"
#include "ui/window/old_shortcut_names.h"

using namespace headscope;

class TestCommandIds : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;

    QList<MenuCommand> commands() { return menuCommands(*window_->menuBar(), true); }
    bool isModel(const MenuCommand& command) { // of the list of models opened lately
        return command.name.startsWith(QStringLiteral("File › Open recent › ")) &&
               command.id != QStringLiteral("file.clearRecent");
    }
    int modelsInMenus() {
        const auto all = commands();
        return static_cast<int>(
            std::ranges::count_if(all, [this](const MenuCommand& command) { return isModel(command); }));
    }

  private Q_SLOTS:
    void initTestCase() {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("HeadscopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("CommandIds"));
        window_ = std::make_unique<MainWindow>();
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().model() != nullptr, 60000);
    }
    void cleanupTestCase() { window_.reset(); }

    void everyCommandHasOne() {
        const auto all = commands();
        for (const MenuCommand& command : all) {
            QVERIFY2(isModel(command) || !command.id.isEmpty(), qPrintable(command.name));
        }
        QVERIFY(modelsInMenus() > 0); // those that were opened
        QVERIFY(all.size() > 80);
    }
    void noTwoCommandsHaveTheSame() {
        QHash<QString, QString> seen;
        const auto all = commands();
        for (const MenuCommand& command : all) {
            QVERIFY2(command.id.isEmpty() || !seen.contains(command.id),
                     qPrintable(command.name + QStringLiteral(" and ") + seen.value(command.id)));
            seen.insert(command.id, command.name);
        }
    }
    /// A shortcut that the user gave is one of the action.
    void theirActionsStayWhenMenusAreFilledAnew() {
        const auto before = commands();
        window_->openModel(QStringLiteral("random:width=16,heads=2,seed=3"));
        QTRY_COMPARE_WITH_TIMEOUT(modelsInMenus(), 2, 60000);
        for (const MenuCommand& command : before) {
            QVERIFY2(command.id.isEmpty() || command.action, qPrintable(command.name));
        }
    }
    void theyAreWordsWithDots() {
        static const QRegularExpression form(QStringLiteral("^[a-z]+(\\.[A-Za-z_]+)+$"));
        const auto all = commands();
        for (const MenuCommand& command : all) {
            QVERIFY2(command.id.isEmpty() || form.match(command.id).hasMatch(), qPrintable(command.id));
        }
    }
    void modelsThatWereOpenedHaveNone() {
        const auto all = commands();
        for (const MenuCommand& command : all) {
            QVERIFY(!isModel(command) || command.id.isEmpty());
        }
    }
    void theOldNameOfACommandBecomesItsId() {
        const auto all = commands();
        QSettings settings;
        settings.clear();
        settings.beginGroup(QStringLiteral("old"));
        for (const MenuCommand& command : all) {
            settings.setValue(QString(command.name).replace(u'/', u'|'), command.id);
        }
        renameOldShortcuts(settings);
        const QStringList keys = settings.childKeys();
        for (const QString& key : keys) {
            QCOMPARE(settings.value(key).toString(), key);
        }
        QVERIFY2(keys.size() > 70, qPrintable(QString::number(keys.size()))); // those that there were then
    }
};

QTEST_MAIN(TestCommandIds)
#include "tst_command_ids.moc"
