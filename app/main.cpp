// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QScreen>

#include "app/command_line.h"
#include "app/command_output.h"
#include "app/display.h"
#include "app/last_words.h"
#include "app/picture_commands.h"
#include "app/resource_path.h"
#include "app/standard_files.h"
#include "app/window_picture.h"
#include "core/base/kept_memory.h"
#include "core/base/mapping_guard.h"
#include "core/base/system_memory.h"
#include "ui/export/provenance.h"
#include "ui/state/view_file.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/file_path.h"
#include "ui/theme/fonts.h"
#include "ui/theme/theme.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/translation.h"
#include "ui/window/lesson_player.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/saved_views.h"

namespace {

using namespace headscope;

/// Bytes of addresses below which the window cannot be drawn, and Qt crashes: those of its threads, mostly.
/// It takes 900 MiB.
constexpr std::size_t kWindowAddresses = std::size_t{850} << 20;

int runWithoutDisplay() {
    const QString file = QDir::current().filePath(QStringLiteral("headscope-sample.png"));
    printError("no display to open a window on; drawing the sample comparison instead");
    return runCommand([&] { runSample(file.toStdString()); });
}

/// A screen of many pixels that the desktop does not scale (a 4K projector, often) gets larger text;
/// everything else grows with it. Latin letters keep their shape under a Chinese desktop.
void fitFont() {
    constexpr int kTallest = 1600; // pixels, after the desktop's own scaling, up to which text is left alone
    constexpr double kUsual = 1200;
    const int height = QGuiApplication::primaryScreen()->size().height();
    QFont font = withLatinFirst(QApplication::font());
    if (height > kTallest) {
        font.setPointSizeF(font.pointSizeF() * height / kUsual);
    }
    QApplication::setFont(font);
}

/// A model, or a view of one; without either, and where the view can not be opened, the bundled model.
void openFirst(MainWindow& window, const std::string& path) {
    const QString file = fromPath(std::filesystem::path(path));
    const bool isView = isViewFile(file) || hasProvenance(file);
    const QString model = path.empty() || isView ? fromPath(resourcePath("model")) : file;
    if (!isView) {
        window.openModel(model);
        return;
    }
    QObject::connect(
        &window.views(), &SavedViews::opened, &window,
        [&window, model] {
            // One that the view waits for is not the bundled one.
            if (!window.session().model() && !window.views().lacksModel()) {
                window.openModel(model);
            }
        },
        Qt::SingleShotConnection);
    window.views().open(file);
}

int runWindow(QApplication& application, const CommandLine& line) {
    installTranslation(application, chosenLanguage());
    QLocale::setDefault(QLocale::c()); // numbers read as in formulas and in files, in every language: 0.125
    applyTheme(application, Theme::ofSystem());
    fitFont();
    QApplication::setWindowIcon(programIcon());
    MainWindow window;
    window.restoreSettings();
    window.show();
    if (!line.screenshot.empty()) {
        drawWhenComputed(window, line.screenshot);
    }
    if (!line.text.empty()) {
        window.setText(QString::fromStdString(line.text));
    }
    if (!line.picture.empty()) {
        window.openPicture(QString::fromStdString(line.picture));
        QObject::connect(
            &window.session(), &Session::modelOpened, &window,
            [&window, picture = QString::fromStdString(line.picture)] {
                if (!window.session().model()->spec().readsPictures()) {
                    window.openPicture(picture); // which says that it is of no use
                }
            },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    return runCommand([&] {
               if (const auto bundled = findResource("model")) {
                   window.library().setBundledModel(fromPath(*bundled));
               }
               if (const auto reference = findResource("check")) {
                   window.setReference(fromPath(*reference));
               }
               if (const auto lessons = findResource("lessons")) {
                   window.lessons().setFolder(fromPath(*lessons));
               }
               openFirst(window, line.model);
           }) == 0
               ? QApplication::exec()
               : 1;
}

} // namespace

int main(int argc, char** argv) {
    occupyStandardFiles();
    guardMappings();
    keepFreedMemory();
    sayLastWords();
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // a file that grows too large is an error of its write
    const CommandLine line = parseCommandLine(argc, argv);
    if (!line.command && !line.opensWindow) {
        return line.status;
    }
    if (line.command && !line.draws) {
        return runCommand(line.command);
    }
    const bool hasDisplay = line.opensWindow && canOpenWindow();
    const bool makesWindow = hasDisplay || !line.screenshot.empty();
    if (!hasDisplay) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    // Commands speak in one line; what Qt has to remark about the machine is not it.
    hearQt(!hasDisplay || !line.screenshot.empty());
    if (makesWindow && !hasAddressesFor(kWindowAddresses)) {
        printError("there is not enough memory for a window (ulimit -v)");
        return 1;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Headscope"));
    QApplication::setApplicationVersion(QString::fromLatin1(programVersion()));
    QApplication::setOrganizationName(QStringLiteral("Headscope"));
    QGuiApplication::setDesktopFileName(
        QStringLiteral("headscope")); // a Wayland desktop finds the icon by it
    if (!hasFonts()) {                // maps without their tokens would say nothing
        printError("no fonts with Latin letters on this machine: nothing can be written in a picture or a "
                   "window without one");
        return 1;
    }
    if (line.command) {
        return runCommand(line.command);
    }
    return makesWindow ? runWindow(application, line) : runWithoutDisplay();
}
