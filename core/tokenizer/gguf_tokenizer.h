// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/tokenizer/tokenizer.h"

namespace headscope {

/// The keys under "tokenizer.ggml" of a GGUF file. Views must outlive the call that they are given to.
/// Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md#ggml
struct GgufVocabulary {
    std::string_view model; // "llama", "gpt2", "bert" or "t5"
    std::string_view pre;   // of "gpt2"; see ggufPreTokenizer
    std::vector<std::string_view> tokens;
    std::vector<float> scores;   // one for each token, or none
    std::vector<int> tokenTypes; // as SentencePieceProto::PieceType; one for each token, or none
    std::vector<std::string_view> merges;
    std::optional<int> bosId;
    std::optional<int> eosId;
    std::optional<int> unknownId;
    std::optional<int> sepId;
    std::optional<int> clsId;
    std::optional<int> maskId;
    std::optional<bool> addBos;
    std::optional<bool> addEos;
    std::optional<bool> addSpacePrefix;
    std::optional<bool> removeExtraSpaces; // of "t5", as the next
    std::string_view characterMap;         // "precompiled_charsmap"
};

/// A tokenizer that cuts text as llama.cpp does: "llama" and "t5" through libsentencepiece, "gpt2" as
/// byte-level BPE, "bert" as WordPiece in small letters without accents. Control tokens are special;
/// user-defined tokens are always found in the text. Throws Error for any other model, and where a list has
/// the wrong length, an id is out of range, or the vocabulary cannot be used; `where` names the file.
[[nodiscard]] std::unique_ptr<Tokenizer> makeGgufTokenizer(const GgufVocabulary& vocabulary,
                                                           std::string_view where);

} // namespace headscope
