// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_config.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/added_token_list.h"
#include "core/tokenizer/json_members.h"

namespace headscope {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 7> kSpecialKeys = {"bos_token", "eos_token", "unk_token", "sep_token",
                                                          "pad_token", "cls_token", "mask_token"};
constexpr const char* kAdditional = "additional_special_tokens";

json readIfThere(const std::filesystem::path& file) {
    return isThere(file) ? readJsonObject(file) : json::object();
}

} // namespace

TokenizerConfig TokenizerConfig::read(const std::filesystem::path& folder) {
    TokenizerConfig result;
    result.config_ = readIfThere(folder / "tokenizer_config.json");
    result.where_ = pathText(folder / "tokenizer_config.json");
    // With added_tokens_decoder the older files are not looked at.
    if (!result.config_.contains("added_tokens_decoder")) {
        result.specialTokensMap_ = readIfThere(folder / "special_tokens_map.json");
        result.addedTokens_ = readIfThere(folder / "added_tokens.json");
    }
    result.className_ =
        ConfigReader(result.config_, result.where_).optionalText("tokenizer_class").value_or("");
    if (result.className_.empty()) {
        const std::filesystem::path modelFile = folder / "config.json";
        const json model = readIfThere(modelFile);
        const ConfigReader reader(model, pathText(modelFile));
        result.className_ =
            reader.optionalText("tokenizer_class")
                .value_or(std::string(tokenizerClassOfModel(reader.optionalText("model_type").value_or(""))));
    }
    result.class_ = &headscope::tokenizerClass(result.className_);
    return result;
}

std::optional<bool> TokenizerConfig::flag(std::string_view key) const {
    return ConfigReader(config_, where_).optionalFlag(key);
}

/// Nothing where no file has the key; a member that is null says that there is no such token.
const json* TokenizerConfig::specialMember(std::string_view key) const {
    for (const json* const object : {&specialTokensMap_, &config_}) {
        const auto found = object->find(key);
        if (found != object->end()) {
            return &*found;
        }
    }
    return nullptr;
}

std::optional<AddedToken> TokenizerConfig::tokenFrom(const json& value) const {
    AddedToken token;
    if (value.is_string()) {
        token.content = value.get<std::string>();
        token.normalized = false;
    } else if (value.is_object()) {
        token = addedTokenFrom(value, where_);
    } else {
        return std::nullopt;
    }
    token.special = true;
    return token;
}

std::optional<AddedToken> TokenizerConfig::special(std::string_view key) const {
    const json* const member = specialMember(key);
    std::optional<AddedToken> token =
        tokenFrom(member != nullptr ? *member : json(std::string(class_->spelling(key))));
    if (!token || token->content.empty()) {
        return std::nullopt;
    }
    const bool isSpelledAlone = member == nullptr || member->is_string();
    token->leftStrip |= isSpelledAlone && key == "mask_token" && class_->maskTakesSpace;
    return token;
}

/// added_tokens_decoder, or added_tokens.json, by id.
std::vector<AddedToken> TokenizerConfig::listedTokens() const {
    std::map<std::int64_t, AddedToken> byId;
    if (const json& decoder = memberOf(config_, "added_tokens_decoder"); !decoder.is_null()) {
        for (const auto& [key, value] : asObject(decoder, where_, "added_tokens_decoder").items()) {
            std::int64_t id = 0;
            const auto [end, problem] = std::from_chars(key.data(), key.data() + key.size(), id);
            if (problem != std::errc() || end != key.data() + key.size()) {
                throw Error(Mismatch{where_, "added_tokens_decoder", "ids", fmt::format("\"{}\"", key)});
            }
            byId.insert_or_assign(id, addedTokenFrom(value, where_));
        }
    }
    for (const auto& [content, id] : addedTokens_.items()) {
        if (!id.is_number_integer()) {
            throw Error(Mismatch{where_, "added_tokens.json", "ids", describeJson(id)});
        }
        byId.insert_or_assign(id.get<std::int64_t>(), AddedToken{.content = content});
    }
    std::vector<AddedToken> tokens;
    for (auto& [id, token] : byId) {
        tokens.push_back(std::move(token));
    }
    return tokens;
}

