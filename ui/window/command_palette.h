// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

#include "ui/window/menu_commands.h"

class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace headscope {

class ThemedLabel;

/// All commands of the menus in one list that is narrowed down by typing: words in any order, each anywhere
/// in the name or in the names of its menus. Return does what is chosen. It is filled when it is opened.
class CommandPalette : public QFrame {
    Q_OBJECT

  public:
    /// `window`: over which it opens.
    CommandPalette(QMenuBar& menus, QWidget* window);

    void open();
    /// What is in the list, as it reads: "View › Page › Lines".
    [[nodiscard]] QStringList shown() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void filter(const QString& text);
    void trigger();

    QMenuBar& menus_;
    QList<MenuCommand> commands_;
    QLineEdit* field_;
    QTreeWidget* list_;
    ThemedLabel* nothing_; // where nothing is found
};

} // namespace headscope
