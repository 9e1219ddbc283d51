// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/check/number_check.h"

namespace headscope {

/// A difference, or its tolerance: "3.1e-07"; of token ids, how many differ.
[[nodiscard]] std::string differenceText(CheckedQuantity quantity, double difference);

/// A check as plain text for a letter: what was compared and how it came out, a line for each kind of number,
/// and what it ran on. `program`: with its version. In English, whatever the window speaks, as it is for
/// whoever keeps the program.
[[nodiscard]] std::string checkText(const NumberCheck& check, const std::string& program);

} // namespace headscope
