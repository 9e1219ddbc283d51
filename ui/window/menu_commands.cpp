// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menu_commands.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace headscope {

namespace {

/// Without the mark of its key, nor the key itself where it stands behind the name: "文件(&F)".
QString plainName(const QAction& action) {
    static const QRegularExpression keyBehind(QStringLiteral("\\(&\\w\\)"));
    QString name = action.text();
    name.remove(keyBehind);
    name.replace(QStringLiteral("&&"), QChar(1));
    return name.remove(u'&').replace(QChar(1), u'&');
}

void collect(QList<MenuCommand>& commands, const QList<QAction*>& actions, const QString& path,
             bool withDisabled) {
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->text().isEmpty()) {
            continue;
        }
        const QString name = path + plainName(*action);
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            collect(commands, menu->actions(), name + QStringLiteral(" › "), withDisabled);
        } else if (withDisabled || action->isEnabled()) {
            commands.append({action->objectName(), name, action});
        }
    }
}

} // namespace

QList<MenuCommand> menuCommands(const QMenuBar& menus, bool withDisabled) {
    QList<MenuCommand> commands;
    collect(commands, menus.actions(), {}, withDisabled);
    return commands;
}

} // namespace headscope
