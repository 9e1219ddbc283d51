// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sentencepiece {
class SentencePieceProcessor;
}

namespace headscope {

/// A piece of a text: its number in the model, how the text spells it (which for unknown text is no piece of
/// the model), and the bytes of the text that it covers.
struct FoundPiece {
    int piece = 0;
    std::string spelling;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Whether the model's own rule counts for the space in front of a text, or none is ever put there.
enum class DummyPrefix { AsTrained, Never };

/// A SentencePiece model, read and applied by libsentencepiece. Immutable; safe to use from many threads.
class SentencePieceModel {
  public:
    /// Throws Error where the file cannot be read, is not a SentencePiece model, or is one that could make
    /// the library misbehave.
    [[nodiscard]] static std::shared_ptr<const SentencePieceModel>
    load(const std::filesystem::path& file, DummyPrefix prefix = DummyPrefix::AsTrained);
    /// A serialized ModelProto; `where` names its source in errors.
    [[nodiscard]] static std::shared_ptr<const SentencePieceModel>
    parse(std::string_view serialized, std::string_view where, DummyPrefix prefix = DummyPrefix::AsTrained);
    ~SentencePieceModel();

    /// Cuts valid UTF-8 into pieces, in the order of the text. A byte piece covers its own byte of the
    /// character; ranges may have gaps where the model's normalisation drops text.
    [[nodiscard]] std::vector<FoundPiece> encode(std::string_view text) const;
    /// The text that pieces stand for, given as they are spelled; control pieces stand for none.
    [[nodiscard]] std::string decode(const std::vector<std::string>& spellings) const;

    [[nodiscard]] int size() const;
    [[nodiscard]] std::string piece(int number) const;
    [[nodiscard]] std::optional<int> find(std::string_view spelling) const;
    [[nodiscard]] bool isControl(int number) const;
    [[nodiscard]] std::optional<int> begin() const;
    [[nodiscard]] int unknown() const;
    /// For people: "SentencePiece BPE".
    [[nodiscard]] const std::string& kind() const { return kind_; }

  private:
    SentencePieceModel(std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor,
                       std::string kind);
    void spreadCharactersOverBytes(std::vector<FoundPiece>& pieces) const;

    std::unique_ptr<const sentencepiece::SentencePieceProcessor> processor_;
    std::string kind_;
};

} // namespace headscope