void TokenizerConfig::addTokens(TokenizerDefinition& definition) const {
    AddedTokenList list(definition);
    std::vector<AddedToken> specials;
    for (const std::string_view key : kSpecialKeys) {
        const std::optional<AddedToken> token = special(key);
        // A token that only the class names is not invented where the vocabulary has none.
        if (token && (specialMember(key) != nullptr || list.idOf(token->content))) {
            specials.push_back(*token);
        }
    }
    if (const json* const additional = specialMember(kAdditional)) {
        for (const json& value : asArray(*additional, where_, kAdditional)) {
            if (const std::optional<AddedToken> token = tokenFrom(value)) {
                specials.push_back(*token);
            }
        }
    }
    for (AddedToken& token : listedTokens()) {
        const bool isSpecial =
            std::ranges::find(specials, token.content, &AddedToken::content) != specials.end();
        if (config_.contains("added_tokens_decoder") || !list.has(token.content)) {
            token.normalized &= !(isSpecial && !config_.contains("added_tokens_decoder"));
            token.special |= isSpecial;
            list.add(std::move(token));
        }
    }
    for (AddedToken& token : specials) {
        if (!list.has(token.content)) {
            list.add(std::move(token));
        }
    }
}

/// <s> A </s>, each where its flag says so.
void TokenizerConfig::rebuildTemplate(TokenizerDefinition& definition) const {
    const AddedTokenList list(definition);
    const auto idWhere = [&](bool wanted, std::string_view key) -> std::optional<int> {
        const std::optional<AddedToken> token = wanted ? special(key) : std::nullopt;
        return token ? list.idOf(token->content) : std::nullopt;
    };
    const std::optional<int> bos = idWhere(flag("add_bos_token").value_or(class_->addsBos), "bos_token");
    const std::optional<int> eos = idWhere(flag("add_eos_token").value_or(false), "eos_token");
    const auto add = [&](std::vector<TemplateItem>& items, int text) {
        if (bos) {
            items.emplace_back(TemplateToken{*bos, text});
        }
        items.emplace_back(TemplateText{text, text});
        if (eos) {
            items.emplace_back(TemplateToken{*eos, text});
        }
    };
    TokenTemplate rebuilt{{}, {}};
    add(rebuilt.single, 0);
    add(rebuilt.pair, 0);
    add(rebuilt.pair, 1);
    definition.wrapping = std::move(rebuilt);
}

void TokenizerConfig::setBertNormalizer(TokenizerDefinition& definition) const {
    if (definition.normalizer.size() != 1) {
        return;
    }
    if (auto* const bert = std::get_if<BertNormalization>(&definition.normalizer.front())) {
        bert->lowercase = flag("do_lower_case").value_or(true);
        bert->dropAccents = flag("strip_accents");
        bert->spaceChineseCharacters = flag("tokenize_chinese_chars").value_or(true);
    }
}

void TokenizerConfig::applyTo(TokenizerDefinition& definition) const {
    addTokens(definition);
    if (class_->rebuildsTemplate) {
        rebuildTemplate(definition);
    }
    if (class_->setsBertNormalizer) {
        setBertNormalizer(definition);
    }
    if (definition.preTokenizer.size() == 1) {
        if (auto* const bytes = std::get_if<ByteLevelSplit>(&definition.preTokenizer.front())) {
            bytes->addPrefixSpace =
                flag("add_prefix_space").value_or(class_->keepsPrefixSpace && bytes->addPrefixSpace);
        }
    }
    const AddedTokenList list(definition);
    if (const std::optional<AddedToken> mask = special("mask_token")) {
        definition.maskId = list.idOf(mask->content);
    }
    for (const char* const spelling : {"[MASK]", "<mask>"}) {
        if (!definition.maskId && list.has(spelling)) {
            definition.maskId = list.idOf(spelling);
        }
    }
}

} // namespace headscope
