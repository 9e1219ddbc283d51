// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace headscope {

class MainWindow;

/// Waits until the session has computed what the window was asked for (scores of all heads may come later),
/// draws the window into a PNG file, and ends the event loop with 0, or with 1 and one line on stderr where
/// something could not be opened or computed or the file can not be written. Call it before anything is asked
/// of the window.
void drawWhenComputed(MainWindow& window, const std::filesystem::path& file);

} // namespace headscope
