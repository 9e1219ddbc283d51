// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/command_palette.h"

#include <algorithm>

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/theme/joined.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kName = 0;
constexpr int kShortcut = 1;
constexpr int kPlace = Qt::UserRole; // of the command

} // namespace

CommandPalette::CommandPalette(QMenuBar& menus, QWidget* window)
    : QFrame(window, Qt::Popup), menus_(menus), field_(new QLineEdit), list_(new QTreeWidget),
      nothing_(new ThemedLabel(&Theme::muted)) {
    setObjectName(QStringLiteral("commandPalette"));
    setFrameShape(QFrame::StyledPanel);
    field_->setObjectName(QStringLiteral("commandField"));
    field_->setPlaceholderText(tr("Type a command: \"scaling\", \"save view\", \"dark\""));
    field_->setAccessibleName(tr("Command"));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("commandList"));
    list_->setAccessibleName(tr("Commands"));
    list_->setToolTip(tr("Return or a click runs the command"));
    list_->setColumnCount(2);
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(kShortcut, QHeaderView::ResizeToContents);
    nothing_->setObjectName(QStringLiteral("commandNothing"));
    nothing_->setElidable(true);
    const Spacing spacing = Spacing::of(font());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing.medium, spacing.medium, spacing.medium, spacing.medium);
    column->setSpacing(spacing.small);
    column->addWidget(field_);
    column->addWidget(nothing_);
    column->addWidget(list_, 1);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(list_, &QTreeWidget::itemClicked, this, &CommandPalette::trigger);
}

void CommandPalette::open() {
    commands_ = menuCommands(menus_, false);
    field_->clear();
    filter({});
    const int line = Spacing::of(font()).line;
    const QWidget* window = parentWidget();
    resize(std::min(38 * line, window->width() - 2 * line), std::min(26 * line, window->height() - 4 * line));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, 3 * line)));
    show();
    field_->setFocus();
}

void CommandPalette::filter(const QString& text) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    list_->clear();
    for (int place = 0; place < commands_.size(); ++place) {
        const MenuCommand& command = commands_[place];
        if (!command.action || !std::ranges::all_of(words, [&command](const QString& word) {
                return command.name.contains(word, Qt::CaseInsensitive);
            })) {
            continue;
        }
        const QAction& action = *command.action;
        auto* item = new QTreeWidgetItem(
            list_, {action.isCheckable() && action.isChecked() ? tr("%1  ✓").arg(command.name) : command.name,
                    action.shortcut().toString(QKeySequence::NativeText)});
        item->setData(kName, kPlace, place);
        item->setToolTip(kName, action.toolTip().contains(u'<') ? QString() : action.toolTip());
    }
    list_->setCurrentItem(list_->topLevelItem(0));
    nothing_->setText(tr("No command has %1 in its name.").arg(Joined::quoted(text)));
    nothing_->setVisible(list_->topLevelItemCount() == 0);
}

QStringList CommandPalette::shown() const {
    QStringList names;
    for (int row = 0; row < list_->topLevelItemCount(); ++row) {
        names += commands_[list_->topLevelItem(row)->data(kName, kPlace).toInt()].name;
    }
    return names;
}

void CommandPalette::trigger() {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr) {
        return;
    }
    const QPointer<QAction> action = commands_[item->data(kName, kPlace).toInt()].action;
    hide(); // first, as what it does may open a dialog
    if (action) {
        action->trigger();
    }
}

/// The keyboard stays in the field; what moves in a list moves in the list.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            trigger();
            return true;
        case Qt::Key_Down:
        case Qt::Key_Up:
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
            QCoreApplication::sendEvent(list_, key);
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace headscope
