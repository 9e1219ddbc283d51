// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcut_editor.h"

#include <algorithm>

#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTreeWidget>

#include "ui/theme/spacing.h"
#include "ui/window/kept_settings.h"
#include "ui/window/old_shortcut_names.h"

namespace headscope {

namespace {

const QString kGroup = QStringLiteral("shortcuts");

constexpr int kId = Qt::UserRole;

QString keyOf(const QString& id) {
    return kGroup + u'/' + id;
}

QString shown(const QKeySequence& shortcut) {
    return shortcut.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutEditor::ShortcutEditor(QMenuBar& menus, KeptSettings& settings, QWidget* parent)
    : QWidget(parent), menus_(menus), settings_(settings), list_(new QTreeWidget),
      field_(new QKeySequenceEdit), reset_(new QPushButton(tr("&Reset"))), message_(new QLabel) {
    setObjectName(QStringLiteral("shortcutEditor"));
    list_->setObjectName(QStringLiteral("shortcutList"));
    list_->setAccessibleName(tr("Commands"));
    list_->setHeaderLabels({tr("Command"), tr("Shortcut")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    field_->setObjectName(QStringLiteral("shortcutField"));
    field_->setAccessibleName(tr("Shortcut"));
    field_->setToolTip(tr("Press the keys; Backspace takes the shortcut away"));
    reset_->setObjectName(QStringLiteral("shortcutReset"));
    reset_->setToolTip(tr("The shortcut that the program gives it"));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    const Spacing spacing = Spacing::of(font());
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing.medium);
    row->addWidget(field_, 1);
    row->addWidget(reset_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addWidget(message_);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showChosen);
    connect(field_, &QKeySequenceEdit::editingFinished, this, [this] {
        // One combination, as all commands have.
        const QKeySequence keys = field_->keySequence();
        set(chosen(),
            keys.isEmpty() || keys[0].key() == Qt::Key_Backspace ? QKeySequence() : QKeySequence(keys[0]));
        showChosen();
    });
    connect(reset_, &QPushButton::clicked, this, [this] { reset(chosen()); });
}

void ShortcutEditor::restore() {
    QSettings settings;
    settings.beginGroup(kGroup);
    renameOldShortcuts(settings);
    readCommands();
    for (const MenuCommand& command : commands_) {
        if (const QVariant kept = settings.value(command.id); kept.isValid()) {
            give(command, QKeySequence(kept.toString(), QKeySequence::PortableText));
        }
    }
}

void ShortcutEditor::readCommands() {
    commands_ = menuCommands(menus_, true);
    commands_.removeIf([](const MenuCommand& command) { return command.id.isEmpty(); });
}

const MenuCommand* ShortcutEditor::find(const QString& id) const {
    const auto found = std::ranges::find(commands_, id, &MenuCommand::id);
    return found == commands_.end() ? nullptr : &*found;
}

void ShortcutEditor::give(const MenuCommand& command, const QKeySequence& shortcut) {
    own_.try_emplace(command.id, command.action->shortcuts());
    command.action->setShortcut(shortcut);
}

bool ShortcutEditor::set(const QString& id, const QKeySequence& shortcut) {
    readCommands();
    const MenuCommand* wanted = find(id);
    if (wanted == nullptr || wanted->action->shortcut() == shortcut) {
        return wanted != nullptr;
    }
    const auto owner = std::ranges::find_if(commands_, [&](const MenuCommand& each) {
        return !shortcut.isEmpty() && each.action != wanted->action &&
               each.action->shortcuts().contains(shortcut);
    });
    if (owner != commands_.end()) {
        message_->setText(tr("%1 is the shortcut of %2.").arg(shown(shortcut), owner->name));
        return false;
    }
    message_->clear();
    give(*wanted, shortcut);
    settings_.set(keyOf(id), shortcut.toString(QKeySequence::PortableText));
    fill();
    return true;
}

void ShortcutEditor::reset(const QString& id) {
    const auto own = own_.find(id);
    if (own != own_.end() && set(id, own->second.value(0))) {
        find(id)->action->setShortcuts(own->second);
        own_.erase(own);
        settings_.remove(keyOf(id));
        showChosen();
    }
}

void ShortcutEditor::resetAll() {
    readCommands();
    for (const MenuCommand& command : commands_) {
        if (const auto own = own_.find(command.id); own != own_.end()) {
            command.action->setShortcuts(own->second);
            settings_.remove(keyOf(command.id));
        }
    }
    own_.clear();
    message_->clear();
    fill();
}

QString ShortcutEditor::message() const {
    return message_->text();
}

void ShortcutEditor::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    message_->clear();
    fill();
}

void ShortcutEditor::fill() {
    const QSignalBlocker blocker(list_);
    const QString before = chosen();
    readCommands();
    list_->clear();
    for (const MenuCommand& command : commands_) {
        auto* item = new QTreeWidgetItem(list_, {command.name, shown(command.action->shortcut())});
        item->setData(0, kId, command.id);
        if (command.id == before || list_->currentItem() == nullptr) {
            list_->setCurrentItem(item);
        }
    }
    showChosen();
}

QString ShortcutEditor::chosen() const {
    const QTreeWidgetItem* item = list_->currentItem();
    return item == nullptr ? QString() : item->data(0, kId).toString();
}

void ShortcutEditor::showChosen() {
    readCommands(); // menus may have been filled anew
    const MenuCommand* command = find(chosen());
    field_->setEnabled(command != nullptr);
    field_->setKeySequence(command == nullptr ? QKeySequence() : command->action->shortcut());
    reset_->setEnabled(own_.contains(chosen()));
}

} // namespace headscope
