// SPDX-License-Identifier: GPL-3.0-or-later
// The window where memory, the disk or a permission ends: it says so, and goes on.
#include <sys/fsuid.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <optional>

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/file_bytes.h"
#include "tests/support/golden.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/saved_views.h"

using namespace headscope;

namespace {

/// A limit of this process, until the end of the scope.
class Limit {
  public:
    Limit(__rlimit_resource_t what, rlim_t most) : what_(what) {
        ::getrlimit(what_, &before_);
        const rlimit small{most, before_.rlim_max};
        ::setrlimit(what_, &small);
    }
    Limit(const Limit&) = delete;
    Limit& operator=(const Limit&) = delete;
    ~Limit() { ::setrlimit(what_, &before_); }

  private:
    __rlimit_resource_t what_;
    rlimit before_{};
};

/// A folder that may not be written to until the end of the scope, by root neither.
class Revoked {
  public:
    explicit Revoked(QString folder) : folder_(std::move(folder)), before_(QFile::permissions(folder_)) {
        QFile::setPermissions(folder_,
                              QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
        if (::geteuid() == 0) {
            ::setfsuid(kNobody);
        }
    }
    Revoked(const Revoked&) = delete;
    Revoked& operator=(const Revoked&) = delete;
    ~Revoked() {
        ::setfsuid(::geteuid());
        QFile::setPermissions(folder_, before_);
    }

  private:
    static constexpr uid_t kNobody = 65534;
    QString folder_;
    QFile::Permissions before_;
};

/// Bytes of addresses that this process has now.
rlim_t addressesNow() {
    rlim_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<rlim_t>(::getpagesize());
}

} // namespace

class WindowFaultsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;

    Session& session() { return window_->session(); }
    [[nodiscard]] QString notice() const {
        return window_->findChild<QLabel*>(QStringLiteral("promptNotice"))->text();
    }
    QAction* action(const char* id) { return window_->findChild<QAction*>(QString::fromLatin1(id)); }
    void type(const char* text) {
        window_->setText(QString::fromLatin1(text));
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() && session().comparison()->text->typed.text == text,
                                 60000);
    }

  private Q_SLOTS:
    void initTestCase() {
        // So that who is not its owner comes to the folders in it.
        QFile::setPermissions(folder_.path(), QFile::permissions(folder_.path()) | QFile::ExeOther);
        qputenv("HOME", folder_.path().toLocal8Bit());
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           folder_.filePath(QStringLiteral("settings")));
        QCoreApplication::setOrganizationName(QStringLiteral("HeadscopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("Faults"));
    }
    void init() {
        QSettings().clear();
        static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // as the program has it
        window_ = std::make_unique<MainWindow>();
        window_->library().setBundledModel(QString::fromStdString(golden::bundledModel().string()));
        window_->show();
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison(), 60000);
    }
    void cleanup() { window_.reset(); }

    void settingsThatCanNotBeKeptAreSaid_data() {
        QTest::addColumn<bool>("isFull");
        QTest::newRow("full disk") << true;
        QTest::newRow("revoked permission") << false;
    }
    void settingsThatCanNotBeKeptAreSaid() {
        QFETCH(bool, isFull);
        window_->restoreSettings();
        action("view.theme.light")->trigger(); // can be kept
        QCOMPARE(notice(), QString());
        const QString file = QSettings().fileName();
        const QByteArray before = contents(file);
        QVERIFY(!before.isEmpty());
        {
            std::optional<Limit> disk;
            std::optional<Revoked> revoked;
            if (isFull) {
                disk.emplace(RLIMIT_FSIZE, 0);
            } else {
                revoked.emplace(QFileInfo(file).path());
            }
            action("view.theme.dark")->trigger();
            QVERIFY2(notice().contains(isFull ? QStringLiteral("File too large")
                                              : QStringLiteral("Permission denied")),
                     qPrintable(notice()));
        }
        QVERIFY(Theme::of(QApplication::palette()).isDark); // in use all the same
        QCOMPARE(contents(file), before);
        QCOMPARE(QDir(QFileInfo(file).path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QFileInfo(file).fileName()});
    }
    void settingsAreKeptWhenThereIsRoomAgain() {
        window_->restoreSettings();
        {
            const Limit disk(RLIMIT_FSIZE, 0);
            action("view.theme.dark")->trigger();
            QVERIFY(!notice().isEmpty());
        }
        action("view.largerText")->trigger();
        QCOMPARE(notice(), QString());
        QVERIFY(contents(QSettings().fileName()).contains("theme=dark"));
    }
    void theListOfModelsThatCanNotBeKeptIsSaid() {
        window_->restoreSettings();
        const Limit disk(RLIMIT_FSIZE, 0);
        action("file.clearRecent")->trigger();
        QVERIFY2(notice().contains(QStringLiteral("File too large")), qPrintable(notice()));
    }
    void settingsThatWereBrokenAreWrittenAnew() {
        QVERIFY(QDir().mkpath(QFileInfo(QSettings().fileName()).path()));
        QVERIFY(write(QSettings().fileName(), QByteArray("[window]\ntheme=@Point(\nx\n[[[\n")));
        window_->restoreSettings();
        action("view.theme.dark")->trigger();
        QCOMPARE(notice(), QString());
        QVERIFY(contents(QSettings().fileName()).contains("theme=dark"));
    }

    void aModelThatDoesNotFitIsSaidAndTheOldOneStays() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more addresses than any limit leaves");
#endif
        type("The king said"); // everything that computing needs is there
        const auto model = session().model();
        {
            const Limit memory(RLIMIT_AS, addressesNow() + (rlim_t{200} << 20));
            window_->openModel(QStringLiteral("random:width=4096,heads=32,tokens=1000,seed=1"));
            QTRY_VERIFY_WITH_TIMEOUT(notice().contains(QStringLiteral("memory")), 60000);
            type("The queen said");
        }
        QCOMPARE(session().model(), model);
    }

    void aFullDiskIsSaidAndKeepingGoesOnWhenThereIsRoom() {
        window_->views().keepIn(folder_.filePath(QStringLiteral("open")));
        const Autosave& autosave = window_->views().autosave();
        const QSignalSpy kept(&autosave, &Autosave::kept);
        {
            const Limit disk(RLIMIT_FSIZE, 0);
            type("The king said");
            QTRY_VERIFY_WITH_TIMEOUT(notice().contains(QStringLiteral("File too large")), 20000);
        }
        QCOMPARE(kept.count(), 0);
        type("The queen said");
        QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), 20000);
        QCOMPARE(notice(), QString());
        window_->views().end();
    }
};

QTEST_MAIN(WindowFaultsTest)
#include "tst_window_faults.moc"
