// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/word_piece_model.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

bool continuesCodePoint(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

class WordPieceModel final : public WordModel {
  public:
    WordPieceModel(WordPieceOptions options, int unk)
        : vocabulary_(std::move(options.vocabulary)), prefix_(std::move(options.continuingSubwordPrefix)),
          longestWord_(options.longestWord), unk_(unk) {}

    void tokenize(std::string_view word, std::vector<WordToken>& out) const override {
        if (word.empty()) {
            return;
        }
        const std::size_t before = out.size();
        const auto codePoints = static_cast<std::size_t>(
            std::ranges::count_if(word, [](char byte) { return !continuesCodePoint(byte); }));
        bool isKnown = codePoints <= longestWord_;
        for (std::size_t begin = 0; isKnown && begin < word.size();) {
            const WordToken found = longestPieceAt(word, begin);
            isKnown = found.end > begin;
            out.push_back(found);
            begin = found.end;
        }
        if (!isKnown) {
            out.resize(before);
            out.push_back({unk_, 0, word.size()});
        }
    }

    [[nodiscard]] int size() const override { return vocabulary_.size(); }
    [[nodiscard]] std::string piece(int id) const override { return vocabulary_.piece(id); }
    [[nodiscard]] std::optional<int> idOf(std::string_view piece) const override {
        return vocabulary_.idOf(piece);
    }
    [[nodiscard]] std::string kind() const override { return "WordPiece"; }

  private:
    /// Ends where it begins where no piece fits. No piece is longer than the vocabulary's longest, so that
    /// the whole word takes time in proportion to its length.
    [[nodiscard]] WordToken longestPieceAt(std::string_view word, std::size_t begin) const {
        std::string candidate = begin == 0 ? std::string() : prefix_;
        const std::size_t prefix = candidate.size();
        if (vocabulary_.longest() > prefix) {
            candidate += word.substr(begin, vocabulary_.longest() - prefix);
        }
        for (std::size_t size = candidate.size(); size > prefix; --size) {
            const std::size_t end = begin + size - prefix;
            if (end < word.size() && continuesCodePoint(word[end])) {
                continue;
            }
            if (const std::optional<int> id = vocabulary_.idOf(std::string_view(candidate).substr(0, size))) {
                return {*id, begin, end};
            }
        }
        return {unk_, begin, begin};
    }

    Vocabulary vocabulary_;
    std::string prefix_;
    std::size_t longestWord_;
    int unk_;
};

} // namespace

std::shared_ptr<const WordModel> makeWordPiece(WordPieceOptions options, std::string_view where) {
    const auto unk = std::ranges::find(options.vocabulary, options.unk);
    if (options.unk.empty() || unk == options.vocabulary.end()) {
        throw Error(
            Mismatch{std::string(where), "piece for unknown words", "one of the vocabulary", options.unk});
    }
    const auto id = static_cast<int>(unk - options.vocabulary.begin());
    return std::make_shared<WordPieceModel>(std::move(options), id);
}

} // namespace headscope
