// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/regular_expression.h"
#include "core/tokenizer/text_pattern.h"

namespace headscope {

/// Finds all places of a TextPattern, from left to right and without overlaps.
class PatternFinder {
  public:
    /// Throws Error for a wrong regular expression, and for a text pattern that is empty.
    PatternFinder(const TextPattern& pattern, const std::string& where);

    [[nodiscard]] std::vector<PatternMatch> findAll(std::string_view text) const;

  private:
    std::string literal_;
    std::optional<RegularExpression> regex_;
};

} // namespace headscope
