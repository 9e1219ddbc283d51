// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace headscope {

/// For a widget that paints itself. A screen reader takes it for what `role` says: a chart, a canvas; its
/// name and its description are the widget's own, and the description says what is under the keyboard's mark.
/// It is left to right in a window of any direction: keys are in the order of the text, and numbers rise to
/// the right. To be called once, before the name is set.
void declarePainted(QWidget& widget, QAccessible::Role role);

} // namespace headscope
