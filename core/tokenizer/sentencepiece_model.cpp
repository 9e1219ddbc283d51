// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/sentencepiece_model.h"

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

// Exported by the library, but in none of its installed headers.
namespace sentencepiece::logging {
void SetMinLogLevel(int level); // NOLINT(readability-identifier-naming): the library's name
}

namespace headscope {

namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;
constexpr int kFatalOnly = 3;
// normalizer_spec { add_dummy_prefix: false }. Messages of a field that comes twice are merged.
constexpr std::string_view kNoDummyPrefix("\x1A\x02\x18\x00", 4);

bool continuesCharacter(std::string_view piece) {
    const std::optional<unsigned char> byte = bytePieceValue(piece);
    return byte && (*byte & 0xC0) == 0x80;
}

/// What the library has to say, without the line of its source that stands in front of some of it:
/// "./src/file.cc(623) [condition] sentence".
std::string problemOf(const sentencepiece::util::Status& status) {
    const std::string_view message = status.error_message();
    const std::size_t close =
        message.starts_with("./") || message.starts_with("src/") ? message.find("] ") : message.npos;
    return replaceUtf8Faults(close == message.npos ? message : message.substr(close + 2));
}

/// Gives the bytes of one character, [begin, end), to the byte pieces that it became: one each, the rest to
/// the last.
void shareOut(std::span<FoundPiece> pieces, std::size_t begin, std::size_t end) {
    for (FoundPiece& piece : pieces) {
        piece.begin = begin;
        begin = std::min(begin + 1, end);
        piece.end = begin;
    }
    pieces.back().end = end;
}

} // namespace

std::shared_ptr<const SentencePieceModel> SentencePieceModel::load(const std::filesystem::path& file,
                                                                   DummyPrefix prefix) {
    const std::string where = pathText(file);
    const MappedFile mapped(file, kLargestFile);
    rejectGitLfsPointer(mapped.data(), where);
    return parse(mapped.text(), where, prefix);
}

std::shared_ptr<const SentencePieceModel>
SentencePieceModel::parse(std::string_view serialized, std::string_view where, DummyPrefix prefix) {
    std::string problem;
    try {
        std::string kind = "SentencePiece " + checkSentencePieceModel(serialized);
        std::string changed;
        if (prefix == DummyPrefix::Never) {
            changed = std::string(serialized).append(kNoDummyPrefix);
            serialized = changed;
        }
        sentencepiece::logging::SetMinLogLevel(kFatalOnly);
        auto processor = std::make_unique<sentencepiece::SentencePieceProcessor>();
        const sentencepiece::util::Status status = processor->LoadFromSerializedProto(serialized);
        if (status.ok()) {
            return std::shared_ptr<const SentencePieceModel>(
                new SentencePieceModel(std::move(processor), std::move(kind)));
        }
        problem = problemOf(status);
    } catch (const std::exception& exception) {
        problem = exception.what();
    }
    throw Error(
        Mismatch{std::string(where), "contents", "a SentencePiece model", replaceUtf8Faults(problem)});
}

SentencePieceModel::SentencePieceModel(std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor,
                                       std::string kind)
    : processor_(std::move(processor)), kind_(std::move(kind)) {}

SentencePieceModel::~SentencePieceModel() = default;

std::vector<FoundPiece> SentencePieceModel::encode(std::string_view text) const {
    sentencepiece::ImmutableSentencePieceText encoded;
    const sentencepiece::util::Status status = processor_->Encode(text, encoded.mutable_proto());
    if (!status.ok()) {
        throw Error(fmt::format("text: cannot be cut into tokens: {}", problemOf(status)));
    }
    std::vector<FoundPiece> pieces;
    pieces.reserve(encoded.pieces_size());
    for (int i = 0; i < static_cast<int>(encoded.pieces_size()); ++i) {
        const auto found = encoded.pieces(i);
        pieces.push_back({static_cast<int>(found.id()), found.piece(), found.begin(), found.end()});
    }
    spreadCharactersOverBytes(pieces);
    return pieces;
}

/// The library gives the range of a character that it cut into bytes to the last of them.
void SentencePieceModel::spreadCharactersOverBytes(std::vector<FoundPiece>& pieces) const {
    for (std::size_t first = 0; first < pieces.size();) {
        std::size_t next = first + 1;
        if (processor_->IsByte(pieces[first].piece)) {
            while (next < pieces.size() && processor_->IsByte(pieces[next].piece) &&
                   continuesCharacter(pieces[next].spelling)) {
                ++next;
            }
            shareOut(std::span(pieces).subspan(first, next - first), pieces[first].begin,
                     pieces[next - 1].end);
        }
        first = next;
    }
}

std::string SentencePieceModel::decode(const std::vector<std::string>& spellings) const {
    std::string text;
    const sentencepiece::util::Status status = processor_->Decode(spellings, &text);
    assert(status.ok());
    static_cast<void>(status);
    return replaceUtf8Faults(text);
}

int SentencePieceModel::size() const {
    return processor_->GetPieceSize();
}

std::string SentencePieceModel::piece(int number) const {
    assert(number >= 0 && number < size());
    return processor_->IdToPiece(number);
}

std::optional<int> SentencePieceModel::find(std::string_view spelling) const {
    const int number = processor_->PieceToId(spelling);
    const bool isThere = number >= 0 && number < size() && processor_->IdToPiece(number) == spelling;
    return isThere ? std::optional(number) : std::nullopt;
}

bool SentencePieceModel::isControl(int number) const {
    return processor_->IsControl(number);
}

std::optional<int> SentencePieceModel::begin() const {
    const int number = processor_->bos_id();
    return number >= 0 ? std::optional(number) : std::nullopt;
}

int SentencePieceModel::unknown() const {
    return processor_->unk_id();
}

} // namespace headscope
