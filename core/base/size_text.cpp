// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/size_text.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "core/base/sentence.h"

namespace headscope {

namespace {

struct Unit {
    std::string_view name;
    double size;
};

constexpr std::array kByteUnits{Unit{Sentence::noted("B"), 1},     Unit{Sentence::noted("kB"), 1e3},
                                Unit{Sentence::noted("MB"), 1e6},  Unit{Sentence::noted("GB"), 1e9},
                                Unit{Sentence::noted("TB"), 1e12}, Unit{Sentence::noted("PB"), 1e15},
                                Unit{Sentence::noted("EB"), 1e18}};
constexpr std::array kCountUnits{Unit{Sentence::noted("million"), 1e6}, Unit{Sentence::noted("billion"), 1e9},
                                 Unit{Sentence::noted("trillion"), 1e12}};

/// The largest in which the number is 1 or more after rounding: 999.6 kB is 1.0 MB.
const Unit& unitOf(double number, std::span<const Unit> units) {
    std::size_t unit = 0;
    while (unit + 1 < units.size() && number >= 999.5 * units[unit].size) {
        ++unit;
    }
    return units[unit];
}

std::string numberIn(const Unit& unit, double number) {
    const double value = number / unit.size;
    return fmt::format("{:.{}f}", value, unit.size == 1 || value >= 99.95 ? 0 : 1);
}

std::string textIn(const Unit& unit, double number) {
    return fmt::format("{} {}", numberIn(unit, number), Sentence::translated(unit.name));
}

} // namespace

std::string sizeText(std::uint64_t bytes) {
    const auto value = static_cast<double>(bytes);
    return textIn(unitOf(value, kByteUnits), value);
}

std::string sizeShareText(std::uint64_t done, std::uint64_t whole) {
    const Unit& unit = unitOf(static_cast<double>(whole), kByteUnits);
    return Sentence::of("{} of {}", numberIn(unit, static_cast<double>(done)), sizeText(whole));
}

std::string countText(std::uint64_t count) {
    const auto value = static_cast<double>(count);
    return count < 1'000'000 ? fmt::format("{}", count) : textIn(unitOf(value, kCountUnits), value);
}

} // namespace headscope
