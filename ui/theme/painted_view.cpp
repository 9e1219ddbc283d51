// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/painted_view.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace headscope {

namespace {

constexpr const char* kRole = "paintedRole";

QAccessibleInterface* withRole(const QString& className, QObject* object) {
    Q_UNUSED(className)
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget != nullptr ? widget->property(kRole) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

} // namespace

void declarePainted(QWidget& widget, QAccessible::Role role) {
    static const bool isInstalled = (QAccessible::installFactory(withRole), true);
    Q_UNUSED(isInstalled)
    widget.setLayoutDirection(Qt::LeftToRight);
    widget.setProperty(kRole, static_cast<int>(role));
}

} // namespace headscope
