// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who does anything with the window, in any order: nothing may break, all work must end, and nothing
// may be left when the window is closed. HEADSCOPE_RANDOM_SEED and HEADSCOPE_RANDOM_ACTIONS say who, and for
// how long.
#include <malloc.h>
#include <mutex>

#include <QRegularExpression>
#include <QScopeGuard>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "core/model/random_layer.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/tiny_model.h"
#include "tests/ui/window/random_user.h"
#include "tests/ui/window/work_watch.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/theme.h"
#include "ui/window/lesson_player.h"
#include "ui/window/model_library.h"

using namespace headscope;

namespace {

constexpr int kUsualActions = 300;
constexpr int kActionsOfAWindow = 100;  // at most, until it is closed and opened again
constexpr unsigned kLongest = 120;      // seconds that an action may take
constexpr qint64 kMostKept = 128 << 20; // bytes, by Qt's caches of fonts and pictures

/// Bytes that are allocated.
std::size_t heapInUse() {
    const struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

/// What there is more of than a window should leave: Qt keeps one of some things of its own from then on, and
/// its gestures for a while.
QString growth(const std::map<QByteArray, int>& before, const std::map<QByteArray, int>& after) {
    QStringList more;
    for (const auto& [name, count] : after) {
        const auto found = before.find(name);
        const int known = found == before.end() ? 0 : found->second;
        const int kept = name.startsWith('Q') ? 1 : 0;
        if (count > known + kept && name != "QPanGesture" && name != "QFactoryLoader") {
            more += QStringLiteral("%1 +%2").arg(QString::fromLatin1(name)).arg(count - known);
        }
    }
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (widget->windowType() != Qt::Desktop) {
            more += placeOf(*widget);
        }
    }
    return more.join(QStringLiteral(", "));
}

/// What Qt warned of, in any thread.
struct Warnings {
    std::mutex mutex;
    QStringList texts;
};
Warnings& warnings() {
    static Warnings warnings;
    return warnings;
}
/// The platform of tests and Qt's accessible views can not do everything, the mouse may be where a window
/// just was, and a request may be stopped while it fails; whatever else Qt says is a fault of ours.
void noteWarning(QtMsgType type, const QMessageLogContext&, const QString& text) {
    static const QRegularExpression ofPlatform(
        QStringLiteral("^(This plugin does not|Unimplemented code| *OpenType support missing|Mouse "
                       "event|QNetworkReplyImplPrivate::error)"));
    if (type == QtInfoMsg || type == QtDebugMsg) {
        fprintf(stderr, "%s\n", qPrintable(text));
    } else if (!ofPlatform.match(text).hasMatch()) {
        const std::lock_guard lock(warnings().mutex);
        warnings().texts += text;
    }
}

} // namespace

class TestRandomUser : public QObject {
    Q_OBJECT

    WorkWatch watch_;
    QTemporaryDir folder_;
    std::vector<std::unique_ptr<TinyModel>> tiny_;
    std::unique_ptr<CheckpointFolder> damaged_;
    UserPlaces places_;
    QFont font_;
    std::unique_ptr<MainWindow> window_;

