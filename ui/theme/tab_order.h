// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>

namespace headscope {

/// Tab goes through what takes the keyboard in each of `parts`, in the order in which their layouts hold it.
/// Qt's own order is that in which widgets came into the window: what is made or put in later comes last.
void setTabOrderByLayout(const QWidgetList& parts);

} // namespace headscope
