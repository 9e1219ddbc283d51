// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// What a SentencePiece model is made of, for vocabularies that come from elsewhere. Views must outlive it.
struct SentencePieceProto {
    enum class PieceType { Normal = 1, Unknown = 2, Control = 3, UserDefined = 4, Unused = 5, Byte = 6 };
    struct Piece {
        std::string_view text;
        float score = 0;
        PieceType type = PieceType::Normal;
    };
    enum class Algorithm { Unigram = 1, Bpe = 2 };

    std::vector<Piece> pieces; // by number
    Algorithm algorithm = Algorithm::Bpe;
    bool byteFallback = false;
    bool addDummyPrefix = true;
    bool removeExtraSpaces = false;
    std::string_view characterMap; // see checkCharacterMap; empty: text is not changed
};

/// The bytes of a ModelProto, as a .model file has them.
/// Format: https://github.com/google/sentencepiece/blob/master/src/sentencepiece_model.proto
[[nodiscard]] std::string serialized(const SentencePieceProto& proto);

} // namespace headscope
