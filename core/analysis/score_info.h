// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace headscope {

/// A word for heads whose score is at least a stated value.
struct Badge {
    std::string_view text; // "previous token"
    double from = 0;
};

/// What a score of a head is: everything that stands beside its number.
struct ScoreInfo {
    std::string_view key = {};     // in files and on the command line: "previous_token"
    std::string_view name = {};    // for people: "Previous token"
    std::string_view unit = {};    // "nats", "tokens", "keys"; empty for a share or a ratio
    std::string_view meaning = {}; // what a high value says, a sentence or two
    std::string_view formula = {}; // plain text
    std::string_view source = {};  // the paper or the definition's origin: "Voita et al. 2019"
    double low = 0;                // range; high < low: no upper end that holds for every text
    double high = 0;
    std::optional<Badge> badge = {};

    [[nodiscard]] bool isBounded() const { return high >= low; }
};

/// For ScoreInfo::high where a score has no upper end.
inline constexpr double kNoUpperEnd = -1e300;

} // namespace headscope
