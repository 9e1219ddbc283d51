// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "app/command_arguments.h"
#include "app/command_line.h"

namespace headscope {

struct CheckArguments {
    std::string reference; // a folder; empty: the one that comes with the program
    bool json = false;
};

/// Compares the bundled model's numbers with a reference implementation's, and prints how they compare.
/// Throws Error where they do not agree.
void runCheck(const CheckArguments& arguments);

void addCheck(CLI::App& app, const Shared& arguments, CommandLine& line);

} // namespace headscope
