// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_json_model.h"

#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/json_members.h"
#include "core/tokenizer/merge_line.h"
#include "core/tokenizer/unigram_model.h"
#include "core/tokenizer/vocabulary.h"
#include "core/tokenizer/word_piece_model.h"
namespace headscope {

namespace {

using nlohmann::json;

std::string pieceFrom(const json& value, const std::string& where, std::string_view what) {
    if (!value.is_string()) {
        throw Error(Mismatch{where, std::string(what), "a string", describeJson(value)});
    }
    return value.get<std::string>();
}

/// "a b", or ["a", "b"] since version 0.20 of the library.
std::pair<std::string, std::string> mergeFrom(const json& merge, const std::string& where,
                                              const std::string& what) {
    if (merge.is_string()) {
        return mergeFromLine(merge.get_ref<const std::string&>(), where, what);
    }
    if (!merge.is_array() || merge.size() != 2) {
        throw Error(Mismatch{where, what, "two pieces", describeJson(merge)});
    }
    return {pieceFrom(merge[0], where, what), pieceFrom(merge[1], where, what)};
}

std::shared_ptr<const WordModel> bpeFrom(const json& part, const std::string& where) {
    const ConfigReader reader(part, where);
    if (reader.optionalNumber("dropout").value_or(0) != 0) {
        reader.reject("dropout", "none, since tokens would be random");
    }
    BpeOptions options;
    options.vocabulary = vocabularyFrom(memberOf(part, "vocab"), where, "vocab");
    const json& merges = asArray(memberOf(part, "merges"), where, "merges");
    options.merges.reserve(merges.size());
    for (const json& merge : merges) {
        if (merge.is_string() && merge.get_ref<const std::string&>().starts_with("#version")) {
            continue;
        }
        options.merges.push_back(mergeFrom(merge, where, fmt::format("merge {}", options.merges.size())));
    }
    options.unk = reader.optionalText("unk_token");
    options.continuingSubwordPrefix = reader.optionalText("continuing_subword_prefix").value_or("");
    options.endOfWordSuffix = reader.optionalText("end_of_word_suffix").value_or("");
    options.byteFallback = reader.optionalFlag("byte_fallback").value_or(false);
    options.fuseUnk = reader.optionalFlag("fuse_unk").value_or(false);
    options.ignoreMerges = reader.optionalFlag("ignore_merges").value_or(false);
    return makeBpe(std::move(options), where);
}

std::shared_ptr<const WordModel> unigramFrom(const json& part, const std::string& where) {
    const ConfigReader reader(part, where);
    UnigramOptions options;
    for (const json& entry : asArray(memberOf(part, "vocab"), where, "vocab")) {
        if (!entry.is_array() || entry.size() != 2 || !entry[1].is_number()) {
            throw Error(Mismatch{where, fmt::format("vocab: piece {}", options.pieces.size()),
                                 "a piece and its score", describeJson(entry)});
        }
        options.pieces.push_back({pieceFrom(entry[0], where, "vocab"), entry[1].get<double>()});
    }
    if (options.pieces.size() > kMostPieces) {
        reader.reject("vocab", fmt::format("at most {} pieces", kMostPieces));
    }
    if (const auto unk = reader.optionalInteger("unk_id", {0, static_cast<Index>(kMostPieces)})) {
        options.unk = static_cast<int>(*unk);
    }
    options.byteFallback = reader.optionalFlag("byte_fallback").value_or(false);
    return makeUnigram(std::move(options), where);
}

std::shared_ptr<const WordModel> wordPieceFrom(const json& part, const std::string& where) {
    const ConfigReader reader(part, where);
    WordPieceOptions options;
    options.vocabulary = vocabularyFrom(memberOf(part, "vocab"), where, "vocab");
    options.unk = reader.optionalText("unk_token").value_or(options.unk);
    options.continuingSubwordPrefix =
        reader.optionalText("continuing_subword_prefix").value_or(options.continuingSubwordPrefix);
    options.longestWord =
        static_cast<std::size_t>(reader.optionalInteger("max_input_chars_per_word", {1, 1 << 20})
                                     .value_or(static_cast<Index>(options.longestWord)));
    return makeWordPiece(std::move(options), where);
}

/// What the file calls its model; early files leave it to be seen from the members.
std::string kindOf(const json& part, const std::string& where) {
    if (const auto kind = ConfigReader(part, where).optionalText("type")) {
        return *kind;
    }
    return !memberOf(part, "merges").is_null()                     ? "BPE"
           : memberOf(part, "vocab").is_array()                    ? "Unigram"
           : !memberOf(part, "max_input_chars_per_word").is_null() ? "WordPiece"
                                                                   : "WordLevel";
}

} // namespace

std::shared_ptr<const WordModel> wordModelFrom(const json& part, const std::string& where) {
    asObject(part, where, "model");
    const std::string kind = kindOf(part, where);
    if (kind == "BPE") {
        return bpeFrom(part, where);
    }
    if (kind == "Unigram") {
        return unigramFrom(part, where);
    }
    if (kind == "WordPiece") {
        return wordPieceFrom(part, where);
    }
    throw Error(Mismatch{where, "model", "BPE, Unigram or WordPiece", fmt::format("\"{}\"", kind)});
}

} // namespace headscope
