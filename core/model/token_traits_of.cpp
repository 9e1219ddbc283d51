// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/token_traits_of.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"
#include "core/tokenizer/character_class.h"

namespace headscope {

namespace {

constexpr char32_t kReplacement = 0xFFFD; // what decode() puts for bytes that are no character

bool hasOnlyPunctuation(std::string_view text) {
    bool hasSome = false;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        text.remove_prefix(point.size);
        const bool isOfWord = isWordCharacter(point.value) && point.value != U'_'; // which connects words
        if (isOfWord || isNumber(point.value) || point.value == kReplacement) {
            return false;
        }
        hasSome |= !isWhiteSpace(point.value) && !isControl(point.value);
    }
    return hasSome;
}

} // namespace

std::vector<TokenTraits> traitsOf(std::span<const int> ids, const Tokenizer& tokenizer) {
    std::vector<TokenTraits> traits(ids.size());
    std::ranges::transform(ids, traits.begin(), [&](int id) {
        const bool isKnown = id >= 0 && id < tokenizer.size(); // models may have more rows than pieces
        const bool isSpecial = isKnown && tokenizer.isSpecial(id);
        const std::array one{id};
        return TokenTraits{id, isSpecial, isKnown && !isSpecial && hasOnlyPunctuation(tokenizer.decode(one))};
    });
    return traits;
}

std::vector<TokenTraits> traitsOf(std::span<const Token> tokens, const Tokenizer& tokenizer) {
    std::vector<int> ids(tokens.size());
    std::ranges::transform(tokens, ids.begin(), &Token::id);
    return traitsOf(ids, tokenizer);
}

} // namespace headscope
