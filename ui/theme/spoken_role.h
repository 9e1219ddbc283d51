// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace headscope {

/// What a widget that paints itself is for a screen reader: a chart, a canvas. Its name and its description
/// are the widget's own; the description says what is under the keyboard's mark. To be called once, before
/// the name is set.
void setSpokenRole(QWidget& widget, QAccessible::Role role);

} // namespace headscope
