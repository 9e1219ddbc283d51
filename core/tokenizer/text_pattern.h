// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// What a step of a tokenizer looks for: this very text, or a regular expression.
struct TextPattern {
    std::string text;
    bool isRegex = false;

    bool operator==(const TextPattern&) const = default;
};

} // namespace headscope
