// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/tokenizer/word_model.h"

namespace headscope {

/// WordPiece as BERT has it (Devlin et al. 2019) and Hugging Face's `tokenizers` does it: from the left, the
/// longest piece that fits; a word in which none fits somewhere is unknown as a whole.
struct WordPieceOptions {
    std::vector<std::string> vocabulary; // by id; empty for holes
    std::string unk = "[UNK]";
    std::string continuingSubwordPrefix = "##"; // of pieces that do not begin a word
    std::size_t longestWord = 100;              // code points; longer words are unknown
};

/// Throws Error where `unk` is not in the vocabulary; `where` names the file.
[[nodiscard]] std::shared_ptr<const WordModel> makeWordPiece(WordPieceOptions options,
                                                             std::string_view where);

} // namespace headscope
