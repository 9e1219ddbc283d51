// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/word_model.h"

namespace headscope {

struct ScoredPiece {
    std::string text;
    double score = 0; // logarithm of its probability
};

/// A unigram language model (Kudo 2018), as Hugging Face's `tokenizers` has it: of all ways to cut a word
/// the one with the highest sum of scores. A character that is no piece scores 10 less than the lowest;
/// neighbours of that kind are one unknown token, or their bytes.
struct UnigramOptions {
    std::vector<ScoredPiece> pieces; // by id
    std::optional<int> unk;          // without one, unknown text is left out
    bool byteFallback = false;       // "<0xE4>" pieces, where all that are needed are there, before `unk`
};

/// Throws Error where `unk` is no id of the pieces, or a score is not finite; `where` names the file.
[[nodiscard]] std::shared_ptr<const WordModel> makeUnigram(UnigramOptions options, std::string_view where);

} // namespace headscope
