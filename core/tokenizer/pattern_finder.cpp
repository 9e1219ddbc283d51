// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/pattern_finder.h"

#include "core/base/error.h"

namespace headscope {

PatternFinder::PatternFinder(const TextPattern& pattern, const std::string& where) : literal_(pattern.text) {
    if (pattern.isRegex) {
        regex_.emplace(pattern.text, where);
    } else if (literal_.empty()) {
        throw Error(Mismatch{where, "pattern", "text to look for", "none"});
    }
}

std::vector<PatternMatch> PatternFinder::findAll(std::string_view text) const {
    if (regex_ && !text.empty()) { // the reference looks for nothing in an empty text
        return regex_->findAll(text);
    }
    std::vector<PatternMatch> matches;
    for (std::size_t at = 0; (at = text.find(literal_, at)) != text.npos; at += literal_.size()) {
        matches.push_back({at, at + literal_.size()});
    }
    return matches;
}

} // namespace headscope
