// SPDX-License-Identifier: GPL-3.0-or-later
// The window where memory or the disk ends: it says so, and goes on.
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/golden.h"
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
    void type(const char* text) {
        window_->setText(QString::fromLatin1(text));
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison() && session().comparison()->text->typed.text == text,
                                 60000);
    }

  private Q_SLOTS:
    void init() {
        static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // as the program has it
        window_ = std::make_unique<MainWindow>();
        window_->library().setBundledModel(QString::fromStdString(golden::bundledModel().string()));
        window_->show();
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY_WITH_TIMEOUT(session().comparison(), 60000);
    }
    void cleanup() { window_.reset(); }

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
        window_->views().end();
    }
};

QTEST_MAIN(WindowFaultsTest)
#include "tst_window_faults.moc"
