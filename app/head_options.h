// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "app/command_arguments.h"
#include "app/command_line.h"

namespace headscope {

// The commands heads and ablate, added to the command line.
void addHeads(CLI::App& app, const Shared& arguments, CommandLine& line);
void addAblate(CLI::App& app, const Shared& arguments, CommandLine& line);

} // namespace headscope
