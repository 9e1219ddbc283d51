// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/word_piece_files.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/git_lfs.h"
#include "core/tokenizer/added_token_list.h"
#include "core/tokenizer/tokenizer_config.h"
#include "core/tokenizer/vocabulary.h"
#include "core/tokenizer/word_piece_model.h"

namespace headscope {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;

/// Lines, without what ends them.
std::vector<std::string> readPieces(const std::filesystem::path& file) {
    const std::string where = pathText(file);
    const MappedFile mapped(file, kLargestFile);
    rejectGitLfsPointer(mapped.data(), where);
    std::string_view rest = mapped.text();
    if (const std::optional<Utf8Fault> fault = findUtf8Fault(rest)) {
        throw Error(
            Mismatch{where, fmt::format("byte {}", fault->position), "UTF-8", std::string(fault->reason)});
    }
    std::vector<std::string> pieces;
    while (!rest.empty()) {
        if (pieces.size() == kMostPieces) {
            throw Error(Mismatch{where, "number of lines", fmt::format("at most {}", kMostPieces), "more"});
        }
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        pieces.emplace_back(line);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return pieces;
}

/// The spelling of a role's token, in this file's words or BERT's.
std::string spelling(const TokenizerConfig& config, std::string_view key, const char* otherwise) {
    const std::optional<AddedToken> token = config.special(key);
    return token ? token->content : otherwise;
}

} // namespace

TokenizerDefinition readWordPieceFiles(const std::filesystem::path& folder) {
    const TokenizerConfig config = TokenizerConfig::read(folder);
    const std::string where = pathText(folder / "vocab.txt");

    WordPieceOptions options;
    options.vocabulary = readPieces(folder / "vocab.txt");
    options.unk = spelling(config, "unk_token", "[UNK]");
    TokenizerDefinition definition;
    definition.model = makeWordPiece(std::move(options), where);
    definition.normalizer = {
        BertNormalization{.cleanText = true,
                          .spaceChineseCharacters = config.flag("tokenize_chinese_chars").value_or(true),
                          .dropAccents = config.flag("strip_accents"),
                          .lowercase = config.flag("do_lower_case").value_or(true)}};
    definition.preTokenizer = {BertSplit{}};
    definition.decoder = {WordPieceDecoding{}};
    config.applyTo(definition);
    AddedTokenList added(definition);
    const auto special = [&](std::string_view key, const char* otherwise) {
        const std::string content = spelling(config, key, otherwise);
        const std::optional<int> id = added.idOf(content);
        if (id && !added.has(content)) {
            added.add({.content = content, .special = true, .normalized = false});
        }
        return id;
    };
    special("unk_token", "[UNK]");
    special("pad_token", "[PAD]");
    const std::optional<int> cls = special("cls_token", "[CLS]");
    const std::optional<int> sep = special("sep_token", "[SEP]");
    definition.maskId = special("mask_token", "[MASK]");
    if (!cls || !sep) {
        throw Error(Mismatch{where, "pieces", "[CLS] and [SEP], or what tokenizer_config.json names",
                             cls ? "no piece for [SEP]" : "no piece for [CLS]"});
    }
    definition.wrapping.single = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0}};
    definition.wrapping.pair = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0},
                                TemplateText{1, 1}, TemplateToken{*sep, 1}};
    return definition;
}

} // namespace headscope
