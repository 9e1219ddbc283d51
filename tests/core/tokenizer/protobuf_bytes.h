// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

namespace headscope {

inline std::string varintBytes(std::uint64_t value) {
    std::string bytes;
    for (; value >= 0x80; value >>= 7) {
        bytes += static_cast<char>((value & 0x7F) | 0x80);
    }
    return bytes + static_cast<char>(value);
}

inline std::string numberField(std::uint32_t tag, std::uint64_t value) {
    return varintBytes(std::uint64_t{tag} << 3) + varintBytes(value);
}

inline std::string bytesField(std::uint32_t tag, const std::string& bytes) {
    return varintBytes((std::uint64_t{tag} << 3) | 2) + varintBytes(bytes.size()) + bytes;
}

/// A piece of a serialized SentencePiece model. Types: 1 normal, 2 unknown, 3 control, 4 user-defined, 6
/// byte.
inline std::string pieceField(const std::string& text, std::uint64_t type = 1) {
    return bytesField(1, bytesField(1, text) + numberField(3, type));
}

/// <unk>, <s>, </s> and what is given; the trainer's model type 1 is Unigram, 2 BPE.
inline std::string sentencePieceModel(std::initializer_list<std::string> pieces, std::uint64_t modelType = 2,
                                      const std::string& normalizer = {}) {
    std::string model = pieceField("<unk>", 2) + pieceField("<s>", 3) + pieceField("</s>", 3);
    for (const std::string& piece : pieces) {
        model += piece;
    }
    return model + bytesField(2, numberField(3, modelType)) + bytesField(3, normalizer);
}

} // namespace headscope
