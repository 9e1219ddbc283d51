// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json_text.h"

#include <array>
#include <charconv>

namespace headscope {

std::string jsonText(const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

double shortNumber(float number) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    double shortest = number;
    std::from_chars(digits.data(), written.ptr, shortest);
    return shortest;
}

} // namespace headscope
