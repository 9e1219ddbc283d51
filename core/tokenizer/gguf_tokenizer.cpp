// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/gguf_tokenizer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/gguf_pre_tokenizer.h"
#include "core/tokenizer/pipeline_tokenizer.h"
#include "core/tokenizer/sentencepiece_model.h"
#include "core/tokenizer/sentencepiece_proto.h"
#include "core/tokenizer/sentencepiece_tokenizer.h"
#include "core/tokenizer/vocabulary.h"
#include "core/tokenizer/word_piece_model.h"

namespace headscope {

namespace {

using PieceType = SentencePieceProto::PieceType;
constexpr std::string_view kSpaceMark = "\u2581";

PieceType typeOf(const GgufVocabulary& from, std::size_t id) {
    const int type = from.tokenTypes.empty() ? 1 : from.tokenTypes[id];
    return type >= 1 && type <= 6 ? static_cast<PieceType>(type) : PieceType::Unused;
}

void check(const GgufVocabulary& from, const std::string& where) {
    const std::size_t count = from.tokens.size();
    const auto reject = [&](std::string what, std::string expected, std::string found) {
        throw Error(Mismatch{where, std::move(what), std::move(expected), std::move(found)});
    };
    if (count == 0 || count > kMostPieces) {
        reject("tokenizer.ggml.tokens", fmt::format("1 to {} tokens", kMostPieces), std::to_string(count));
    }
    if (!from.scores.empty() && from.scores.size() != count) {
        reject("tokenizer.ggml.scores", fmt::format("{} values", count), std::to_string(from.scores.size()));
    }
    if (!std::ranges::all_of(from.scores, [](float score) { return std::isfinite(score); })) {
        reject("tokenizer.ggml.scores", "finite numbers", "another");
    }
    if (!from.tokenTypes.empty() && from.tokenTypes.size() != count) {
        reject("tokenizer.ggml.token_type", fmt::format("{} values", count),
               std::to_string(from.tokenTypes.size()));
    }
    for (std::size_t id = 0; id < count; ++id) {
        if (findUtf8Fault(from.tokens[id])) {
            reject(fmt::format("token {}", id), "UTF-8", "other bytes");
        }
    }
    for (const auto& [what, id] :
         {std::pair{"bos", from.bosId}, std::pair{"eos", from.eosId}, std::pair{"unknown", from.unknownId},
          std::pair{"seperator", from.sepId}, std::pair{"cls", from.clsId}, std::pair{"mask", from.maskId}}) {
        if (id && (*id < 0 || static_cast<std::size_t>(*id) >= count)) {
            reject(fmt::format("tokenizer.ggml.{}_token_id", what), fmt::format("an id below {}", count),
                   std::to_string(*id));
        }
    }
}

/// Tokens that are found in the text before anything else; `unknown` counts as special too.
std::vector<AddedToken> addedTokens(const GgufVocabulary& from) {
    std::vector<AddedToken> result;
    for (std::size_t id = 0; id < from.tokens.size(); ++id) {
        const PieceType type = typeOf(from, id);
        const bool isSpecial = type == PieceType::Control || type == PieceType::Unknown;
        if (isSpecial || type == PieceType::UserDefined) {
            result.push_back({.content = std::string(from.tokens[id]),
                              .id = static_cast<int>(id),
                              .special = isSpecial,
                              .normalized = false});
        }
    }
    return result;
}

/// One text with the beginning in front and the end behind it, where they are wanted.
TokenTemplate around(const GgufVocabulary& from, bool addsBegin, bool addsEnd, const std::string& where) {
    TokenTemplate result;
    if (from.addBos.value_or(addsBegin)) {
        if (!from.bosId) {
            throw Error(Mismatch{where, "tokenizer.ggml.bos_token_id",
                                 "an id, as the token is put in front of texts", "none"});
        }
        result.single.insert(result.single.begin(), TemplateToken{*from.bosId, 0});
    }
    if (from.addEos.value_or(addsEnd)) {
        if (!from.eosId) {
            throw Error(Mismatch{where, "tokenizer.ggml.eos_token_id",
                                 "an id, as the token is put behind texts", "none"});
        }
        result.single.emplace_back(TemplateToken{*from.eosId, 0});
    }
    return result;
}

/// "llama" and "t5".
std::unique_ptr<Tokenizer> makeSentencePiece(GgufVocabulary from, const std::string& where) {
    const bool isUnigram = from.model == "t5";
    const auto usual = [&](int id) {
        return static_cast<std::size_t>(id) < from.tokens.size() ? std::optional(id) : std::nullopt;
    };
    from.bosId = from.bosId || isUnigram ? from.bosId : usual(1);
    from.eosId = from.eosId ? from.eosId : usual(isUnigram ? 1 : 2);
    const auto unknown = static_cast<std::size_t>(from.unknownId.value_or(isUnigram ? 2 : 0));
    const bool hasUnknown =
        std::ranges::find(from.tokenTypes, static_cast<int>(PieceType::Unknown)) != from.tokenTypes.end();
    std::deque<std::string> names; // of tokens without a spelling
    SentencePieceProto proto;
    for (std::size_t id = 0; id < from.tokens.size(); ++id) {
        PieceType type = typeOf(from, id);
        if (!hasUnknown && id == unknown) {
            type = PieceType::Unknown;
        } else if (type == PieceType::UserDefined || from.tokens[id].empty()) {
            type = PieceType::Control; // the tokenizer finds user-defined ones, in the text as it is typed
        }
        proto.byteFallback = proto.byteFallback || type == PieceType::Byte;
        if (from.tokens[id].empty()) {
            from.tokens[id] = names.emplace_back(fmt::format("[EMPTY_{}]", id));
        }
        proto.pieces.push_back({from.tokens[id], from.scores.empty() ? 0 : from.scores[id], type});
    }
    proto.algorithm = isUnigram ? SentencePieceProto::Algorithm::Unigram : SentencePieceProto::Algorithm::Bpe;
    proto.addDummyPrefix = from.addSpacePrefix.value_or(true);
    proto.removeExtraSpaces = isUnigram && from.removeExtraSpaces.value_or(false);
    proto.characterMap = isUnigram ? from.characterMap : std::string_view();
    SentencePieceUse use;
    use.addedTokens = addedTokens(from);
    use.wrapping = around(from, !isUnigram, isUnigram, where);
    use.maskId = from.maskId;
    return std::make_unique<SentencePieceTokenizer>(SentencePieceModel::parse(serialized(proto), where),
                                                    std::move(use));
}

std::unique_ptr<Tokenizer> makeByteLevel(const GgufVocabulary& from, const std::string& where) {
    GgufPreTokenizer pre = ggufPreTokenizer(from.pre, where);
    BpeOptions options;
    options.vocabulary.assign(from.tokens.begin(), from.tokens.end());
    options.ignoreMerges = pre.ignoresMerges;
    for (const std::string_view merge : from.merges) {
        // A piece may be a space, but for the first one.
        const std::size_t middle = merge.find(' ', 1);
        if (middle == merge.npos) {
            throw Error(Mismatch{where, "tokenizer.ggml.merges", "two pieces with a space between them",
                                 replaceUtf8Faults(merge)});
        }
        options.merges.emplace_back(merge.substr(0, middle), merge.substr(middle + 1));
    }
    TokenizerDefinition definition;
    definition.preTokenizer = std::move(pre.steps);
    definition.addedTokens = addedTokens(from);
    definition.wrapping = around(from, pre.addsBegin, false, where);
    definition.decoder = {ByteLevelDecoding{}};
    definition.model = makeBpe(std::move(options), where);
    definition.maskId = from.maskId;
    return std::make_unique<PipelineTokenizer>(std::move(definition), where);
}

/// The spelling of BERT's vocabulary for the one of GGUF, where pieces that begin a word begin with a mark,
/// and others with nothing.
std::string bertSpelling(std::string_view token) {
    if (token.starts_with('[') && token.ends_with(']')) {
        return std::string(token);
    }
    if (token.starts_with(kSpaceMark)) {
        return std::string(token.substr(kSpaceMark.size()));
    }
    return token.empty() ? std::string() : "##" + std::string(token);
}

std::unique_ptr<Tokenizer> makeBert(const GgufVocabulary& from, const std::string& where) {
    WordPieceOptions options;
    for (const std::string_view token : from.tokens) {
        options.vocabulary.push_back(bertSpelling(token));
    }
    if (from.unknownId) {
        options.unk = options.vocabulary[static_cast<std::size_t>(*from.unknownId)];
    }
    TokenizerDefinition definition;
    definition.model = makeWordPiece(std::move(options), where);
    const auto idOf = [&](std::optional<int> given, std::string_view spelling) {
        return given ? given : definition.model->idOf(spelling);
    };
    const std::optional<int> cls = idOf(from.clsId ? from.clsId : from.bosId, "[CLS]");
    const std::optional<int> sep = idOf(from.sepId, "[SEP]");
    if (!cls || !sep) {
        throw Error(Mismatch{where, "tokenizer.ggml.tokens", "tokens for [CLS] and [SEP]", "none"});
    }
    definition.normalizer = {BertNormalization{}};
    definition.preTokenizer = {BertSplit{}};
    definition.addedTokens = addedTokens(from);
    for (AddedToken& token : definition.addedTokens) {
        token.content = definition.model->piece(token.id);
    }
    definition.wrapping.single = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0}};
    definition.wrapping.pair = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0},
                                TemplateText{1, 1}, TemplateToken{*sep, 1}};
    definition.decoder = {WordPieceDecoding{}};
    definition.maskId = idOf(from.maskId, "[MASK]");
    return std::make_unique<PipelineTokenizer>(std::move(definition), where);
}

} // namespace

std::unique_ptr<Tokenizer> makeGgufTokenizer(const GgufVocabulary& vocabulary, std::string_view where) {
    const std::string file(where);
    check(vocabulary, file);
    if (vocabulary.model == "llama" || vocabulary.model == "t5") {
        return makeSentencePiece(vocabulary, file);
    }
    if (vocabulary.model == "gpt2") {
        return makeByteLevel(vocabulary, file);
    }
    if (vocabulary.model == "bert") {
        return makeBert(vocabulary, file);
    }
    throw Error(Mismatch{file, "tokenizer.ggml.model", "llama, t5, gpt2 or bert",
                         replaceUtf8Faults(vocabulary.model)});
}

} // namespace headscope
