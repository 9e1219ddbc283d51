// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/tokenizer/added_token.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// Finds added tokens in a text: the leftmost first, of those that begin at the same place the longest.
/// Immutable after the last add().
class AddedTokenFinder {
  public:
    /// A part of the text: an added token, or what is between two.
    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::optional<int> id; // of the added token

        bool operator==(const Part&) const = default;
    };

    /// `spelling` is what is looked for; of two tokens that are spelled alike the first is found. An empty
    /// one is never found. Longer ones than kLongestSpelling are an Error of the caller.
    void add(std::string_view spelling, const AddedToken& token);
    static constexpr std::size_t kLongestSpelling = 1024;

    /// Parts that follow each other and tile the text. With SpecialTokens::Literal special tokens are part of
    /// the text between.
    [[nodiscard]] std::vector<Part> split(std::string_view text, SpecialTokens typed) const;

  private:
    struct Found {
        const AddedToken* token = nullptr;
        std::size_t size = 0;
    };
    [[nodiscard]] Found longestAt(std::string_view rest) const;

    std::vector<AddedToken> tokens_;
    std::unordered_map<std::uint64_t, std::uint32_t> children_; // by node and byte
    std::vector<int> tokenOf_ = {-1};                           // by node; place in tokens_
    std::array<bool, 256> begins_{};                            // bytes that a spelling begins with
};

} // namespace headscope
