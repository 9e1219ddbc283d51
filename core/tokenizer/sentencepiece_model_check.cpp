// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_model_check.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/character_map_check.h"
#include "core/tokenizer/protobuf_fields.h"

namespace headscope {

namespace {

// Field numbers of sentencepiece_model.proto.
namespace model {
constexpr std::uint32_t kPiece = 1;
constexpr std::uint32_t kTrainer = 2;
constexpr std::uint32_t kNormalizer = 3;
constexpr std::uint32_t kDenormalizer = 5;
} // namespace model
namespace piece {
constexpr std::uint32_t kText = 1;
constexpr std::uint32_t kType = 3;
constexpr std::uint64_t kUserDefined = 4;
} // namespace piece
constexpr std::uint32_t kTrainerModelType = 3;
constexpr std::uint32_t kNormalizerCharacterMap = 2;

// The library builds its tries by recursion, one level for each byte of a piece.
constexpr std::size_t kLongestPiece = 4096;
// The library keeps the user-defined pieces that match in an array of 64.
constexpr std::size_t kDeepestUserPieces = 64;

struct Piece {
    std::string_view text;
    std::uint64_t type = 1;
};

Piece readPiece(std::string_view message) {
    Piece result;
    ProtobufFields fields(message);
    while (const auto field = fields.next()) {
        if (field->tag == piece::kText) {
            result.text = field->bytes;
        } else if (field->tag == piece::kType) {
            result.type = field->number;
        }
    }
    return result;
}

void checkPiece(std::string_view text, std::size_t id) {
    if (text.empty() || text.size() > kLongestPiece || text.find('\0') != text.npos || findUtf8Fault(text)) {
        throw Error(fmt::format("piece {} is empty, too long or not text", id));
    }
}

/// Counts, for each piece, how many others it starts with.
void checkUserDefined(std::vector<std::string_view> pieces) {
    std::sort(pieces.begin(), pieces.end());
    std::vector<std::string_view> starts;
    for (const std::string_view text : pieces) {
        while (!starts.empty() && !text.starts_with(starts.back())) {
            starts.pop_back();
        }
        starts.push_back(text);
        if (starts.size() > kDeepestUserPieces) {
            throw Error(fmt::format("more than {} user-defined pieces that start with each other",
                                    kDeepestUserPieces));
        }
    }
}

void checkNormalizer(std::string_view message) {
    ProtobufFields fields(message);
    std::string_view map;
    while (const auto field = fields.next()) {
        if (field->tag == kNormalizerCharacterMap) {
            map = field->bytes;
        }
    }
    if (!map.empty()) {
        checkCharacterMap(map);
    }
}

std::string algorithm(std::uint64_t modelType) {
    switch (modelType) {
    case 2:
        return "BPE";
    case 3:
        return "word";
    case 4:
        return "character";
    default:
        return "Unigram"; // what the library takes where nothing is written
    }
}

std::uint64_t modelType(std::string_view trainer, std::uint64_t otherwise) {
    ProtobufFields fields(trainer);
    while (const auto field = fields.next()) {
        if (field->tag == kTrainerModelType) {
            otherwise = field->number;
        }
    }
    return otherwise;
}

} // namespace

std::string checkSentencePieceModel(std::string_view serialized) {
    std::vector<std::string_view> userDefined;
    std::size_t pieces = 0;
    std::uint64_t type = 1;
    ProtobufFields fields(serialized);
    while (const auto field = fields.next()) {
        if (field->tag == model::kPiece) {
            const Piece read = readPiece(field->bytes);
            checkPiece(read.text, pieces++);
            if (read.type == piece::kUserDefined) {
                userDefined.push_back(read.text);
            }
        } else if (field->tag == model::kTrainer) {
            type = modelType(field->bytes, type);
        } else if (field->tag == model::kNormalizer || field->tag == model::kDenormalizer) {
            checkNormalizer(field->bytes);
        }
    }
    if (pieces == 0) {
        throw Error("no pieces");
    }
    checkUserDefined(std::move(userDefined));
    return algorithm(type);
}

} // namespace headscope
