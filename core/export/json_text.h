// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace headscope {

/// JSON text with a line feed at the end; bytes that are not UTF-8 are replaced. What could steer a terminal
/// or turn the direction of text (steersOutput) stands there as \u escapes.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& json);

/// A float32 with as few digits as give it back; as it is, JSON would have the digits of its float64.
[[nodiscard]] double shortNumber(float number);

} // namespace headscope
