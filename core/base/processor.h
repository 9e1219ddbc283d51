// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headscope {

/// What the machine's processor calls itself; empty where the system does not say.
[[nodiscard]] std::string processorName();
/// The same, of the text of /proc/cpuinfo.
[[nodiscard]] std::string processorNameIn(std::string_view cpuInfo);

/// The instruction set that the core which runs was built for: "x86-64-v3". Where the core is a shared
/// library, it is the one of its copies that the dynamic linker took.
[[nodiscard]] const char* coreInstructionSet();

} // namespace headscope
