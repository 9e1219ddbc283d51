// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>

#include <fmt/format.h>

#include "core/base/utf8.h"

namespace headscope {

namespace {

/// An ASCII character that JSON text may show as it is, or a line feed between values.
bool isPlain(char c) {
    return (c >= ' ' && c < '\x7f') || c == '\n';
}

/// The code points that JSON lets stand and that steer what shows them (C1 controls, direction of text), as
/// escapes: they stand inside strings only, where an escape means the same.
std::string withEscapes(std::string_view json) {
    std::string text;
    text.reserve(json.size());
    while (!json.empty()) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(json, isPlain) - json.begin());
        text += json.substr(0, plain);
        json.remove_prefix(plain);
        if (!json.empty()) {
            const CodePoint point = firstCodePoint(json);
            text += steersOutput(point.value)
                        ? fmt::format("\\u{:04x}", static_cast<std::uint32_t>(point.value))
                        : std::string(json.substr(0, point.size));
            json.remove_prefix(point.size);
        }
    }
    return text;
}

} // namespace

std::string jsonText(const nlohmann::ordered_json& json) {
    return withEscapes(json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace)) + "\n";
}

double shortNumber(float number) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    double shortest = number;
    std::from_chars(digits.data(), written.ptr, shortest);
    return shortest;
}

} // namespace headscope
