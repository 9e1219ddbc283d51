// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/comparison/side.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

// Values of options that CLI11 would read too generously ("0x10", "nan", " 8"). All throw Error that says
// what was expected and what was found.

[[nodiscard]] int parseWholeNumber(std::string_view value, int lowest, int highest);
[[nodiscard]] double parseDecimal(std::string_view value, double lowest, double highest);

/// "WIDTHxHEIGHT" in pixels.
[[nodiscard]] std::pair<int, int> parsePictureSize(std::string_view value);

/// One key of a side, as setSideValue; a scale must be finite and a window must have a key.
void setCheckedSideValue(Side& side, std::string_view key, std::string_view value);

/// Words between commas; none may be empty.
[[nodiscard]] std::vector<std::string> parseList(std::string_view value);

/// "L2H5,L3H1", also written as the program shows them: "L2 H5". Of AttentionKind::Self.
[[nodiscard]] std::vector<HeadId> parseHeads(std::string_view value);

/// self, encoder or cross.
[[nodiscard]] AttentionKind parseKind(std::string_view value);

/// parsed or literal.
[[nodiscard]] SpecialTokens parseSpecialTokens(std::string_view value);

/// A whole side, as parseSide, that names its layer and head and no key twice.
[[nodiscard]] Side parseWholeSide(std::string_view text);

} // namespace headscope
