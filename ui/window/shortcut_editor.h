// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QKeySequence>
#include <QWidget>

#include "ui/window/menu_commands.h"

class QKeySequenceEdit;
class QLabel;
class QMenuBar;
class QPushButton;
class QTreeWidget;

namespace headscope {

/// The shortcuts of all commands, to be changed. A shortcut that another command has is not taken: which one
/// has it is said.
class ShortcutEditor : public QWidget {
    Q_OBJECT

  public:
    explicit ShortcutEditor(QMenuBar& menus, QWidget* parent = nullptr);

    /// Those that were changed are kept by the names of their commands, and given again; settings name no
    /// others.
    void restore();

    /// False, and the reason in the window, where another command has it. An empty one takes it away.
    bool set(const QString& command, const QKeySequence& shortcut);
    /// As the program has it.
    void reset(const QString& command);
    [[nodiscard]] QString message() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void fill();
    void showChosen();
    void give(const MenuCommand& command, const QKeySequence& shortcut);
    [[nodiscard]] const MenuCommand* find(const QString& name) const;
    [[nodiscard]] QString chosen() const;

    QMenuBar& menus_;
    QList<MenuCommand> commands_;
    std::map<QString, QKeySequence> own_; // of the program, of those that were changed
    QTreeWidget* list_;
    QKeySequenceEdit* field_;
    QPushButton* reset_;
    QLabel* message_;
};

} // namespace headscope
