// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tab_order.h"

#include <QLayout>
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
    if (widget.isWindow() || widget.focusProxy() != nullptr) { // a menu; its proxy has a place
        return;
    }
    if (widget.focusPolicy() != Qt::NoFocus) {
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

void setTabOrderByLayout(const QWidgetList& parts) {
    QWidgetList order;
    for (QWidget* part : parts) {
        addAll(*part, order);
    }
    for (qsizetype place = 1; place < order.size(); ++place) {
        QWidget::setTabOrder(order[place - 1], order[place]);
    }
}

} // namespace headscope
