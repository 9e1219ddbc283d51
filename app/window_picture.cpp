// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_picture.h"

#include <string_view>

#include <QApplication>
#include <QBuffer>
#include <QPixmap>
#include <QTimer>

#include "app/command_line.h"
#include "core/base/atomic_file.h"
#include "ui/window/main_window.h"

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
    QObject::connect(&window, &MainWindow::settled, &window, [&window, file] {
        // Parts of the window hear the same signals, and change what they show.
        QTimer::singleShot(0, &window, [&window, file] {
            QApplication::exit(runCommand([&] { savePicture(window.grab(), file); }));
        });
    });
}

} // namespace headscope
