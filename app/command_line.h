// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

struct Arguments;

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
    // Of a command that a job file may have:
    std::shared_ptr<Arguments> arguments = {}; // which it reads when it is run
    std::string* output = nullptr;             // the member of those that names its file
    std::function<void()> checkOutput = {};    // throws Error where it does not write such a file
};

/// Reads the arguments and checks them as far as that goes without a model. Help goes to stdout, one line
/// about wrong usage to stderr, with status 2.
[[nodiscard]] CommandLine parseCommandLine(int argc, const char* const* argv);

/// Of the program: "0.1.0".
[[nodiscard]] const char* programVersion();

/// The commands that a job file may have.
[[nodiscard]] const std::vector<std::string>& batchCommands();
/// A command of a job file, whose options are words as the command line has them ("--layer=2"), without its
/// text: that is filled in later. Throws Error that begins with the option that is wrong.
[[nodiscard]] CommandLine parseBatchCommand(const std::vector<std::string>& words, const std::string& output);
/// The options of a command by their long names.
[[nodiscard]] std::vector<std::string> optionsOf(std::string_view command);

/// Runs a command: 0, or 1 with one line on stderr.
[[nodiscard]] int runCommand(const std::function<void()>& command);

} // namespace headscope
