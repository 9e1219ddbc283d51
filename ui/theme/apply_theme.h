// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include "ui/theme/theme.h"

namespace headscope {

/// Gives the program its style and `theme`'s palette. May be called again at any time; every widget follows.
void applyTheme(QApplication& application, const Theme& theme);

} // namespace headscope
