// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/unigram_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/byte_trie.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

constexpr double kUnknownPenalty = 10;
constexpr int kUnknown = -1;

/// The best way to reach a place in a word, and the token that it ends with.
struct Step {
    double score = 0;
    std::uint32_t begin = std::numeric_limits<std::uint32_t>::max(); // of the token; none reaches here yet
    int id = kUnknown;

    void offer(double candidate, std::size_t from, int piece) {
        if (begin == std::numeric_limits<std::uint32_t>::max() || candidate > score) {
            *this = {candidate, static_cast<std::uint32_t>(from), piece};
        }
    }
};

class UnigramModel final : public WordModel {
  public:
    UnigramModel(std::vector<std::string> pieces, std::vector<double> scores, const UnigramOptions& options)
        : vocabulary_(std::move(pieces)), scores_(std::move(scores)), trie_(entries()), unk_(options.unk),
          unknownScore_((scores_.empty() ? 0 : *std::ranges::min_element(scores_)) - kUnknownPenalty) {
        if (options.byteFallback) {
            for (std::size_t byte = 0; byte < byteIds_.size(); ++byte) {
                byteIds_[byte] = vocabulary_.idOf(fmt::format("<0x{:02X}>", byte));
            }
        }
    }

    void tokenize(std::string_view word, std::vector<WordToken>& out) const override {
        const std::size_t before = out.size();
        const std::vector<Step> steps = bestSteps(word);
        std::size_t unknownEnd = 0; // of unknown text that goes on to the left; 0 for none
        for (std::size_t end = word.size(); end > 0; end = steps[end].begin) {
            const bool isUnknown = steps[end].id == kUnknown || steps[end].id == unk_;
            if (isUnknown) {
                unknownEnd = unknownEnd == 0 ? end : unknownEnd;
            } else {
                addUnknown(word, end, unknownEnd, out);
                unknownEnd = 0;
                out.push_back({steps[end].id, steps[end].begin, end});
            }
        }
        addUnknown(word, 0, unknownEnd, out);
        std::reverse(out.begin() + static_cast<std::ptrdiff_t>(before), out.end());
    }

    [[nodiscard]] int size() const override { return vocabulary_.size(); }
    [[nodiscard]] std::string piece(int id) const override { return vocabulary_.piece(id); }
    [[nodiscard]] std::optional<int> idOf(std::string_view piece) const override {
        return vocabulary_.idOf(piece);
    }
    [[nodiscard]] std::string kind() const override { return "Unigram"; }

  private:
    [[nodiscard]] std::vector<std::pair<std::string_view, int>> entries() const {
        std::vector<std::pair<std::string_view, int>> result;
        for (int id = 0; id < vocabulary_.size(); ++id) {
            result.emplace_back(vocabulary_.piece(id), id);
        }
        return result;
    }

    /// Viterbi: for each place of the word the step that ends there.
    [[nodiscard]] std::vector<Step> bestSteps(std::string_view word) const {
        std::vector<Step> steps(word.size() + 1);
        for (std::size_t begin = 0; begin < word.size();) {
            const double score = steps[begin].score;
            const std::size_t character = firstCodePoint(word.substr(begin)).size;
            bool hasCharacter = false;
            std::optional<ByteTrie::Node> node = ByteTrie::kRoot;
            for (std::size_t end = begin; end < word.size();) {
                node = trie_.next(*node, word[end++]);
                if (!node) {
                    break;
                }
                if (const std::optional<int> id = trie_.value(*node)) {
                    steps[end].offer(score + scores_[static_cast<std::size_t>(*id)], begin, *id);
                    hasCharacter = hasCharacter || end == begin + character;
                }
            }
            if (!hasCharacter) {
                steps[begin + character].offer(score + unknownScore_, begin, kUnknown);
            }
            begin += character;
        }
        return steps;
    }

    /// Adds the tokens of unknown bytes [begin, end), the last one first; none for `end` 0.
    void addUnknown(std::string_view word, std::size_t begin, std::size_t end,
                    std::vector<WordToken>& out) const {
        if (end == 0) {
            return;
        }
        const auto byteId = [&](std::size_t at) { return byteIds_[static_cast<unsigned char>(word[at])]; };
        bool areBytesPieces = true;
        for (std::size_t at = begin; at < end && areBytesPieces; ++at) {
            areBytesPieces = byteId(at).has_value();
        }
        if (areBytesPieces && word.substr(begin, end - begin) != unknownSpelling()) {
            for (std::size_t at = end; at-- > begin;) {
                out.push_back({*byteId(at), at, at + 1});
            }
        } else if (unk_) {
            out.push_back({*unk_, begin, end});
        }
    }

    /// Text that is spelled as the piece for unknown text is that piece.
    [[nodiscard]] std::string_view unknownSpelling() const {
        return unk_ ? std::string_view(vocabulary_.piece(*unk_)) : std::string_view();
    }

    Vocabulary vocabulary_;
    std::vector<double> scores_; // by id
    ByteTrie trie_;
    std::optional<int> unk_;
    double unknownScore_;
    std::array<std::optional<int>, 256> byteIds_{};
};

} // namespace

std::shared_ptr<const WordModel> makeUnigram(UnigramOptions options, std::string_view where) {
    if (options.unk &&
        (*options.unk < 0 || static_cast<std::size_t>(*options.unk) >= options.pieces.size())) {
        throw Error(Mismatch{std::string(where), "id for unknown text",
                             fmt::format("less than {}", options.pieces.size()),
                             fmt::format("{}", *options.unk)});
    }
    std::vector<std::string> pieces;
    std::vector<double> scores;
    for (ScoredPiece& piece : options.pieces) {
        if (!std::isfinite(piece.score)) {
            throw Error(Mismatch{std::string(where), fmt::format("score of \"{}\"", piece.text),
                                 "a finite number", fmt::format("{}", piece.score)});
        }
        pieces.push_back(std::move(piece.text));
        scores.push_back(piece.score);
    }
    return std::make_shared<UnigramModel>(std::move(pieces), std::move(scores), options);
}

} // namespace headscope
