// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tab_order.h"

#include <QApplication>
#include <QLayout>
#include <QScrollArea>
#include <QSet>
#include <QWidget>

namespace headscope {

namespace {

void addAll(QWidget& widget, QWidgetList& order);

void addLayout(const QLayout& layout, QWidgetList& order, QSet<const QWidget*>& added) {
    for (int index = 0; index < layout.count(); ++index) {
        QLayoutItem* item = layout.itemAt(index);
        if (QWidget* widget = item->widget(); widget != nullptr && !added.contains(widget)) {
            added.insert(widget);
            addAll(*widget, order);
        } else if (item->layout() != nullptr) {
            addLayout(*item->layout(), order, added);
        }
    }
}

/// A widget, what its layout holds, and its other children.
void addAll(QWidget& widget, QWidgetList& order) {
    if (widget.isWindow()) { // a menu
        return;
    }
    const bool isStop = (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
    if (isStop && widget.isEnabled() && widget.isVisible()) {
        order += &widget;
    }
    QSet<const QWidget*> added;
    if (widget.layout() != nullptr) {
        addLayout(*widget.layout(), order, added);
    }
    for (QObject* child : widget.children()) {
        if (auto* inner = qobject_cast<QWidget*>(child); inner != nullptr && !added.contains(inner)) {
            addAll(*inner, order);
        }
    }
}

} // namespace

QWidgetList tabStops(const QWidgetList& parts) {
    QWidgetList order;
    for (QWidget* part : parts) {
        addAll(*part, order);
    }
    return order;
}

bool goToNextStop(const QWidgetList& stops, bool isForward) {
    if (stops.isEmpty()) {
        return false;
    }
    qsizetype place = -1; // of the innermost that has the keyboard
    for (const QWidget* at = QApplication::focusWidget(); at != nullptr && place < 0;
         at = at->parentWidget()) {
        place = stops.indexOf(at);
    }
    const qsizetype next = place < 0 ? (isForward ? 0 : stops.size() - 1)
                                     : (place + (isForward ? 1 : stops.size() - 1)) % stops.size();
    QWidget* stop = stops[next];
    stop->window()->setAttribute(Qt::WA_KeyboardFocusChange);
    stop->setFocus(isForward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* at = stop->parentWidget(); at != nullptr; at = at->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(at)) {
            scroll->ensureWidgetVisible(stop);
        }
    }
    return true;
}

} // namespace headscope
