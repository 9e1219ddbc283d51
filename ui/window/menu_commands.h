// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace headscope {

/// A command of the menus, by the names of the menus that lead to it: "View › Page › Lines".
struct MenuCommand {
    QString name;
    QAction* action = nullptr;
};

/// All of them in the menus' order; those that can not be used now only where `withDisabled` says so. Menus
/// that are filled when they open are filled.
[[nodiscard]] QList<MenuCommand> menuCommands(const QMenuBar& menus, bool withDisabled);

} // namespace headscope
