// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include <QLibraryInfo>

#include <xcb/xcb.h>

namespace headscope {

namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool xServerAnswers() {
    if (environment("DISPLAY").empty()) {
        return false;
    }
    const std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> connection(
        xcb_connect(nullptr, nullptr), &xcb_disconnect);
    return xcb_connection_has_error(connection.get()) == 0;
}

bool waylandIsUsable() {
    const std::string display = environment("WAYLAND_DISPLAY");
    if (display.empty()) {
        return false;
    }
    const std::filesystem::path socket = std::filesystem::path(environment("XDG_RUNTIME_DIR")) / display;
    const std::filesystem::path plugins = QLibraryInfo::path(QLibraryInfo::PluginsPath).toStdString();
    std::error_code ignored;
    return std::filesystem::exists(socket, ignored) &&
           std::filesystem::exists(plugins / "platforms" / "libqwayland-generic.so", ignored);
}

} // namespace

bool canOpenWindow() {
    const std::string platform = environment("QT_QPA_PLATFORM");
    if (platform.empty() || platform.starts_with("xcb")) {
        return xServerAnswers() || (platform.empty() && waylandIsUsable());
    }
    if (platform.starts_with("wayland")) {
        return waylandIsUsable();
    }
    // Platforms that need no screen. Qt aborts on an unknown one.
    return platform == "offscreen" || platform == "minimal" || platform.starts_with("vnc");
}

} // namespace headscope
