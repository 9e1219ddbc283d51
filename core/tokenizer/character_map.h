// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/normalized_text.h"

namespace headscope {

/// SentencePiece's compiled normalisation rules, used as Hugging Face's `tokenizers` uses them: for whole
/// grapheme clusters of up to 5 bytes, else for characters, and always the shortest rule that fits.
class CharacterMap {
  public:
    /// Throws Error for a map that checkCharacterMap refuses; `where` names the file.
    CharacterMap(std::string_view map, const std::string& where);

    [[nodiscard]] NormalizedText apply(const NormalizedText& text) const;

  private:
    [[nodiscard]] std::optional<std::string_view> replacement(std::string_view text) const;
    void applyToCluster(const NormalizedText& text, std::size_t begin, std::size_t end,
                        NormalizedText& out) const;

    std::vector<std::uint32_t> units_;
    std::string replacements_; // each closed by a zero byte
};

} // namespace headscope
