// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/utf8.h"
#include "core/tokenizer/tokenizer.h"
#include "tests/fuzz/fuzz_target.h"

namespace headscope {

/// Each byte of a text belongs to exactly one token, or none has any.
inline void requireTiling(const std::vector<Token>& tokens, int text, std::size_t size) {
    std::size_t covered = 0;
    for (const Token& token : tokens) {
        if (token.text == text && token.begin != token.end) {
            require(token.begin == covered && token.end > token.begin, "tokens follow each other");
            covered = token.end;
        }
    }
    require(covered == size || covered == 0, "tokens cover the text");
}

inline void useOn(const Tokenizer& tokenizer, const TokenizerInput& input) {
    const std::vector<Token> tokens = tokenizer.tokenize(input);
    requireTiling(tokens, 0, input.text.size());
    requireTiling(tokens, 1, input.second.value_or("").size());
    std::vector<int> ids;
    for (const Token& token : tokens) {
        require(token.id >= 0 && token.id < tokenizer.size(), "a token is one of the vocabulary");
        ids.push_back(token.id);
    }
    require(!findUtf8Fault(tokenizer.decode(ids)), "decoded text is UTF-8");
}

/// Does with a tokenizer what the program does, and checks what its interface promises.
inline void use(const Tokenizer& tokenizer) {
    constexpr std::string_view kTexts[] = {
        "The king said: 12345 \xE2\x80\x9Cye\xE2\x80\x9D.", "", "a",
        " \n\t<s>[MASK]</s> <unk>\xC3\xA9\xE2\x80\x8D\xF0\x9F\x91\xA9\xF0\x9F\x8F\xBD "
        "\xE6\x97\xA5\xE6\x9C\xAC "};
    for (const std::string_view text : kTexts) {
        for (const SpecialTokens typed : {SpecialTokens::Literal, SpecialTokens::Parsed}) {
            tolerateErrors([&] { useOn(tokenizer, {text, std::nullopt, typed}); });
            if (tokenizer.takesPairs()) {
                tolerateErrors([&] { useOn(tokenizer, {text, kTexts[0], typed}); });
            }
        }
    }
    for (int id = 0; id < std::min(tokenizer.size(), 300); ++id) {
        static_cast<void>(tokenizer.piece(id));
        static_cast<void>(tokenizer.isSpecial(id));
        require(!findUtf8Fault(tokenizer.label(id)), "a label is UTF-8");
    }
}

} // namespace headscope
