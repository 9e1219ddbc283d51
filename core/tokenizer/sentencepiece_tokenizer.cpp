// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_tokenizer.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <sentencepiece_processor.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/git_lfs.h"
#include "core/tokenizer/byte_piece.h"
#include "core/tokenizer/sentencepiece_model_check.h"
#include "core/tokenizer/token_label.h"
#include "core/tokenizer/token_ranges.h"
#include "core/tokenizer/typed_text_check.h"

// Exported by the library, but in none of its installed headers.
namespace sentencepiece::logging {
void SetMinLogLevel(int level);
}

namespace headscope {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;
constexpr int kFatalOnly = 3;

bool continuesCharacter(std::string_view piece) {
    const std::optional<unsigned char> byte = bytePieceValue(piece);
    return byte && (*byte & 0xC0) == 0x80;
}

/// Gives the bytes of one character, [begin, end), to the byte pieces that it became: one each, the rest to
/// the last.
void shareOut(std::span<Token> pieces, std::size_t begin, std::size_t end) {
    for (Token& token : pieces) {
        token.begin = begin;
        begin = std::min(begin + 1, end);
        token.end = begin;
    }
    pieces.back().end = end;
}

} // namespace

std::unique_ptr<Tokenizer> SentencePieceTokenizer::load(const std::filesystem::path& file, bool addBos) {
    const std::string where = pathText(file);
    const MappedFile mapped(file, kLargestFile);
    rejectGitLfsPointer(mapped.data(), where);
    std::string problem;
    try {
        std::string kind = "SentencePiece " + checkSentencePieceModel(mapped.text());
        sentencepiece::logging::SetMinLogLevel(kFatalOnly);
        auto processor = std::make_unique<sentencepiece::SentencePieceProcessor>();
        const sentencepiece::util::Status status = processor->LoadFromSerializedProto(mapped.text());
        if (status.ok()) {
            return std::unique_ptr<Tokenizer>(
                new SentencePieceTokenizer(std::move(processor), std::move(kind), addBos));
        }
        problem = status.error_message();
    } catch (const std::exception& exception) {
        problem = exception.what();
    }
    throw Error(Mismatch{where, "contents", "a SentencePiece model", replaceUtf8Faults(problem)});
}

SentencePieceTokenizer::SentencePieceTokenizer(
    std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor, std::string kind, bool addBos)
    : processor_(std::move(processor)), kind_(std::move(kind)), addBos_(addBos && processor_->bos_id() >= 0) {
}

SentencePieceTokenizer::~SentencePieceTokenizer() = default;

std::vector<Token> SentencePieceTokenizer::tokenize(const TokenizerInput& input) const {
    const std::string_view text = input.text;
    checkTypedText(text);
    std::vector<Token> tokens = encode(text);
    spreadCharactersOverBytes(tokens);
    tileRanges(tokens, text.size());
    if (addBos_) {
        const int bos = processor_->bos_id();
        tokens.insert(tokens.begin(),
                      Token{.id = bos, .piece = piece(bos), .end = tokens.empty() ? text.size() : 0});
    }
    return tokens;
}

std::vector<Token> SentencePieceTokenizer::encode(std::string_view text) const {
    sentencepiece::ImmutableSentencePieceText encoded;
    const sentencepiece::util::Status status = processor_->Encode(text, encoded.mutable_proto());
    if (!status.ok()) {
        throw Error(
            fmt::format("text: cannot be cut into tokens: {}", replaceUtf8Faults(status.error_message())));
    }
    std::vector<Token> tokens;
    tokens.reserve(encoded.pieces_size() + 1);
    for (int i = 0; i < static_cast<int>(encoded.pieces_size()); ++i) {
        const auto found = encoded.pieces(i);
        const int id = static_cast<int>(found.id());
        tokens.push_back({.id = id, .piece = piece(id), .begin = found.begin(), .end = found.end()});
    }
    return tokens;
}

/// The library gives the range of a character that it cut into bytes to the last of them.
void SentencePieceTokenizer::spreadCharactersOverBytes(std::vector<Token>& tokens) const {
    for (std::size_t first = 0; first < tokens.size();) {
        std::size_t next = first + 1;
        if (processor_->IsByte(tokens[first].id)) {
            while (next < tokens.size() && processor_->IsByte(tokens[next].id) &&
                   continuesCharacter(tokens[next].piece)) {
                ++next;
            }
            shareOut(std::span(tokens).subspan(first, next - first), tokens[first].begin,
                     tokens[next - 1].end);
        }
        first = next;
    }
}

std::string SentencePieceTokenizer::decode(std::span<const int> ids) const {
    std::string text;
    processor_->Decode(std::vector<int>(ids.begin(), ids.end()), &text);
    return replaceUtf8Faults(text);
}

std::string SentencePieceTokenizer::label(int id) const {
    return tokenLabel(Token{.id = id, .piece = piece(id)});
}

bool SentencePieceTokenizer::isSpecial(int id) const {
    return processor_->IsControl(id);
}

std::string SentencePieceTokenizer::piece(int id) const {
    assert(id >= 0 && id < size());
    return processor_->IdToPiece(id);
}

int SentencePieceTokenizer::size() const {
    return processor_->GetPieceSize();
}

} // namespace headscope
