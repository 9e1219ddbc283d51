// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/token_wrapping.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "core/base/error.h"

namespace headscope {

namespace {

/// All bytes of a typed text.
struct TypedRange {
    int text = 0;
    std::size_t size = 0;
};

/// Puts tokens one behind the other.
class TokenRow {
  public:
    void add(Token token) {
        tokens_.push_back(std::move(token));
        claim();
        endsWithText_ = false;
    }

    void add(TypedTokens typed, const TemplateText& place) {
        for (Token& token : typed.tokens) {
            token.text = place.text;
            token.type = place.type;
        }
        endsWithText_ = !typed.tokens.empty();
        std::ranges::move(typed.tokens, std::back_inserter(tokens_));
        if (!endsWithText_ && typed.size > 0) {
            unclaimed_ = TypedRange{place.text, typed.size};
            if (!tokens_.empty() && tokens_.back().begin == tokens_.back().end) {
                claim();
            }
        }
    }

    [[nodiscard]] bool isTextThatEndsWith(int id) const { return endsWithText_ && tokens_.back().id == id; }
    [[nodiscard]] std::vector<Token> take() { return std::move(tokens_); }

  private:
    /// Gives a text that became no tokens to the last token.
    void claim() {
        if (unclaimed_) {
            tokens_.back().text = unclaimed_->text;
            tokens_.back().end = unclaimed_->size;
            unclaimed_.reset();
        }
    }

    std::vector<Token> tokens_;
    std::optional<TypedRange> unclaimed_;
    bool endsWithText_ = false;
};

} // namespace

std::vector<TypedTokens> cutTexts(const TokenizerInput& input, const TokenTemplate& wrapping,
                                  const std::function<std::vector<Token>(std::string_view)>& cut) {
    if (input.second && wrapping.pair.empty()) {
        throw Error(Mismatch{"text", "second text", "none, since the model takes one", "one"});
    }
    std::vector<TypedTokens> texts;
    texts.push_back({cut(input.text), input.text.size()});
    if (input.second) {
        texts.push_back({cut(*input.second), input.second->size()});
    }
    return texts;
}

std::vector<Token> wrapTokens(const TokenTemplate& wrapping, std::vector<TypedTokens> texts,
                              const std::function<std::string(int)>& piece, std::optional<int> endOnce) {
    TokenRow row;
    for (const TemplateItem& item : texts.size() > 1 ? wrapping.pair : wrapping.single) {
        if (const auto* const text = std::get_if<TemplateText>(&item)) {
            row.add(std::move(texts[static_cast<std::size_t>(text->text)]), *text);
            continue;
        }
        const auto& added = std::get<TemplateToken>(item);
        if (endOnce != added.id || !row.isTextThatEndsWith(added.id)) {
            row.add({.id = added.id, .piece = piece(added.id), .type = added.type});
        }
    }
    return row.take();
}

} // namespace headscope
