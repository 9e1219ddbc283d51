// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/word_piece_files.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/git_lfs.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/special_token_files.h"
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

SpecialTokenFiles::Roles defaults() {
    const auto token = [](const char* content) { return AddedToken{.content = content, .special = true, .normalized = false}; };
    return {{"unk_token", token("[UNK]")},
            {"sep_token", token("[SEP]")},
            {"pad_token", token("[PAD]")},
            {"cls_token", token("[CLS]")},
            {"mask_token", token("[MASK]")}};
}

} // namespace

TokenizerDefinition readWordPieceFiles(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "tokenizer_config.json";
    const nlohmann::json config = isThere(file) ? readJsonObject(file) : nlohmann::json::object();
    const ConfigReader reader(config, pathText(file));
    const SpecialTokenFiles special(folder, config, defaults());
    const std::string where = pathText(folder / "vocab.txt");

    WordPieceOptions options;
    options.vocabulary = readPieces(folder / "vocab.txt");
    options.unk = special.spelling("unk_token").value_or("[UNK]");
    TokenizerDefinition definition;
    definition.model = makeWordPiece(std::move(options), where);
    definition.normalizer = {BertNormalization{
        .cleanText = true,
        .spaceChineseCharacters = reader.optionalFlag("tokenize_chinese_chars").value_or(true),
        .dropAccents = reader.optionalFlag("strip_accents"),
        .lowercase = reader.optionalFlag("do_lower_case").value_or(true)}};
    definition.preTokenizer = {BertSplit{}};
    definition.decoder = {WordPieceDecoding{}};
    definition.addedTokens =
        special.numbered({[&](std::string_view piece) { return definition.model->idOf(piece); },
                          definition.model->size()});
    const auto idOf = [&](std::string_view role) {
        const std::optional<std::string> spelling = special.spelling(role);
        return spelling ? idAmong(definition.addedTokens, *spelling) : std::nullopt;
    };
    const std::optional<int> cls = idOf("cls_token");
    const std::optional<int> sep = idOf("sep_token");
    if (!cls || !sep) {
        throw Error(Mismatch{where, "pieces", "[CLS] and [SEP], or what tokenizer_config.json names",
                             cls ? "no piece for [SEP]" : "no piece for [CLS]"});
    }
    definition.wrapping.single = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0}};
    definition.wrapping.pair = {TemplateToken{*cls, 0}, TemplateText{0, 0}, TemplateToken{*sep, 0},
                                TemplateText{1, 1}, TemplateToken{*sep, 1}};
    definition.maskId = idOf("mask_token");
    return definition;
}

} // namespace headscope
