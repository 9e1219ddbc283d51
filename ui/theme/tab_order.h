// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>

namespace headscope {

/// Tab goes through each of `parts` and what is in it, in the order in which their layouts hold it. Qt's own
/// order is that in which widgets came into the window: what is made or put in later would come last. A
/// widget that fills itself anew calls it with itself, and keeps its place.
void setTabOrderByLayout(const QWidgetList& parts);

} // namespace headscope
