// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <QWidget>

namespace headscope {

/// Something that can be worked or that shows a state of its own, as a screen reader meets it.
struct ShownControl {
    QWidget* widget = nullptr;
    QAccessible::Role role = QAccessible::NoRole;
    QString name;
    QString group; // where it stands: no two of one role have one name there
};

/// Whether a widget is only a part of another control: a scroll bar, the field of a spin box, a header.
[[nodiscard]] inline bool isPartOfControl(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QScrollBar*>(&widget) != nullptr || widget.objectName().startsWith(u"qt_") ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
           qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QTabBar*>(parent) != nullptr ||
           qobject_cast<const QAbstractItemView*>(parent) != nullptr;
}

[[nodiscard]] inline bool isControl(const QAccessibleInterface& spoken, const QWidget& widget) {
    if (isPartOfControl(widget)) {
        return false;
    }
    switch (spoken.role()) {
    case QAccessible::Button:
    case QAccessible::ButtonDropDown:
    case QAccessible::ButtonMenu:
    case QAccessible::Canvas:
    case QAccessible::Chart:
    case QAccessible::CheckBox:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::Graphic:
    case QAccessible::Link:
    case QAccessible::List:
    case QAccessible::PageTabList:
    case QAccessible::RadioButton:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
    case QAccessible::Table:
    case QAccessible::Tree:
        return true;
    default:
        return widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr &&
               qobject_cast<const QMenuBar*>(&widget) == nullptr;
    }
}

/// What a person calls a widget in a failing test.
[[nodiscard]] inline QString placeOf(const QWidget& widget) {
    QStringList names;
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
        if (!at->objectName().isEmpty() || at == &widget) {
            names.prepend(QStringLiteral("%1(%2)").arg(
                QString::fromLatin1(at->metaObject()->className()).section(u':', -1), at->objectName()));
        }
    }
    return names.mid(qMax<qsizetype>(0, names.size() - 4)).join(u'/');
}

inline void addControls(QAccessibleInterface* spoken, const QString& group, QList<ShownControl>& controls) {
    auto* widget = spoken == nullptr ? nullptr : qobject_cast<QWidget*>(spoken->object());
    if (widget == nullptr || !widget->isVisible()) {
        return;
    }
    if (isControl(*spoken, *widget)) {
        controls += {widget, spoken->role(), spoken->text(QAccessible::Name), group};
    }
    // A widget with a name is a group of its own.
    const QString own = widget->accessibleName().isEmpty() && !widget->isWindow()
                            ? group
                            : group + u'/' + spoken->text(QAccessible::Name);
    for (int child = 0; child < spoken->childCount(); ++child) {
        addControls(spoken->child(child), own, controls);
    }
}

/// All that can be seen now, in the order of the accessible tree.
[[nodiscard]] inline QList<ShownControl> shownControls(QWidget& whole) {
    QList<ShownControl> controls;
    addControls(QAccessible::queryAccessibleInterface(&whole), {}, controls);
    return controls;
}

} // namespace headscope
