// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QAction>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"

namespace headscope {

/// The window with something of it in sight, and the part of it that is new there.
struct Sight {
    const char* name;
    std::function<QWidget*(MainWindow&)> show;
};

inline void triggerAction(MainWindow& window, const QString& text) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->text() == text) {
            action->trigger();
            return;
        }
    }
    QFAIL(qPrintable(text));
}

/// A window that came up beside the main one.
[[nodiscard]] inline QWidget* shownPanel(const MainWindow& window, const char* name) {
    auto* panel = window.findChild<QWidget*>(QLatin1String(name));
    return panel != nullptr && panel->isVisible() ? panel : nullptr;
}

/// The pages by their names.
[[nodiscard]] inline QStringList pageKeys(MainWindow& window) {
    auto* stack = window.findChild<PageStack*>();
    QStringList keys;
    for (int page = 0; page < stack->count(); ++page) {
        keys += stack->keyOf(page);
    }
    return keys;
}

inline void showPage(MainWindow& window, const QString& key) {
    auto* stack = window.findChild<PageStack*>();
    stack->setCurrent(stack->indexOf(key));
    QTRY_VERIFY_WITH_TIMEOUT(!stack->isBusy(), 60000);
    QCoreApplication::processEvents(); // what was shown just now has its place
}

/// Beside the pages.
[[nodiscard]] inline std::vector<Sight> panelSights() {
    const auto panel = [](const char* action, const char* name) {
        return [action, name](MainWindow& window) {
            triggerAction(window, QString::fromUtf8(action));
            QCoreApplication::processEvents();
            return shownPanel(window, name);
        };
    };
    return {
        {"composer", panel("&Export figure…", "composer")},
        {"list of models", panel("&Open model…", "modelChooser")},
        {"get a model", panel("&Get a model…", "fetchPanel")},
        {"shortcuts", panel("&Shortcuts…", "shortcutEditor")},
        {"manual", panel("&Manual", "manual")},
        {"commands", panel("&Find a command…", "commandPalette")},
        {"lessons",
         [](MainWindow& window) -> QWidget* {
             triggerAction(window, QStringLiteral("&Lessons"));
             QCoreApplication::processEvents();
             return window.findChild<LessonPanel*>();
         }},
        {"random layer", panel("Random &layer…", "randomLayerPanel")},
    };
}

/// On the bundled model, its sample computed.
[[nodiscard]] inline std::unique_ptr<MainWindow> openedWindow() {
    auto window = std::make_unique<MainWindow>();
    window->show();
    window->openModel(QString::fromStdString(golden::bundledModel().string()));
    return window;
}

} // namespace headscope
