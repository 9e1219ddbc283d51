// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace headscope {

/// The arguments of main without those that are Qt's own ("-reverse", "-geometry 900x600", and "-session",
/// with which a desktop starts what was open when it was left): a window takes those from all arguments.
/// Where windows are drawn, which Qt's -platform and -display say, is left to QT_QPA_PLATFORM and DISPLAY,
/// so that it is known before Qt starts.
[[nodiscard]] std::vector<const char*> withoutQtOptions(int argc, const char* const* argv);

} // namespace headscope
