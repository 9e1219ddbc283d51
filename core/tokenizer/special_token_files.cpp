// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/special_token_files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/config_reader.h"
#include "core/checkpoint/json_file.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

// The order in which transformers numbers those that are not numbered.
constexpr std::array<std::string_view, 7> kRoles = {"bos_token", "eos_token", "unk_token", "sep_token",
                                                    "pad_token", "cls_token", "mask_token"};
constexpr std::string_view kAdditional = "additional_special_tokens";
constexpr std::string_view kDecoder = "added_tokens_decoder";
constexpr std::size_t kLongestSpelling = 1024;

} // namespace

std::optional<int> idAmong(const std::vector<AddedToken>& tokens, std::string_view spelling) {
    const auto found = std::ranges::find(tokens, spelling, &AddedToken::content);
    return found == tokens.end() ? std::nullopt : std::optional(found->id);
}

SpecialTokenFiles::SpecialTokenFiles(const std::filesystem::path& folder, const nlohmann::json& config,
                                     Roles defaults)
    : where_(pathText(folder / "tokenizer_config.json")) {
    for (Roles::value_type& each : defaults) {
        each.second.special = true;
        roles_[each.first] = {std::move(each.second), true};
    }
    readRoles(config);
    const auto decoder = config.find(kDecoder);
    if (decoder != config.end() && !decoder->is_null()) {
        readDecoder(*decoder);
    } else {
        readMap(folder / "special_tokens_map.json");
        readAddedTokens(folder / "added_tokens.json");
    }
    for (auto& [role, named] : roles_) { // a numbered token says more of itself than its role does
        const auto known = std::ranges::find(added_, named.token.content, &AddedToken::content);
        if (known != added_.end()) {
            known->special = true;
        }
    }
}

void SpecialTokenFiles::readMap(const std::filesystem::path& file) {
    if (isThere(file)) {
        where_ = pathText(file);
        readRoles(readJsonObject(file));
    }
}

void SpecialTokenFiles::readRoles(const nlohmann::json& object) {
    for (const std::string_view role : kRoles) {
        const auto value = object.find(role);
        if (value == object.end()) {
            continue;
        }
        if (value->is_null()) {
            roles_.erase(std::string(role));
            continue;
        }
        AddedToken named = token(*value, role);
        const auto before = roles_.find(role);
        if (value->is_string() && before != roles_.end()) {
            named.leftStrip = before->second.token.leftStrip;
            named.rightStrip = before->second.token.rightStrip;
        }
        roles_[std::string(role)] = {std::move(named), false};
    }
    const auto more = object.find(kAdditional);
    if (more != object.end() && more->is_array()) {
        for (const nlohmann::json& value : *more) {
            AddedToken named = token(value, kAdditional);
            if (additionalNames_.insert(named.content).second) {
                additional_.push_back(std::move(named));
            }
        }
    }
}

AddedToken SpecialTokenFiles::token(const nlohmann::json& value, std::string_view role) const {
    AddedToken result;
    result.special = true;
    result.normalized = false;
    if (value.is_string()) {
        result.content = value.get<std::string>();
    } else if (value.is_object()) {
        const ConfigReader reader(value, fmt::format("{}: {}", where_, role));
        result.content = reader.text("content");
        result.leftStrip = reader.optionalFlag("lstrip").value_or(false);
        result.rightStrip = reader.optionalFlag("rstrip").value_or(false);
        result.singleWord = reader.optionalFlag("single_word").value_or(false);
        result.normalized = reader.optionalFlag("normalized").value_or(false);
        result.special = reader.optionalFlag("special").value_or(true);
    } else {
        throw Error(Mismatch{where_, std::string(role), "a token's spelling or its description",
                             describeJson(value)});
    }
    if (result.content.size() > kLongestSpelling) {
        throw Error(Mismatch{where_, std::string(role), fmt::format("at most {} bytes", kLongestSpelling),
                             fmt::format("{} bytes", result.content.size())});
    }
    return result;
}

void SpecialTokenFiles::readDecoder(const nlohmann::json& decoder) {
    if (!decoder.is_object()) {
        throw Error(Mismatch{where_, std::string(kDecoder), "an object", describeJson(decoder)});
    }
    for (const auto& [key, value] : decoder.items()) {
        AddedToken named = token(value, kDecoder);
        named.special = value.is_object() && value.contains("special") && named.special;
        const auto [end, fault] = std::from_chars(key.data(), key.data() + key.size(), named.id);
        if (fault != std::errc() || end != key.data() + key.size() || named.id < 0 ||
            static_cast<std::size_t>(named.id) >= kMostPieces) {
            throw Error(Mismatch{where_, std::string(kDecoder),
                                 fmt::format("ids from 0 to {}", kMostPieces - 1), key});
        }
        added_.push_back(std::move(named));
    }
    std::ranges::sort(added_, {}, &AddedToken::id);
}

void SpecialTokenFiles::readAddedTokens(const std::filesystem::path& file) {
    if (!isThere(file)) {
        return;
    }
    const nlohmann::json object = readJsonObject(file);
    const ConfigReader reader(object, pathText(file));
    for (const auto& [content, value] : object.items()) {
        AddedToken named{.content = content};
        named.id = static_cast<int>(reader.integer(content, {0, static_cast<Index>(kMostPieces) - 1}));
        const auto isNamed = [&](const auto& role) { return role.second.token.content == named.content; };
        named.special = std::ranges::any_of(roles_, isNamed) || additionalNames_.contains(content);
        named.normalized = !named.special;
        added_.push_back(std::move(named));
    }
    std::ranges::sort(added_, {}, &AddedToken::id);
}

std::optional<std::string> SpecialTokenFiles::spelling(std::string_view role) const {
    const auto found = roles_.find(role);
    return found == roles_.end() ? std::nullopt : std::optional(found->second.token.content);
}

std::vector<AddedToken> SpecialTokenFiles::numbered(const Numbering& vocabulary,
                                                    std::vector<AddedToken> before) const {
    // The files' own numbers replace those that the class gives by itself.
    std::unordered_set<int> ids;
    for (const AddedToken& token : added_) {
        ids.insert(token.id);
    }
    std::erase_if(before, [&](const AddedToken& token) { return ids.contains(token.id); });
    std::vector<AddedToken> result = added_;
    std::ranges::move(before, std::back_inserter(result));
    std::unordered_set<std::string> names;
    int next = vocabulary.size;
    for (const AddedToken& token : result) {
        names.insert(token.content);
        next += token.id >= vocabulary.size ? 1 : 0;
    }
    const auto add = [&](AddedToken token, bool mayBeNew) {
        if (token.content.empty() || names.contains(token.content)) {
            return;
        }
        const std::optional<int> known = vocabulary.idOf(token.content);
        if (!known && !mayBeNew) {
            return;
        }
        token.id = known ? *known : next++;
        names.insert(token.content);
        result.push_back(std::move(token));
    };
    for (const std::string_view role : kRoles) {
        const auto named = roles_.find(role);
        if (named != roles_.end()) {
            add(named->second.token, !named->second.isDefault);
        }
    }
    for (const AddedToken& token : additional_) {
        add(token, true);
    }
    return result;
}

} // namespace headscope
