// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the numbers in its window.
#include <filesystem>
#include <fstream>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/theme/file_path.h"
#include "ui/window/main_window.h"
#include "ui/window/number_check_window.h"

using namespace headscope;

class TestNumberCheckWindow : public QObject {
    Q_OBJECT

    const QString model_ = fromPath(golden::bundledModel());
    const QString reference_ = QStringLiteral(HEADSCOPE_RESOURCES "/check");
    std::unique_ptr<NumberCheckWindow> window_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QLatin1String(name));
    }
    QString verdict() { return child<QLabel>("checkVerdict")->text(); }
    QTreeWidget* table() { return child<QTreeWidget>("checkTable"); }
    void check(const QString& reference) {
        QSignalSpy ended(window_.get(), &NumberCheckWindow::ended);
        window_->open(model_, reference);
        QVERIFY(!ended.isEmpty() || ended.wait(60000));
    }

  private Q_SLOTS:
    void init() { window_ = std::make_unique<NumberCheckWindow>(); }

    void itPassesInWordsAndRows() {
        check(reference_);
        QVERIFY2(verdict().startsWith(QStringLiteral("All numbers agree")), qPrintable(verdict()));
        QCOMPARE(table()->topLevelItemCount(), 9);
        for (int row = 0; row < 9; ++row) {
            QCOMPARE(table()->topLevelItem(row)->text(4), QStringLiteral("passed"));
        }
    }
    void itIsCopiedAsText() {
        check(reference_);
        child<QPushButton>("copyCheck")->click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("processor: ")));
        QCOMPARE(copied.count(QStringLiteral("  passed")), 9);
    }
    void aFalseReferenceDoesNotPass() {
        const QTemporaryDir folder;
        const std::filesystem::path copy = folder.path().toStdString();
        const std::filesystem::path own = reference_.toStdString();
        std::filesystem::copy_file(own / "reference.safetensors", copy / "reference.safetensors");
        auto json = golden::readJson(own / "reference.json");
        json["texts"][0]["mean_loss"] = 1.0;
        std::ofstream(copy / "reference.json") << json;
        check(folder.path());
        QVERIFY2(verdict().startsWith(QStringLiteral("Some numbers differ")), qPrintable(verdict()));
        QCOMPARE(table()->topLevelItem(8)->text(4), QStringLiteral("not passed"));
    }
    void whatCanNotBeReadIsSaid() {
        check(QStringLiteral("/nowhere"));
        QVERIFY(verdict().contains(QStringLiteral("could not be checked")));
        QVERIFY(child<QLabel>("checkRemark")->text().contains(QStringLiteral("/nowhere")));
        QVERIFY(!child<QPushButton>("copyCheck")->isEnabled());
    }
    void withoutAReferenceNothingBegins() {
        check({});
        QVERIFY(verdict().contains(QStringLiteral("can not be checked")));
    }
    void stoppingLeavesNoResult() {
        window_->open(model_, reference_);
        child<QPushButton>("stopCheck")->click();
        QVERIFY2(verdict().startsWith(QStringLiteral("Stopped")), qPrintable(verdict()));
        QCOMPARE(window_->text(), QString());
        QVERIFY(child<QPushButton>("checkAgain")->isVisible());
    }
    void afterAStopItCanBeStartedAgain() {
        window_->open(model_, reference_);
        child<QPushButton>("stopCheck")->click();
        QSignalSpy ended(window_.get(), &NumberCheckWindow::ended);
        child<QPushButton>("checkAgain")->click();
        QVERIFY(ended.wait(60000));
        QCOMPARE(table()->topLevelItemCount(), 9);
    }
    void theMenuOpensIt() {
        MainWindow window;
        window.findChild<QAction*>(QStringLiteral("help.checkNumbers"))->trigger();
        QVERIFY(window.findChild<NumberCheckWindow*>()->isVisible());
    }
};

QTEST_MAIN(TestNumberCheckWindow)
#include "tst_number_check_window.moc"
