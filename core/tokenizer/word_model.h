// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headscope {

/// A vocabulary entry that covers bytes [begin, end) of a word.
struct WordToken {
    int id = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const WordToken&) const = default;
};

/// The last step of a tokenizer: cuts one word (what normalisation and pre-tokenization left, UTF-8) into
/// entries of the vocabulary. BPE, Unigram and WordPiece are of this kind. Immutable; safe to use from many
/// threads.
class WordModel {
  public:
    WordModel() = default;
    WordModel(const WordModel&) = delete;
    WordModel& operator=(const WordModel&) = delete;
    virtual ~WordModel() = default;

    /// Appends the word's tokens to `out`; they tile the word, save that a model without an entry for unknown
    /// text leaves it out.
    virtual void tokenize(std::string_view word, std::vector<WordToken>& out) const = 0;

    [[nodiscard]] virtual int size() const = 0;
    /// Spelling of an id in [0, size()); empty for a hole in the numbering.
    [[nodiscard]] virtual std::string piece(int id) const = 0;
    [[nodiscard]] virtual std::optional<int> idOf(std::string_view piece) const = 0;
    /// For people: "BPE", "Unigram", "WordPiece".
    [[nodiscard]] virtual std::string kind() const = 0;
};

} // namespace headscope
