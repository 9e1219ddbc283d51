// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/word_pieces.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string_view>

#include "core/base/utf8.h"
#include "core/tokenizer/character_class.h"
#include "core/tokenizer/graphemes.h"
#include "core/tokenizer/token_label.h"

namespace headscope {

namespace {

enum class Sort { Space, Letter, Sign };

constexpr bool isKana(char32_t point) {
    return (point >= 0x3041 && point <= 0x30FF) || (point >= 0x31F0 && point <= 0x31FF) ||
           (point >= 0xFF66 && point <= 0xFF9F);
}

constexpr bool isApostrophe(char32_t point) {
    return point == U'\'' || point == U'\u2019';
}

Sort sortOf(char32_t point) {
    if (isWhiteSpace(point)) {
        return Sort::Space;
    }
    const bool isOfWord = isWordCharacter(point) || isNumber(point);
    return isOfWord && !isChinese(point) && !isKana(point) ? Sort::Letter : Sort::Sign;
}

/// A character as a person sees it.
struct Character {
    std::size_t bytes = 0;
    char32_t first = 0; // its first code point
    Sort sort = Sort::Sign;
};

std::vector<Character> charactersOf(std::string_view text) {
    std::vector<Character> characters;
    std::size_t begin = 0;
    for (const std::size_t end : graphemeEnds(text)) {
        const char32_t first = firstCodePoint(text.substr(begin)).value;
        characters.push_back({end - begin, first, sortOf(first)});
        begin = end;
    }
    for (std::size_t i = 1; i + 1 < characters.size(); ++i) {
        const bool isInside =
            characters[i - 1].sort == Sort::Letter && characters[i + 1].sort == Sort::Letter;
        if (isApostrophe(characters[i].first) && isInside) {
            characters[i].sort = Sort::Letter;
        }
    }
    return characters;
}

constexpr int kSpace = -1; // in place of a word, for bytes of white space

/// The word of each byte of a text, counted from 0.
std::vector<int> wordsOfBytes(std::string_view text) {
    std::vector<int> words;
    words.reserve(text.size());
    int word = kSpace;
    Sort previous = Sort::Space;
    for (const Character& character : charactersOf(text)) {
        const bool continues = character.sort == Sort::Letter && previous == Sort::Letter;
        const bool isSpace = character.sort == Sort::Space;
        word += isSpace || continues ? 0 : 1;
        words.insert(words.end(), character.bytes, isSpace ? kSpace : word);
        previous = character.sort;
    }
    return words;
}

/// What a token may be added to, as the tokens before it leave it.
struct Open {
    enum class State { Closed, Word, Anything } state = State::Closed;
    int word = 0; // of the text, in State::Word

    [[nodiscard]] bool takes(int next) const {
        return state == State::Anything || (state == State::Word && word == next);
    }
};

/// A typed text with the word of each byte.
struct Typed {
    std::string_view text;
    std::vector<int> words = wordsOfBytes(text);

    [[nodiscard]] std::string_view of(const Token& token) const {
        const std::size_t begin = std::min(token.begin, text.size());
        return text.substr(begin, std::max(token.end, begin) - begin);
    }
};

/// Goes over the tokens and decides which of them begin a word.
class WordJoiner {
  public:
    /// Whether the token belongs to the word of the one before it.
    bool joins(const Token& token, bool isSpecial, const Typed& typed) {
        if (token.text != text_) {
            open_ = {};
            follows_ = false;
            text_ = token.text;
        }
        const bool joined = !isSpecial && joinsText(typed.of(token), token.begin, typed.words);
        if (isSpecial) {
            open_ = {};
        }
        follows_ = !isSpecial;
        return joined;
    }

  private:
    bool joinsText(std::string_view bytes, std::size_t begin, const std::vector<int>& words) {
        if (bytes.empty()) { // one of several tokens for the same character, or one that stands before the
                             // text
            if (!follows_) {
                open_ = {Open::State::Anything};
            }
            return follows_;
        }
        const auto first = words.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = first + static_cast<std::ptrdiff_t>(bytes.size());
        const auto content = std::find_if(first, last, [](int word) { return word != kSpace; });
        if (content == last) {
            const bool hasLineFeed = bytes.find('\n') != std::string_view::npos;
            const bool joined = !hasLineFeed && open_.state == Open::State::Anything;
            open_ = {hasLineFeed ? Open::State::Closed : Open::State::Anything};
            return joined;
        }
        const bool joined = open_.takes(*content);
        int end = *content;
        for (auto word = content; word != last; ++word) {
            end = std::max(end, *word);
        }
        open_ = {Open::State::Word, end};
        return joined;
    }

    Open open_;
    int text_ = 0;
    bool follows_ = false; // a token of the text
};

std::string_view withoutSpace(std::string_view text, const std::vector<int>& words, std::size_t begin) {
    std::size_t end = text.size();
    while (begin < end && words[begin] == kSpace) {
        ++begin;
    }
    while (begin < end && words[end - 1] == kSpace) {
        --end;
    }
    return text.substr(begin, end - begin);
}

/// The part of a text that the tokens, cut to a model's context, reach into, and a little more, so that no
/// character at its end is cut.
std::string_view readPart(std::span<const Token> tokens, int number, std::string_view text) {
    constexpr std::size_t kMore = 64;
    std::size_t end = 0;
    for (const Token& token : tokens) {
        end = token.text == number ? std::max(end, token.end) : end;
    }
    return text.substr(0, end + kMore);
}

/// How a word is written: as it was typed, or as its tokens are shown where nothing was.
std::string labelOf(std::span<const Token> tokens, bool isSpecial, const Typed& typed) {
    std::optional<std::size_t> begin;
    std::size_t end = 0;
    std::string labels;
    for (const Token& token : tokens) {
        labels += token.label.empty() ? tokenLabel(token) : token.label;
        if (!typed.of(token).empty()) {
            begin = begin.value_or(token.begin);
            end = std::min(token.end, typed.text.size());
        }
    }
    const std::string_view written = begin && !isSpecial
                                         ? withoutSpace(typed.text.substr(0, end), typed.words, *begin)
                                         : std::string_view();
    return written.empty() ? labels : bytesLabel(written);
}

} // namespace

WordPieces wordPieces(std::span<const Token> tokens, std::span<const TokenTraits> traits,
                      const TypedText& typed) {
    assert(tokens.size() == traits.size());
    const Typed texts[] = {{readPart(tokens, 0, typed.text)},
                           {readPart(tokens, 1, typed.second ? std::string_view(*typed.second) : "")}};
    const auto textOf = [&texts](const Token& token) -> const Typed& {
        return texts[token.text == 0 ? 0 : 1];
    };
    WordJoiner joiner;
    WordPieces words;
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!joiner.joins(tokens[i], traits[i].isSpecial, textOf(tokens[i])) || starts.empty()) {
            starts.push_back(i);
        }
        words.wordOf.push_back(static_cast<Index>(starts.size()) - 1);
    }
    for (std::size_t word = 0; word < starts.size(); ++word) {
        const std::size_t end = word + 1 < starts.size() ? starts[word + 1] : tokens.size();
        words.labels.push_back(labelOf(tokens.subspan(starts[word], end - starts[word]),
                                       traits[starts[word]].isSpecial, textOf(tokens[starts[word]])));
    }
    return words;
}

} // namespace headscope
