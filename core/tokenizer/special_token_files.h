// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/tokenizer/added_token.h"

namespace headscope {

/// The special tokens that a folder in Hugging Face's form names: tokenizer_config.json with
/// "added_tokens_decoder", or before 2023 special_tokens_map.json and added_tokens.json.
class SpecialTokenFiles {
  public:
    /// By role ("bos_token", "mask_token"), what the tokenizer's class takes where the files say nothing.
    using Roles = std::map<std::string, AddedToken, std::less<>>;

    /// `config` is tokenizer_config.json, an empty object where there is none. A role that the files give
    /// with its spelling alone keeps the stripping of the default. Throws Error for values of other types and
    /// for ids outside of [0, kMostPieces).
    SpecialTokenFiles(const std::filesystem::path& folder, const nlohmann::json& config, Roles defaults);

    /// The spelling of a role's token; nothing where there is none.
    [[nodiscard]] std::optional<std::string> spelling(std::string_view role) const;

    /// What a tokenizer without added tokens calls its own: the id of a spelling, and how many ids it has.
    struct Numbering {
        std::function<std::optional<int>(std::string_view)> idOf;
        int size = 0;
    };
    /// All added and special tokens with their ids. Tokens that the files name and nothing numbers get ids
    /// behind the last, in the order in which transformers gives them; defaults that nothing numbers are left
    /// out. `before`: tokens that the class adds by itself, which count first.
    [[nodiscard]] std::vector<AddedToken> numbered(const Numbering& vocabulary,
                                                   std::vector<AddedToken> before = {}) const;

  private:
    void readMap(const std::filesystem::path& file);
    void readAddedTokens(const std::filesystem::path& file);
    void readDecoder(const nlohmann::json& decoder);
    void readRoles(const nlohmann::json& object);
    [[nodiscard]] AddedToken token(const nlohmann::json& value, std::string_view role) const;

    struct Role {
        AddedToken token;
        bool isDefault = true;
    };
    std::string where_;
    std::map<std::string, Role, std::less<>> roles_;
    std::vector<AddedToken> additional_; // of no role; not numbered
    std::unordered_set<std::string> additionalNames_;
    std::vector<AddedToken> added_; // numbered
};

/// The id of a spelling among tokens, nothing where there is none.
[[nodiscard]] std::optional<int> idAmong(const std::vector<AddedToken>& tokens, std::string_view spelling);

} // namespace headscope
