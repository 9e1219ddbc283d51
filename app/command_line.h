// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace headscope {

/// What the arguments ask for.
struct CommandLine {
    int status = 0;                // of a command line that ends at once (help, version, wrong usage)
    std::function<void()> command; // empty where it ends at once, or where the window is asked for
    bool draws = false;            // the command needs a QApplication
    bool opensWindow = false;
    std::string model;      // for the window: a folder, a file or a saved view, or empty
    std::string text;       // for the window, or empty
    std::string picture;    // likewise: a file
    std::string screenshot; // a file that the window is drawn into; empty: it stays open
};

/// Reads the arguments and checks them as far as that goes without a model. Help goes to stdout, one line
/// about wrong usage to stderr, with status 2.
[[nodiscard]] CommandLine parseCommandLine(int argc, const char* const* argv);

/// Of the program: "0.1.0".
[[nodiscard]] const char* programVersion();

/// Runs a command: 0, or 1 with one line on stderr.
[[nodiscard]] int runCommand(const std::function<void()>& command);

} // namespace headscope
