// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/tokenizer/word_model.h"

namespace headscope {

/// Byte pair encoding (Sennrich et al. 2016), as Hugging Face's `tokenizers` has it: a word's characters are
/// joined, pair by pair, the earliest merge of the list first and the leftmost of equals first.
struct BpeOptions {
    std::vector<std::string> vocabulary;                     // by id; empty for holes
    std::vector<std::pair<std::string, std::string>> merges; // by rank
    std::optional<std::string> unk;                          // the piece for characters that have none
    std::string continuingSubwordPrefix;                     // of characters that do not begin a word
    std::string endOfWordSuffix;                             // of the character that ends a word
    bool byteFallback = false;                               // "<0xE4>" pieces before `unk`
    bool fuseUnk = false;                                    // neighbouring unknown characters are one token
    bool ignoreMerges = false;                               // a word that is a piece is that piece
};

/// Throws Error where a merge is of or into a piece that is not in the vocabulary, or `unk` is not; `where`
/// names the file.
[[nodiscard]] std::shared_ptr<const WordModel> makeBpe(BpeOptions options, std::string_view where);

} // namespace headscope
