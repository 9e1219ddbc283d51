// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_picture.h"

#include <string_view>

#include <QApplication>
#include <QBuffer>
#include <QPixmap>
#include <QTimer>

#include "app/command_line.h"
#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "ui/window/main_window.h"
#include "ui/window/saved_views.h"

namespace headscope {

namespace {

void savePicture(const QPixmap& picture, const std::filesystem::path& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    writeFileAtomically(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

void drawWhenComputed(MainWindow& window, const std::filesystem::path& file) {
    const auto draw = [&window, file] {
        // Parts of the window hear the same signals, and change what they show.
        QTimer::singleShot(0, &window, [&window, file] {
            QApplication::exit(runCommand([&] {
                if (const QString problem = window.problem(); !problem.isEmpty()) {
                    throw Error(problem.toStdString());
                }
                savePicture(window.grab(), file);
            }));
        });
    };
    QObject::connect(&window, &MainWindow::settled, &window, draw);
    QObject::connect(&window.views(), &SavedViews::opened, &window, [&window, draw] {
        if (window.views().lacksModel()) {
            draw(); // nothing will be computed
        }
    });
}

} // namespace headscope
