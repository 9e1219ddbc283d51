// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/word_comparison.h"

#include <algorithm>
#include <utility>

#include "core/analysis/word_map.h"
#include "core/model/token_traits_of.h"
#include "core/model/word_pieces.h"

namespace headscope {

namespace {

/// Words as tokens: a label, the bytes of their pieces, no id.
std::vector<Token> asTokens(const WordPieces& words, const std::vector<Token>& tokens) {
    std::vector<Token> result(words.labels.size());
    for (std::size_t i = tokens.size(); i-- > 0;) {
        Token& word = result[static_cast<std::size_t>(words.wordOf[i])];
        word.end = std::max(word.end, tokens[i].end);
        word.begin = tokens[i].begin;
        word.text = tokens[i].text;
        word.type = tokens[i].type;
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].label = result[i].piece = words.labels[i];
    }
    return result;
}

WordPieces wordsOf(const std::vector<Token>& tokens, const Tokenizer& tokenizer, const TypedText& typed) {
    return wordPieces(tokens, traitsOf(tokens, tokenizer), typed);
}

} // namespace

SideResult betweenWords(SideResult side, const TypedText& typed) {
    const Model& model = *side.model;
    if (model.spec().readsPictures()) { // a patch is not a part of a word
        return side;
    }
    auto text = std::make_shared<EncodedText>(*side.text);
    const WordPieces words = wordsOf(text->tokens, model.targetTokenizer(), typed);
    const WordPieces source = wordsOf(text->source, model.tokenizer(), typed);
    const AttentionKind kind = side.side.head.kind;
    side.map = std::make_shared<const HeadMap>(
        wordMap(*side.map, kind == AttentionKind::Encoder ? source.wordOf : words.wordOf,
                kind == AttentionKind::Self ? words.wordOf : source.wordOf));
    side.levels = levelsOf(*side.map);
    text->tokens = asTokens(words, text->tokens);
    text->source = asTokens(source, text->source);
    side.text = std::move(text);
    return side;
}

Comparison betweenWords(const Comparison& comparison, const TypedText& typedA, const TypedText& typedB) {
    SideResult a = betweenWords(comparison.a, typedA);
    SideResult b = betweenWords(comparison.b, typedB);
    if (comparison.a.text == comparison.b.text) {
        b.text = a.text;
    }
    return compare(std::move(a), std::move(b));
}

} // namespace headscope
