// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/added_token_finder.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/tokenizer/character_class.h"

namespace headscope {

namespace {

constexpr std::uint64_t edge(std::uint32_t node, char byte) {
    return (std::uint64_t{node} << 8) | static_cast<unsigned char>(byte);
}

/// Where the last code point of a text that is not empty begins.
std::size_t lastCodePointBegin(std::string_view text) {
    std::size_t begin = text.size() - 1;
    while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0) == 0x80) {
        --begin;
    }
    return begin;
}

bool standsAlone(std::string_view text, std::size_t begin, std::size_t end) {
    const std::string_view before = text.substr(0, begin);
    const std::string_view after = text.substr(end);
    const bool joinsBefore =
        !before.empty() && isWordCharacter(firstCodePoint(before.substr(lastCodePointBegin(before))).value);
    const bool joinsAfter = !after.empty() && isWordCharacter(firstCodePoint(after).value);
    return !joinsBefore && !joinsAfter;
}

/// The beginning of the white space in front of `begin`, not below `lowest`.
std::size_t skipSpaceBackwards(std::string_view text, std::size_t begin, std::size_t lowest) {
    while (begin > lowest) {
        const std::size_t last = lastCodePointBegin(text.substr(0, begin));
        if (!isWhiteSpace(firstCodePoint(text.substr(last)).value)) {
            break;
        }
        begin = last;
    }
    return begin;
}

std::size_t skipSpace(std::string_view text, std::size_t end) {
    while (end < text.size()) {
        const CodePoint point = firstCodePoint(text.substr(end));
        if (!isWhiteSpace(point.value)) {
            break;
        }
        end += point.size;
    }
    return end;
}

} // namespace

void AddedTokenFinder::add(std::string_view spelling, const AddedToken& token) {
    if (spelling.empty()) {
        return;
    }
    begins_[static_cast<unsigned char>(spelling.front())] = true;
    std::uint32_t node = 0;
    for (const char byte : spelling) {
        const auto [child, isNew] =
            children_.try_emplace(edge(node, byte), static_cast<std::uint32_t>(tokenOf_.size()));
        if (isNew) {
            tokenOf_.push_back(-1);
        }
        node = child->second;
    }
    if (tokenOf_[node] < 0) {
        tokenOf_[node] = static_cast<int>(tokens_.size());
        tokens_.push_back(token);
    }
}

AddedTokenFinder::Found AddedTokenFinder::longestAt(std::string_view rest) const {
    Found found;
    if (!begins_[static_cast<unsigned char>(rest.front())]) {
        return found;
    }
    std::uint32_t node = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const auto child = children_.find(edge(node, rest[i]));
        if (child == children_.end()) {
            break;
        }
        node = child->second;
        if (tokenOf_[node] >= 0) {
            found = {&tokens_[static_cast<std::size_t>(tokenOf_[node])], i + 1};
        }
    }
    return found;
}

std::vector<AddedTokenFinder::Part> AddedTokenFinder::split(std::string_view text,
                                                            SpecialTokens typed) const {
    std::vector<Part> parts;
    std::size_t done = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [token, size] = longestAt(text.substr(at));
        if (token == nullptr) {
            ++at;
            continue;
        }
        std::size_t begin = at;
        std::size_t end = at + size;
        at = end; // also where it is passed over: nothing is looked for inside it
        if ((token->special && typed == SpecialTokens::Literal) ||
            (token->singleWord && !standsAlone(text, begin, end))) {
            continue;
        }
        if (token->leftStrip) {
            begin = skipSpaceBackwards(text, begin, done);
        }
        if (token->rightStrip) {
            end = skipSpace(text, end);
        }
        // A token of white space may lie in what the one before has taken.
        begin = std::max(begin, done);
        end = std::max(end, begin);
        if (done < begin) {
            parts.push_back({done, begin, std::nullopt});
        }
        parts.push_back({begin, end, token->id});
        done = end;
    }
    if (done < text.size()) {
        parts.push_back({done, text.size(), std::nullopt});
    }
    return parts;
}

} // namespace headscope
