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

std::vector<int> EncodedText::ids() const {
    std::vector<int> ids(tokens.size());
    std::ranges::transform(tokens, ids.begin(), &Token::id);
    return ids;
}

std::string Model::pieceOf(int id) const {
    return id < tokenizer_->size() ? tokenizer_->piece(id) : fmt::format("<id {}>", id);
}

EncodedText Model::encode(std::string_view text) const {
    if (text.empty()) {
        throw Error("The text is empty: expected at least one character");
    }
    EncodedText encoded;
    encoded.tokens = tokenizer_->tokenize(text);
    encoded.tokensInText = encoded.tokens.size();
    if (encoded.tokens.empty()) {
        throw Error("The text has no tokens: this model's tokenizer drops all of its characters");
    }
    const auto context = static_cast<std::size_t>(spec().position.context);
    if (encoded.tokens.size() > context) {
        encoded.tokens.resize(context);
    }
    return encoded;
}

std::shared_ptr<const Model> openModel(const std::filesystem::path& folder, const Job& job) {
    job.step(0.0, "reading the checkpoint");
    Checkpoint checkpoint = Checkpoint::open(folder);
    FamilyModel model = describeModel(checkpoint);
    job.step(0.2, "binding the weights");
    ModelWeights weights = bindWeights(checkpoint, model);
    job.step(0.6, "reading the tokenizer");
    std::unique_ptr<Tokenizer> tokenizer = openTokenizer(folder);
    checkVocabulary(folder, *tokenizer, model.spec.embedding.vocabulary);
    return std::make_shared<const Model>(
        std::move(checkpoint), Transformer(std::move(model.spec), std::move(weights)), std::move(tokenizer));
}

} // namespace headscope
