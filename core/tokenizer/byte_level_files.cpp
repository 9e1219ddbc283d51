// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_level_files.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/git_lfs.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/added_token_list.h"
#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/json_members.h"
#include "core/tokenizer/merge_line.h"

namespace headscope {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;

/// How Qwen2 cuts words (transformers, convert_slow_tokenizer.py).
constexpr const char* kQwen2Pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

enum class Kind { Gpt2, Roberta, Qwen2 };

Kind kindOf(const TokenizerConfig& config, const WordModel& model, const std::string& where) {
    const std::string_view name = config.tokenizerClass().name;
    if (config.className().empty()) {
        return model.idOf("<s>") && model.idOf("</s>") && model.idOf("<mask>") ? Kind::Roberta : Kind::Gpt2;
    }
    if (config.tokenizerClass().isRoberta) {
        return Kind::Roberta;
    }
    if (name == "Qwen2Tokenizer") {
        return Kind::Qwen2;
    }
    if (name == "GPT2Tokenizer" || name == "CodeGenTokenizer") {
        return Kind::Gpt2;
    }
    throw Error(Mismatch{where, "tokenizer class of vocab.json and merges.txt",
                         "GPT2Tokenizer, RobertaTokenizer, BartTokenizer or Qwen2Tokenizer",
                         fmt::format("\"{}\"", config.className())});
}

std::vector<std::pair<std::string, std::string>> mergesFrom(const std::filesystem::path& file) {
    const MappedFile mapped(file, kLargestFile);
    const std::string where = pathText(file);
    rejectGitLfsPointer(mapped.data(), where);
    std::string_view rest = mapped.text();
    if (const auto fault = findUtf8Fault(rest)) {
        throw Error(
            Mismatch{where, fmt::format("byte {}", fault->position), "UTF-8", std::string(fault->reason)});
    }
    std::vector<std::pair<std::string, std::string>> merges;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        if (!line.empty() && !(number == 1 && line.starts_with("#version"))) {
            merges.push_back(mergeFromLine(line, where, fmt::format("line {}", number)));
        }
    }
    return merges;
}

std::optional<int> specialId(const TokenizerConfig& config, const AddedTokenList& list,
                             std::string_view key) {
    const std::optional<AddedToken> token = config.special(key);
    return token ? list.idOf(token->content) : std::nullopt;
}

void wrapAsRoberta(TokenizerDefinition& definition, const TokenizerConfig& config, const std::string& where) {
    const AddedTokenList list(definition);
    const auto idOf = [&](std::string_view key, std::string_view otherwise) {
        const std::optional<int> id = specialId(config, list, key);
        return id ? id : list.idOf(otherwise);
    };
    const std::optional<int> cls = idOf("cls_token", "<s>");
    const std::optional<int> sep = idOf("sep_token", "</s>");
    if (!cls || !sep) {
        throw Error(Mismatch{where, "vocabulary", "the tokens around a text (<s>, </s>)", "none"});
    }
    definition.wrapping = robertaTemplate(*cls, *sep);
}

void wrapAsGpt2(TokenizerDefinition& definition, const TokenizerConfig& config) {
    const AddedTokenList list(definition);
    const std::optional<int> bos = specialId(config, list, "bos_token");
    if (config.flag("add_bos_token").value_or(false) && bos) {
        definition.wrapping = {{TemplateToken{*bos, 0}, TemplateText{0, 0}},
                               {TemplateToken{*bos, 0}, TemplateText{0, 0}, TemplateText{1, 1}}};
    }
}

} // namespace

TokenizerDefinition readByteLevelFiles(const std::filesystem::path& folder, const TokenizerConfig& config) {
    const std::filesystem::path vocabularyFile = folder / "vocab.json";
    const std::string where = pathText(vocabularyFile);
    BpeOptions options;
    options.vocabulary = vocabularyFrom(readJsonObject(vocabularyFile, kLargestFile), where, "vocabulary");
    options.merges = mergesFrom(folder / "merges.txt");

    TokenizerDefinition definition;
    definition.model = makeBpe(std::move(options), where);
    definition.decoder = {ByteLevelDecoding{}};
    const Kind kind = kindOf(config, *definition.model, where);
    const bool addPrefixSpace = config.flag("add_prefix_space").value_or(false);
    if (kind == Kind::Qwen2) {
        definition.normalizer = {ToUnicodeForm{UnicodeForm::Nfc}};
        definition.preTokenizer = {PatternSplit{{kQwen2Pattern, true}, SplitBehavior::Isolated, false},
                                   ByteLevelSplit{addPrefixSpace, false}};
    } else {
        definition.preTokenizer = {ByteLevelSplit{addPrefixSpace, true}};
    }
    config.applyTo(definition);
    if (kind == Kind::Roberta) {
        wrapAsRoberta(definition, config, where);
    } else if (kind == Kind::Gpt2) {
        wrapAsGpt2(definition, config);
    }
    return definition;
}

} // namespace headscope
