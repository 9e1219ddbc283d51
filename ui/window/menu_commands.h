// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>
#include <QString>

class QMenuBar;

namespace headscope {

/// A command of the menus.
struct MenuCommand {
    QString id;   // its action's object name, the same in every language: "view.page.lines"; empty: none
    QString name; // with those of the menus that lead to it, as they read: "View › Page › Lines"
    QPointer<QAction> action; // null when its menu was filled anew
};

/// All of them in the menus' order; those that can not be used now only where `withDisabled` says so. Menus
/// that are filled when they open are filled.
[[nodiscard]] QList<MenuCommand> menuCommands(const QMenuBar& menus, bool withDisabled);

} // namespace headscope
