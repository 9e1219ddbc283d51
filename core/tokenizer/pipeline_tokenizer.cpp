// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/pipeline_tokenizer.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/tokenizer/added_token_finder.h"
#include "core/tokenizer/byte_level_alphabet.h"
#include "core/tokenizer/decoder.h"
#include "core/tokenizer/normalizer.h"
#include "core/tokenizer/pre_tokenizer.h"
#include "core/tokenizer/token_label.h"
#include "core/tokenizer/token_ranges.h"
#include "core/tokenizer/token_wrapping.h"
#include "core/tokenizer/typed_text_check.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

constexpr std::size_t kMostAddedBytes = std::size_t{4} << 20; // of all added tokens' spellings

template <typename Alternative, typename Steps>
bool hasStep(const Steps& steps) {
    return std::ranges::any_of(steps,
                               [](const auto& step) { return std::holds_alternative<Alternative>(step); });
}

bool isByteLevel(const TokenizerDefinition& definition) {
    return hasStep<ByteLevelDecoding>(definition.decoder) ||
           hasStep<ByteLevelSplit>(definition.preTokenizer) ||
           hasStep<ByteLevelNormalization>(definition.normalizer);
}

/// How often a template has a text.
std::ptrdiff_t countText(const std::vector<TemplateItem>& items, int text) {
    return std::ranges::count_if(items, [&](const TemplateItem& item) {
        const auto* const found = std::get_if<TemplateText>(&item);
        return found != nullptr && found->text == text;
    });
}

void checkTemplate(const TokenTemplate& wrapping, const std::string& where) {
    if (countText(wrapping.single, 0) != 1 || countText(wrapping.single, 1) != 0) {
        throw Error(Mismatch{where, "template for one text", "the text, once", "something else"});
    }
    if (!wrapping.pair.empty() && (countText(wrapping.pair, 0) != 1 || countText(wrapping.pair, 1) != 1)) {
        throw Error(Mismatch{where, "template for two texts", "each text, once", "something else"});
    }
}

} // namespace

/// What a definition becomes when it is made ready to run.
class PipelineTokenizer::Parts {
  public:
    Parts(TokenizerDefinition from, const std::string& where)
        : definition(std::move(from)), normalizer(definition.normalizer, where),
          preTokenizer(definition.preTokenizer, where), decoder(definition.decoder, where),
          byteLevel(isByteLevel(definition)), size(definition.model->size()) {
        addTokens(where);
        for (const auto* const items : {&definition.wrapping.single, &definition.wrapping.pair}) {
            addTemplate(*items, where);
        }
        checkTemplate(definition.wrapping, where);
    }

    [[nodiscard]] std::string piece(int id) const {
        const auto added = addedById.find(id);
        if (added != addedById.end()) {
            return added->second->content;
        }
        return id < definition.model->size() ? definition.model->piece(id) : std::string();
    }

    /// The tokens of one typed text, without the template; their ranges tile it.
    [[nodiscard]] std::vector<Token> tokensOf(std::string_view text, SpecialTokens typed) const {
        checkTypedText(text);
        std::vector<Token> tokens;
        for (const AddedTokenFinder::Part& part : rawFinder.split(text, typed)) {
            if (part.id) {
                addToken(*part.id,
                         {static_cast<std::uint32_t>(part.begin), static_cast<std::uint32_t>(part.end)},
                         tokens);
            } else {
                addNormalized(NormalizedText(text.substr(part.begin, part.end - part.begin), part.begin),
                              typed, tokens);
            }
        }
        tileRanges(tokens, text.size());
        return tokens;
    }

    TokenizerDefinition definition;
    Normalizer normalizer;
    PreTokenizer preTokenizer;
    Decoder decoder;
    AddedTokenFinder rawFinder;        // in the typed text
    AddedTokenFinder normalizedFinder; // in what normalisation makes of it
    std::unordered_map<int, const AddedToken*> addedById;
    std::unordered_set<int> specialIds;
    bool byteLevel;
    int size; // largest id + 1

  private:
    void addId(int id, const std::string& what, const std::string& where) {
        if (id < 0 || static_cast<std::size_t>(id) >= kMostPieces) {
            throw Error(Mismatch{where, what, fmt::format("an id from 0 to {}", kMostPieces - 1),
                                 std::to_string(id)});
        }
        size = std::max(size, id + 1);
    }

