// SPDX-License-Identifier: GPL-3.0-or-later
// Commands are known by ids that no language changes.
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
        int models = 0;
        const auto all = commands();
        for (const MenuCommand& command : all) {
            models += isModel(command) ? 1 : 0;
            QVERIFY2(isModel(command) || !command.id.isEmpty(), qPrintable(command.name));
        }
        QCOMPARE(models, 1); // the one that was opened
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