    void openWindow() {
        applyTheme(*qApp, Theme::light());
        QApplication::setFont(font_);
        window_ = std::make_unique<MainWindow>();
        window_->restoreSettings();
        window_->show();
        window_->library().setBundledModel(places_.models.constFirst());
        window_->lessons().setFolder(QStringLiteral(HEADSCOPE_RESOURCES "/lessons"));
        window_->openModel(places_.models.constFirst());
    }
    /// All work of the window has ended, and it does not say that it is computing.
    void settle() {
        QCoreApplication::processEvents(); // new runners are known
        QTRY_VERIFY2_WITH_TIMEOUT(watch_.isQuiet(), qPrintable(watch_.summary()), 60000);
        QCoreApplication::processEvents(); // whatever comes after the last end
        QVERIFY(!window_->session().isOpening());
        QVERIFY(!window_->session().isGenerating());
        QVERIFY2(watch_.faults().isEmpty(), qPrintable(watch_.faults().join(u'\n')));
    }
    void closeWindow() {
        settle();
        window_->close();
        window_.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    /// One window and what somebody does with it, until all is done or it is closed. Returns how much that
    /// was.
    int use(RandomUser& user, int actions) {
        openWindow();
        int count = 0;
        while (count < actions && window_->isVisible() && !QTest::currentTestFailed()) {
            user.act(*window_);
            ++count;
            const std::lock_guard lock(warnings().mutex);
            if (!warnings().texts.isEmpty()) {
                QTest::qFail(qPrintable(warnings().texts.join(u'\n')), __FILE__, __LINE__);
            }
        }
        closeWindow();
        return count;
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                           folder_.filePath(QStringLiteral("settings")));
        qputenv("HF_ENDPOINT", "http://127.0.0.1:9"); // nobody answers
        qputenv("HF_HOME", folder_.path().toUtf8());
        QApplication::setQuitOnLastWindowClosed(false);
        font_ = QApplication::font();
        const QString bundled = QStringLiteral(HEADSCOPE_RESOURCES "/model");
        places_.models = {bundled, bundled, bundled, QStringLiteral("/nowhere")};
        const auto addTiny = [this](const char* family, TinyModel::Style style) {
            tiny_.push_back(std::make_unique<TinyModel>(family, style));
            places_.models += tiny_.back()->folder();
        };
        addTiny("gpt2", TinyModel::Style::Plain);
        addTiny("bert", TinyModel::Style::Bert);
        addTiny("t5", TinyModel::Style::Seq2Seq);
        damaged_ = std::make_unique<CheckpointFolder>(golden::bundledModel());
        places_.models += QString::fromStdString(writeDamaged(*damaged_, "nan").string());
        for (const char* family : {"vit", "dinov2"}) {
            places_.models += QStringLiteral(HEADSCOPE_TEST_DATA "/families/") + QLatin1String(family);
        }
        places_.models += {QStringLiteral("random:heads=5"),
                           QStringLiteral("random:heads=4,kv-heads=2,causal=yes,layers=3"),
                           QStringLiteral("random:kind=cross"), QStringLiteral("random:heads=3,width=7"),
                           QStringLiteral("random:input=embeddings,of=") + bundled};
        places_.pictures = {QStringLiteral(HEADSCOPE_TEST_DATA "/pictures/small.png"),
                            QStringLiteral("/nowhere.png")};
        places_.lessons = listLessons(std::filesystem::path(HEADSCOPE_RESOURCES) / "lessons", {});
        places_.folder = folder_.path();
    }

    void whateverIsDoneAllWorkEndsAndNothingIsLeft() {
        bool hasSeed = false;
        const qulonglong given = qEnvironmentVariable("HEADSCOPE_RANDOM_SEED").toULongLong(&hasSeed);
        const qulonglong seed = hasSeed ? given : 1;
        const int actions = qMax(qEnvironmentVariableIntValue("HEADSCOPE_RANDOM_ACTIONS"), 0);
        const QtMessageHandler handler = qInstallMessageHandler(noteWarning);
        const auto restore = qScopeGuard([handler] {
            qInstallMessageHandler(handler);
            LastActions::end();
            if (QTest::currentTestFailed()) {
                fputs(LastActions::text().c_str(), stderr);
            }
        });
        LastActions::begin("HEADSCOPE_RANDOM_SEED=" + std::to_string(seed) + ", the last actions:", kLongest);
        Dice dice(seed);
        RandomUser user(places_, dice);
        use(user, 0); // what is made once for all windows
        const std::map<QByteArray, int> objects = LiveObjects::count();
        const auto heap = static_cast<qint64>(heapInUse());
        for (int left = actions == 0 ? kUsualActions : actions; left > 0 && !QTest::currentTestFailed();) {
            left -= use(user, qMin(left, kActionsOfAWindow));
            const QString more = growth(objects, LiveObjects::count());
            QVERIFY2(more.isEmpty(), qPrintable(more));
            const auto kept = static_cast<qint64>(heapInUse()) - heap;
            QVERIFY2(kept < kMostKept, qPrintable(QString::number(kept)));
            qInfo().noquote() << left << "left," << watch_.summary() << kept / 1024 << "KiB kept";
        }
    }
};

QTEST_MAIN(TestRandomUser)
#include "tst_random_user.moc"
