// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>

namespace headscope {

/// What Tab can come to in `parts`, in the order in which their layouts hold it. Qt's own order is that in
/// which widgets came into the window: what is made or put in later comes last.
[[nodiscard]] QWidgetList tabStops(const QWidgetList& parts);

/// Gives the keyboard to the stop after, or before, the one that has it, round the ends, and brings it into
/// sight. Whether there is one.
bool goToNextStop(const QWidgetList& stops, bool isForward);

} // namespace headscope
