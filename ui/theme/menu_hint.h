// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QPainter;
class QStyleOptionMenuItem;

namespace headscope {

/// The text of a menu item that says more under its title: plain text, in which an ampersand is only that.
[[nodiscard]] QString menuTextWithHint(const QString& title, const QString& hint);

[[nodiscard]] bool hasMenuHint(const QStyleOptionMenuItem& item);
[[nodiscard]] QSize menuHintSize(const QStyleOptionMenuItem& item);
/// Title and hint, on the item's background: the hint muted and smaller.
void paintMenuHint(QPainter& painter, const QStyleOptionMenuItem& item);

} // namespace headscope
