// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_proto.h"

#include <bit>
#include <cstdint>

namespace headscope {

namespace {

enum class WireType : std::uint64_t { Varint = 0, Length = 2, Fixed32 = 5 };

void addVarint(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) {
        out.push_back(static_cast<char>((value & 0x7F) | 0x80));
    }
    out.push_back(static_cast<char>(value));
}

void addKey(std::string& out, std::uint64_t tag, WireType type) {
    addVarint(out, (tag << 3) | static_cast<std::uint64_t>(type));
}

void addNumber(std::string& out, std::uint64_t tag, std::uint64_t value) {
    addKey(out, tag, WireType::Varint);
    addVarint(out, value);
}

void addBytes(std::string& out, std::uint64_t tag, std::string_view bytes) {
    addKey(out, tag, WireType::Length);
    addVarint(out, bytes.size());
    out += bytes;
}

void addFloat(std::string& out, std::uint64_t tag, float value) {
    addKey(out, tag, WireType::Fixed32);
    const auto bits = std::bit_cast<std::uint32_t>(value);
    for (unsigned shift = 0; shift < 32; shift += 8) {
        out.push_back(static_cast<char>((bits >> shift) & 0xFF));
    }
}

} // namespace

std::string serialized(const SentencePieceProto& proto) {
    std::string out;
    for (const SentencePieceProto::Piece& piece : proto.pieces) {
        std::string message;
        addBytes(message, 1, piece.text);
        addFloat(message, 2, piece.score);
        addNumber(message, 3, static_cast<std::uint64_t>(piece.type));
        addBytes(out, 1, message);
    }
    std::string trainer;
    addNumber(trainer, 3, static_cast<std::uint64_t>(proto.algorithm));
    addNumber(trainer, 35, proto.byteFallback ? 1 : 0);
    addBytes(out, 2, trainer);
    std::string normalizer;
    addBytes(normalizer, 2, proto.characterMap);
    addNumber(normalizer, 3, proto.addDummyPrefix ? 1 : 0);
    addNumber(normalizer, 4, proto.removeExtraSpaces ? 1 : 0);
    addBytes(out, 3, normalizer);
    return out;
}

} // namespace headscope
