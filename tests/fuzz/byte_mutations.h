// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>

namespace headscope {

/// `seed` with one to four changes that damaged and hostile files have: other bytes, numbers at the ends of
/// their ranges, parts that are gone, come twice or come from `other`. The same on every machine.
[[nodiscard]] std::string mutated(std::string seed, const std::string& other, std::mt19937_64& random);

} // namespace headscope
