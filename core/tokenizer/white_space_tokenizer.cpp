// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/white_space_tokenizer.h"

#include <map>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/character_class.h"
#include "core/tokenizer/typed_text_check.h"

namespace headscope {

std::vector<Token> WhiteSpaceTokenizer::tokenize(const TokenizerInput& input) const {
    checkTypedText(input.text);
    if (input.second) {
        throw Error(Mismatch{"tokenizer", "second text", "none", "one"});
    }
    std::vector<Token> tokens;
    std::map<std::string_view, int> idOfWord;
    std::size_t word = 0; // where it begins
    bool isInWord = false;
    const auto endWord = [&](std::size_t end) {
        if (isInWord) {
            const std::string_view text = input.text.substr(word, end - word);
            const int next = static_cast<int>(idOfWord.size()) + 1;
            const int id = idOfWord.emplace(text, next).first->second;
            const std::size_t begin = tokens.empty() ? 0 : tokens.back().end;
            tokens.push_back({.id = id, .piece = std::string(text), .begin = begin, .end = end});
            isInWord = false;
        }
    };
    for (std::size_t at = 0; at < input.text.size();) {
        const CodePoint point = firstCodePoint(input.text.substr(at));
        if (isWhiteSpace(point.value)) {
            endWord(at);
        } else if (!isInWord) {
            isInWord = true;
            word = at;
        }
        at += point.size;
    }
    endWord(input.text.size());
    if (!tokens.empty()) {
        tokens.back().end = input.text.size();
    }
    return tokens;
}

std::string WhiteSpaceTokenizer::decode(std::span<const int> ids) const {
    static_cast<void>(ids);
    return {};
}

std::string WhiteSpaceTokenizer::piece(int id) const {
    static_cast<void>(id);
    return "<start>";
}

} // namespace headscope
