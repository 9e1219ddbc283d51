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

class KeptSettings;

/// The shortcuts of all commands that have an id, to be changed. They are known by it, so that what is kept
/// is the same in every language. A shortcut that another command has is not taken: which one has it is said.
class ShortcutEditor : public QWidget {
    Q_OBJECT

  public:
    ShortcutEditor(QMenuBar& menus, KeptSettings& settings, QWidget* parent = nullptr);

    /// Those that were changed are kept, and given again; settings name no others. What was kept by the
    /// commands' English names, as it once was, is kept by their ids from then on.
    void restore();

    /// False, and the reason in the window, where another command has it. An empty one takes it away.
    bool set(const QString& id, const QKeySequence& shortcut);
    /// As the program has it.
    void reset(const QString& id);
    void resetAll();
    [[nodiscard]] QString message() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void readCommands();
    void fill();
    void showChosen();
    void give(const MenuCommand& command, const QKeySequence& shortcut);
    [[nodiscard]] const MenuCommand* find(const QString& id) const;
    [[nodiscard]] QString chosen() const; // its id

    QMenuBar& menus_;
    KeptSettings& settings_;
    QList<MenuCommand> commands_;
    std::map<QString, QList<QKeySequence>> own_; // of the program, of those that were changed, by id
    QTreeWidget* list_;
    QKeySequenceEdit* field_;
    QPushButton* reset_;
    QLabel* message_;
};

} // namespace headscope
