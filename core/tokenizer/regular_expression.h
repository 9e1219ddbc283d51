// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// Bytes [begin, end) of a text that a pattern was found at.
struct PatternMatch {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const PatternMatch&) const = default;
};

/// A regular expression as tokenizer files have them: Oniguruma's (Ruby's) syntax, of which ^ and $ match at
/// lines, matched with PCRE2. Safe to use from many threads.
class RegularExpression {
  public:
    /// Throws Error where the pattern is wrong, or has something that PCRE2 would read differently (classes
    /// inside classes); `where` names the file.
    RegularExpression(std::string_view pattern, const std::string& where);
    RegularExpression(RegularExpression&&) noexcept;
    RegularExpression& operator=(RegularExpression&&) noexcept;
    ~RegularExpression();

    /// All matches, which do not overlap, from left to right. `text` is valid UTF-8. Throws Error where a
    /// pattern takes too many steps on it.
    [[nodiscard]] std::vector<PatternMatch> findAll(std::string_view text) const;

  private:
    struct Code;
    std::unique_ptr<const Code> code_;
};

} // namespace headscope
