// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"
#include "core/model/families/families.h"
#include "core/tokenizer/open_tokenizer.h"

namespace headscope {

namespace {

/// Number of entries that the folder adds to its tokenizer beside the SentencePiece model.
Index addedTokens(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "added_tokens.json";
    return isThere(file) ? static_cast<Index>(readJsonObject(file).size()) : 0;
}

void checkVocabulary(const std::filesystem::path& folder, const Tokenizer& tokenizer, Index vocabulary) {
    constexpr Index kPadding = 64;
    const Index most = tokenizer.size() + addedTokens(folder);
    const Index padded = (most + kPadding - 1) / kPadding * kPadding;
    if (tokenizer.size() > vocabulary || (vocabulary > most && vocabulary != padded)) {
        throw Error(Mismatch{pathText(folder), "tokenizer", fmt::format("the model's {} pieces", vocabulary),
                             fmt::format("{}", tokenizer.size())});
    }
}

} // namespace

std::string Model::pieceOf(int id) const {
    return id < targetTokenizer().size() ? targetTokenizer().piece(id) : fmt::format("<id {}>", id);
}

std::string Model::labelOf(int id) const {
    return id < targetTokenizer().size() ? targetTokenizer().label(id) : fmt::format("<id {}>", id);
}

std::vector<Token> Model::labelled(const Tokenizer& tokenizer, const TokenizerInput& input) const {
    std::vector<Token> tokens = tokenizer.tokenize(input);
    for (Token& token : tokens) {
        token.label = tokenizer.label(token.id);
    }
    return tokens;
}

EncodedText Model::encode(const TypedText& typed) const {
    if (typed.text.empty()) {
        throw Error("The text is empty: expected at least one character");
    }
    EncodedText encoded;
    const auto context = static_cast<std::size_t>(spec().context);
    const auto cut = [context](std::vector<Token>& tokens, std::size_t& all) {
        all = tokens.size();
        if (all > context) {
            tokens.resize(context);
        }
    };
    if (spec().encoder) {
        encoded.source = labelled(tokenizer(), {typed.text, std::nullopt, typed.special});
        cut(encoded.source, encoded.tokensInSource);
        encoded.tokens = targetTokens(typed);
    } else {
        encoded.tokens = labelled(
            tokenizer(),
            {typed.text, typed.second ? std::optional<std::string_view>(*typed.second) : std::nullopt,
             typed.special});
    }
    cut(encoded.tokens, encoded.tokensInText);
    if (encoded.tokens.empty() || (spec().encoder && encoded.source.empty())) {
        throw Error("The text has no tokens: this model's tokenizer drops all of its characters");
    }
    return encoded;
}

std::vector<Token> Model::targetTokens(const TypedText& typed) const {
    const int start = spec().decoderStart;
    std::vector<Token> tokens{{.id = start, .piece = pieceOf(start), .text = 1, .label = labelOf(start)}};
    if (!typed.second || typed.second->empty()) {
        return tokens;
    }
    std::vector<Token> typedTokens =
        labelled(targetTokenizer(), {*typed.second, std::nullopt, typed.special});
    if (!typedTokens.empty() && targetTokenizer().isSpecial(typedTokens.back().id) &&
        typedTokens.back().begin == typedTokens.back().end) {
        typedTokens.pop_back(); // the end, which is predicted and not read
    }
    for (Token& token : typedTokens) {
        token.text = 1;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

std::vector<Index> Model::hiddenPositions(const ModelInput& input) const {
    std::vector<Index> positions;
    const std::optional<int> mask = tokenizer().maskId();
    for (std::size_t i = 0; spec().predictsHidden() && mask && i < input.ids.size(); ++i) {
        if (input.ids[i] == *mask) {
            positions.push_back(static_cast<Index>(i));
        }
    }
    return positions;
}

std::shared_ptr<const Model> openModel(const std::filesystem::path& path, const Job& job) {
    job.step(0.0, "reading the checkpoint");
    Checkpoint checkpoint = Checkpoint::open(path);
    const std::filesystem::path folder = checkpoint.folder();
    FamilyModel model = describeModel(checkpoint);
    job.step(0.2, "binding the weights");
    ModelWeights weights = bindWeights(checkpoint, model);
    job.step(0.6, "reading the tokenizer");
    ModelTokenizers tokenizers{openTokenizer(folder)};
    checkVocabulary(folder, *tokenizers.text, model.spec.embedding.vocabulary);
    return std::make_shared<const Model>(
        std::move(checkpoint), Transformer(std::move(model.spec), std::move(weights)), std::move(tokenizers));
}

} // namespace headscope