    void addTokens(const std::string& where) {
        std::size_t bytes = 0;
        for (const bool special : {true, false}) { // as the reference orders them, for those spelled alike
            for (const AddedToken& token : definition.addedTokens) {
                if (token.special != special) {
                    continue;
                }
                const std::string spelling =
                    token.normalized ? normalizer.apply(NormalizedText(token.content)).text() : token.content;
                bytes += spelling.size();
                if (spelling.size() > AddedTokenFinder::kLongestSpelling || bytes > kMostAddedBytes) {
                    throw Error(Mismatch{where, "added tokens",
                                         fmt::format("at most {} bytes each and {} in all",
                                                     AddedTokenFinder::kLongestSpelling, kMostAddedBytes),
                                         "more"});
                }
                addId(token.id, "added tokens", where);
                (token.normalized ? normalizedFinder : rawFinder).add(spelling, token);
                addedById[token.id] = &token;
                if (special) {
                    specialIds.insert(token.id);
                }
            }
        }
    }

    void addTemplate(const std::vector<TemplateItem>& items, const std::string& where) {
        for (const TemplateItem& item : items) {
            if (const auto* const token = std::get_if<TemplateToken>(&item)) {
                addId(token->id, "template", where);
                specialIds.insert(token->id);
            }
        }
    }

    void addToken(int id, SourceRange range, std::vector<Token>& tokens) const {
        tokens.push_back({.id = id, .piece = piece(id), .begin = range.begin, .end = range.end});
    }

    /// Text between added tokens that are looked for before normalisation.
    void addNormalized(NormalizedText raw, SpecialTokens typed, std::vector<Token>& tokens) const {
        const NormalizedText text = normalizer.apply(std::move(raw));
        std::vector<WordToken> pieces;
        for (const AddedTokenFinder::Part& part : normalizedFinder.split(text.text(), typed)) {
            if (part.id) {
                addToken(*part.id, text.source(part.begin, part.end), tokens);
                continue;
            }
            for (const NormalizedText& word : preTokenizer.split(text.part(part.begin, part.end))) {
                pieces.clear();
                definition.model->tokenize(word.text(), pieces);
                for (const WordToken& found : pieces) {
                    addToken(found.id, word.source(found.begin, found.end), tokens);
                }
            }
        }
    }
};

PipelineTokenizer::PipelineTokenizer(TokenizerDefinition definition, const std::string& where)
    : parts_(std::make_unique<const Parts>(std::move(definition), where)) {}

PipelineTokenizer::~PipelineTokenizer() = default;

std::vector<Token> PipelineTokenizer::tokenize(const TokenizerInput& input) const {
    const TokenTemplate& wrapping = parts_->definition.wrapping;
    return wrapTokens(
        wrapping,
        cutTexts(input, wrapping, [&](std::string_view text) { return parts_->tokensOf(text, input.typed); }),
        [this](int id) { return parts_->piece(id); });
}

bool PipelineTokenizer::takesPairs() const {
    return !parts_->definition.wrapping.pair.empty();
}

std::string PipelineTokenizer::decode(std::span<const int> ids) const {
    std::vector<std::string> pieces;
    for (const int id : ids) {
        if (id >= 0 && id < size() && !isSpecial(id)) {
            pieces.push_back(parts_->piece(id));
        }
    }
    return parts_->decoder.decode(std::move(pieces));
}

std::string PipelineTokenizer::piece(int id) const {
    assert(id >= 0 && id < size());
    return parts_->piece(id);
}

int PipelineTokenizer::size() const {
    return parts_->size;
}

std::string PipelineTokenizer::label(int id) const {
    std::string spelling = piece(id);
    if (parts_->byteLevel && !parts_->addedById.contains(id)) {
        if (const std::optional<std::string> bytes = byteLevelBytes(spelling)) {
            return bytesLabel(*bytes);
        }
    }
    return tokenLabel(Token{.id = id, .piece = std::move(spelling)});
}

std::optional<int> PipelineTokenizer::maskId() const {
    return parts_->definition.maskId;
}

bool PipelineTokenizer::isSpecial(int id) const {
    return parts_->specialIds.contains(id);
}

std::string PipelineTokenizer::kind() const {
    const std::string model = parts_->definition.model->kind();
    return parts_->byteLevel ? "Byte-level " + model : model;
}

const TokenizerDefinition& PipelineTokenizer::definition() const {
    return parts_->definition;
}

} // namespace headscope
