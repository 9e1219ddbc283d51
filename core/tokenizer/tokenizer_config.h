// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/tokenizer/tokenizer_class.h"
#include "core/tokenizer/tokenizer_definition.h"

namespace headscope {

/// What the small files beside a vocabulary say: tokenizer_config.json, special_tokens_map.json,
/// added_tokens.json, and config.json's model_type where the first names no class. transformers'
/// AutoTokenizer lets them override a tokenizer.json.
class TokenizerConfig {
  public:
    /// Throws Error for a file that is there and damaged.
    [[nodiscard]] static TokenizerConfig read(const std::filesystem::path& folder);

    /// Empty where no file says.
    [[nodiscard]] const std::string& className() const { return className_; }
    [[nodiscard]] const TokenizerClass& tokenizerClass() const { return *class_; }

    /// A member of tokenizer_config.json. Throws Error where it is neither true nor false.
    [[nodiscard]] std::optional<bool> flag(std::string_view key) const;

    /// The token under "bos_token", "mask_token" ...: of the files, or else of the class.
    [[nodiscard]] std::optional<AddedToken> special(std::string_view key) const;

    /// Makes the changes that the class makes to what a tokenizer.json or another vocabulary says: added and
    /// special tokens, the template, the normaliser's flags, the space in front, the mask.
    void applyTo(TokenizerDefinition& definition) const;

  private:
    [[nodiscard]] std::vector<AddedToken> listedTokens() const;
    [[nodiscard]] std::optional<AddedToken> tokenFrom(const nlohmann::json& value) const;
    [[nodiscard]] const nlohmann::json* specialMember(std::string_view key) const;
    void addTokens(TokenizerDefinition& definition) const;
    void rebuildTemplate(TokenizerDefinition& definition) const;
    void setBertNormalizer(TokenizerDefinition& definition) const;

    nlohmann::json config_ = nlohmann::json::object();
    nlohmann::json specialTokensMap_ = nlohmann::json::object();
    nlohmann::json addedTokens_ = nlohmann::json::object();
    std::string where_;
    std::string className_;
    const TokenizerClass* class_ = nullptr;
};

} // namespace headscope
