// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "app/command_arguments.h"
#include "app/command_line.h"

namespace headscope {

// The commands of similarity_commands.h and their options.
void addSimilarity(CLI::App& app, const Shared& arguments, CommandLine& line);
void addRollout(CLI::App& app, const Shared& arguments, CommandLine& line);

} // namespace headscope
