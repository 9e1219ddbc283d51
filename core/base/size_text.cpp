// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/size_text.h"

#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

namespace headscope {

namespace {

struct Unit {
    std::string_view name;
    double bytes;
};

constexpr std::array kUnits{Unit{"B", 1},     Unit{"kB", 1e3},  Unit{"MB", 1e6}, Unit{"GB", 1e9},
                            Unit{"TB", 1e12}, Unit{"PB", 1e15}, Unit{"EB", 1e18}};

/// The largest in which the number is 1 or more after rounding: 999.6 kB is 1.0 MB.
const Unit& unitOf(double bytes) {
    std::size_t unit = 0;
    while (unit + 1 < kUnits.size() && bytes >= 999.5 * kUnits[unit].bytes) {
        ++unit;
    }
    return kUnits[unit];
}

std::string numberIn(const Unit& unit, double bytes) {
    const double value = bytes / unit.bytes;
    return fmt::format("{:.{}f}", value, unit.bytes == 1 || value >= 99.95 ? 0 : 1);
}

} // namespace

std::string sizeText(std::uint64_t bytes) {
    const auto value = static_cast<double>(bytes);
    const Unit& unit = unitOf(value);
    return fmt::format("{} {}", numberIn(unit, value), unit.name);
}

std::string sizeShareText(std::uint64_t done, std::uint64_t whole) {
    const Unit& unit = unitOf(static_cast<double>(whole));
    return fmt::format("{} of {}", numberIn(unit, static_cast<double>(done)), sizeText(whole));
}

} // namespace headscope
