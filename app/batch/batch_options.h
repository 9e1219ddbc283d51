// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "app/command_arguments.h"
#include "app/command_line.h"

namespace headscope {

void addBatch(CLI::App& app, const Shared& arguments, CommandLine& line);

} // namespace headscope
