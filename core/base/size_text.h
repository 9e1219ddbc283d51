// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace headscope {

/// A number of bytes for a person, in decimal units: "512 B", "71.1 kB", "820 MB", "1.2 GB".
[[nodiscard]] std::string sizeText(std::uint64_t bytes);

/// A part of some bytes, both in the unit of the whole: "1.2 of 13.5 GB".
[[nodiscard]] std::string sizeShareText(std::uint64_t done, std::uint64_t whole);

/// A number of things for a person: "5.2 million", "6.7 billion"; below a million all digits.
[[nodiscard]] std::string countText(std::uint64_t count);

} // namespace headscope
