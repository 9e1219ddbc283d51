// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/config_reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

using nlohmann::json;

std::optional<Index> wholeNumber(const json& value) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        return std::in_range<Index>(number) ? std::optional(static_cast<Index>(number)) : std::nullopt;
    }
    if (value.is_number_integer()) {
        return value.get<Index>();
    }
    if (value.is_number_float()) {
        constexpr double kExact = 9007199254740992.0; // 2^53: every whole number up to here is a double
        const auto number = value.get<double>();
        if (std::trunc(number) == number && std::abs(number) <= kExact) {
            return static_cast<Index>(number);
        }
    }
    return std::nullopt;
}

} // namespace

ConfigReader::ConfigReader(const json& object, std::string where)
    : ConfigReader(object, std::move(where), {}) {}

ConfigReader::ConfigReader(const json& object, std::string where, std::string path)
    : object_(&object), where_(std::move(where)), path_(std::move(path)) {}

const json* ConfigReader::find(std::string_view key) const {
    const auto found = object_->find(key);
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

bool ConfigReader::has(std::string_view key) const {
    return find(key) != nullptr;
}

bool ConfigReader::isNull(std::string_view key) const {
    const auto found = object_->find(key);
    return found != object_->end() && found->is_null();
}

void ConfigReader::reject(std::string_view key, std::string_view expected) const {
    const json* const value = find(key);
    throw Error(Mismatch{where_, fmt::format("\"{}{}\"", path_, key), std::string(expected),
                         value ? describeJson(*value) : "nothing"});
}

std::optional<Index> ConfigReader::optionalInteger(std::string_view key, IntegerRange range) const {
    return has(key) ? std::optional(integer(key, range)) : std::nullopt;
}

Index ConfigReader::integer(std::string_view key, IntegerRange range) const {
    const json* const value = find(key);
    const std::optional<Index> number = value ? wholeNumber(*value) : std::nullopt;
    if (!number || !range.holds(*number)) {
        reject(key, rangeText("a whole number", range));
    }
    return *number;
}

std::optional<double> ConfigReader::optionalNumber(std::string_view key, NumberRange range) const {
    return has(key) ? std::optional(number(key, range)) : std::nullopt;
}

double ConfigReader::number(std::string_view key, NumberRange range) const {
    const json* const value = find(key);
    if (!value || !value->is_number()) {
        reject(key, rangeText("a number", range));
    }
    const auto result = value->get<double>();
    if (!range.holds(result)) {
        reject(key, rangeText("a number", range));
    }
    return result;
}

std::optional<bool> ConfigReader::optionalFlag(std::string_view key) const {
    return has(key) ? std::optional(flag(key)) : std::nullopt;
}

bool ConfigReader::flag(std::string_view key) const {
    const json* const value = find(key);
    if (!value || !value->is_boolean()) {
        reject(key, "true or false");
    }
    return value->get<bool>();
}

std::optional<std::string> ConfigReader::optionalText(std::string_view key) const {
    return has(key) ? std::optional(text(key)) : std::nullopt;
}

std::string ConfigReader::text(std::string_view key) const {
    const json* const value = find(key);
    if (!value || !value->is_string()) {
        reject(key, "a string");
    }
    return value->get<std::string>();
}

std::vector<double> ConfigReader::numbers(std::string_view key, std::size_t count, NumberRange range) const {
    const json* const value = find(key);
    const std::string expected = fmt::format("a list of {} numbers", count);
    if (!value || !value->is_array() || value->size() != count) {
        reject(key, expected);
    }
    std::vector<double> numbers;
    for (const json& each : *value) {
        const double number = each.is_number() ? each.get<double>() : std::nan("");
        if (!range.holds(number)) {
            reject(key, fmt::format("{}, each from {} to {}", expected, range.lowest, range.highest));
        }
        numbers.push_back(number);
    }
    return numbers;
}

std::optional<std::vector<std::string>> ConfigReader::optionalTexts(std::string_view key) const {
    const json* const value = find(key);
    if (!value) {
        return std::nullopt;
    }
    if (!value->is_array() || !std::ranges::all_of(*value, &json::is_string)) {
        reject(key, "a list of strings");
    }
    return value->get<std::vector<std::string>>();
}

std::optional<std::vector<Index>> ConfigReader::optionalIntegers(std::string_view key,
                                                                 IntegerRange range) const {
    const json* const value = find(key);
    if (!value) {
        return std::nullopt;
    }
    std::vector<Index> numbers;
    for (const json& each : value->is_array() ? *value : json::array({nullptr})) {
        const std::optional<Index> number = wholeNumber(each);
        if (!number || !range.holds(*number)) {
            reject(key, rangeText("a list of whole numbers, each", range));
        }
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<ConfigReader> ConfigReader::optionalSection(std::string_view key) const {
    const json* const value = find(key);
    if (!value) {
        return std::nullopt;
    }
    if (!value->is_object()) {
        reject(key, "an object");
    }
    return ConfigReader(*value, where_, fmt::format("{}{}.", path_, key));
}

} // namespace headscope
