// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <variant>

#include "core/tokenizer/text_pattern.h"

namespace headscope {

/// Characters of a byte-level vocabulary become the bytes that they stand for; pieces are joined.
struct ByteLevelDecoding {};

/// Pieces without `prefix` begin a word. `cleanup` takes away spaces in front of punctuation.
struct WordPieceDecoding {
    std::string prefix = "##";
    bool cleanup = true;
};

/// `replacement` becomes a space; the one in front of the first piece is dropped where one was put there.
struct MetaspaceDecoding {
    std::string replacement = "\u2581";
    bool dropsFirst = true;
};

/// `suffix` ends a word.
struct SuffixDecoding {
    std::string suffix = "</w>";
};

/// "<0xE4>" becomes a byte.
struct ByteFallbackDecoding {};

/// All pieces become one.
struct FuseDecoding {};

/// Drops at most `start` times `content` at a piece's start, and `stop` times at its end.
struct StripDecoding {
    std::string content = " ";
    std::size_t start = 0;
    std::size_t stop = 0;
};

struct ReplaceDecoding {
    TextPattern pattern;
    std::string content;
};

/// One step from pieces to text. Steps follow each other in a vector; what is left in the end is joined.
using DecoderStep = std::variant<ByteLevelDecoding, WordPieceDecoding, MetaspaceDecoding, SuffixDecoding,
                                 ByteFallbackDecoding, FuseDecoding, StripDecoding, ReplaceDecoding>;

} // namespace headscope
