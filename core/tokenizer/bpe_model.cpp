// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/bpe_model.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <queue>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/tokenizer/vocabulary.h"

namespace headscope {

namespace {

constexpr int kNone = -1;

struct Merge {
    std::uint32_t rank = 0;
    int result = 0;
};

/// A piece of a word while it is joined; a list, so that joining moves nothing.
struct Symbol {
    int id = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    int previous = kNone;
    int next = kNone;
};

/// A pair that may be joined: the symbol at `left` and the one behind it.
struct Candidate {
    Merge merge;
    int left = 0;
};

struct ComesLater {
    bool operator()(const Candidate& a, const Candidate& b) const {
        return a.merge.rank != b.merge.rank ? a.merge.rank > b.merge.rank : a.left > b.left;
    }
};

constexpr std::uint64_t pairOf(int left, int right) {
    return (std::uint64_t{static_cast<std::uint32_t>(left)} << 32) | static_cast<std::uint32_t>(right);
}

class BpeModel final : public WordModel {
  public:
    BpeModel(BpeOptions options, std::string_view where)
        : vocabulary_(std::move(options.vocabulary)), prefix_(std::move(options.continuingSubwordPrefix)),
          suffix_(std::move(options.endOfWordSuffix)), fusesUnk_(options.fuseUnk),
          ignoresMerges_(options.ignoreMerges) {
        addMerges(options.merges, where);
        if (options.unk) {
            unk_ = required(*options.unk, "unk_token", where);
        }
        if (options.byteFallback) {
            addByteFallback();
        }
    }

    void tokenize(std::string_view word, std::vector<WordToken>& out) const override {
        if (word.empty()) {
            return;
        }
        if (ignoresMerges_) {
            if (const std::optional<int> id = vocabulary_.idOf(word)) {
                out.push_back({*id, 0, word.size()});
                return;
            }
        }
        std::vector<Symbol> symbols = symbolsOf(word);
        if (symbols.empty()) {
            return;
        }
        join(symbols);
        for (int at = 0; at != kNone; at = symbols[static_cast<std::size_t>(at)].next) {
            const Symbol& symbol = symbols[static_cast<std::size_t>(at)];
            out.push_back({symbol.id, symbol.begin, symbol.end});
        }
    }

    [[nodiscard]] int size() const override { return vocabulary_.size(); }
    [[nodiscard]] std::string piece(int id) const override { return vocabulary_.piece(id); }
    [[nodiscard]] std::optional<int> idOf(std::string_view piece) const override {
        return vocabulary_.idOf(piece);
    }
    [[nodiscard]] std::string kind() const override { return "BPE"; }

  private:
    [[nodiscard]] int required(std::string_view piece, const std::string& what,
                               std::string_view where) const {
        const std::optional<int> id = vocabulary_.idOf(piece);
        if (!id) {
            throw Error(Mismatch{std::string(where), what, "pieces of the vocabulary",
                                 fmt::format("\"{}\"", shortenUtf8(piece, 80))});
        }
        return *id;
    }

    void addMerges(const std::vector<std::pair<std::string, std::string>>& merges, std::string_view where) {
        merges_.reserve(merges.size());
        std::string joined;
        for (std::size_t rank = 0; rank < merges.size(); ++rank) {
            const auto& [left, right] = merges[rank];
            const std::string what = fmt::format("merge {}", rank);
            if (right.size() < prefix_.size()) {
                throw Error(Mismatch{std::string(where), what,
                                     fmt::format("a piece with \"{}\" in front", prefix_), right});
            }
            joined.assign(left).append(right, prefix_.size());
            // One after the other, so that the first piece that is missing is named.
            const int first = required(left, what, where);
            const int second = required(right, what, where);
            const int both = required(joined, what, where);
            merges_[pairOf(first, second)] = {static_cast<std::uint32_t>(rank), both};
        }
    }

    void addByteFallback() {
        bytes_.emplace();
        for (unsigned byte = 0; byte < bytes_->size(); ++byte) {
            (*bytes_)[byte] = vocabulary_.idOf(fmt::format("<0x{:02X}>", byte)).value_or(kNone);
        }
    }

    /// The characters of a word as pieces; a character that has none is bytes, or unknown, or left out.
    [[nodiscard]] std::vector<Symbol> symbolsOf(std::string_view word) const {
        std::vector<Symbol> symbols;
        symbols.reserve(word.size());
        std::string spelled;
        bool lastIsUnknown = false;
        for (std::size_t begin = 0, end = 0; begin < word.size(); begin = end) {
            end = begin + firstCodePoint(word.substr(begin)).size;
            spelled.assign(begin == 0 ? "" : prefix_).append(word, begin, end - begin);
            spelled.append(end == word.size() ? suffix_ : "");
            const std::optional<int> id = vocabulary_.idOf(spelled);
            const bool isUnknown = !id && !hasBytes(spelled);
            if (id) {
                add(symbols, *id, begin, end);
            } else if (!isUnknown) {
                addBytes(symbols, spelled, begin, end);
            } else if (unk_ && lastIsUnknown && fusesUnk_) {
                symbols.back().end = end;
            } else if (unk_) {
                add(symbols, *unk_, begin, end);
            }
            lastIsUnknown = isUnknown;
        }
        return symbols;
    }

    [[nodiscard]] bool hasBytes(std::string_view spelled) const {
        for (const char c : spelled) {
            if (!bytes_ || (*bytes_)[static_cast<unsigned char>(c)] == kNone) {
                return false;
            }
        }
        return true;
    }

    /// A token for each byte; those of a prefix or suffix cover nothing of the word.
    void addBytes(std::vector<Symbol>& symbols, std::string_view spelled, std::size_t begin,
                  std::size_t end) const {
        const std::size_t before = begin == 0 ? 0 : prefix_.size();
        for (std::size_t i = 0; i < spelled.size(); ++i) {
            const std::size_t at = begin + (i < before ? 0 : i - before);
            add(symbols, (*bytes_)[static_cast<unsigned char>(spelled[i])], std::min(at, end),
                i < before ? begin : std::min(at + 1, end));
        }
    }

    static void add(std::vector<Symbol>& symbols, int id, std::size_t begin, std::size_t end) {
        const auto place = static_cast<int>(symbols.size());
        if (!symbols.empty()) {
            symbols.back().next = place;
        }
        symbols.push_back({id, begin, end, place - 1, kNone});
    }

    [[nodiscard]] const Merge* mergeOf(const std::vector<Symbol>& symbols, int left) const {
        if (left == kNone || symbols[static_cast<std::size_t>(left)].next == kNone) {
            return nullptr;
        }
        const Symbol& symbol = symbols[static_cast<std::size_t>(left)];
        const auto found = merges_.find(pairOf(symbol.id, symbols[static_cast<std::size_t>(symbol.next)].id));
        return found == merges_.end() ? nullptr : &found->second;
    }

    /// Each join takes one symbol away and offers at most two new pairs: n log n for n characters.
    void join(std::vector<Symbol>& symbols) const {
        std::vector<Candidate> first;
        for (int left = 0; left < static_cast<int>(symbols.size()); ++left) {
            if (const Merge* const merge = mergeOf(symbols, left)) {
                first.push_back({*merge, left});
            }
        }
        std::priority_queue<Candidate, std::vector<Candidate>, ComesLater> queue(ComesLater{},
                                                                                 std::move(first));
        while (!queue.empty()) {
            const Candidate candidate = queue.top();
            queue.pop();
            // The pair may have gone since it was offered.
            const Merge* const merge = mergeOf(symbols, candidate.left);
            if (merge == nullptr || merge->result != candidate.merge.result) {
                continue;
            }
            Symbol& symbol = symbols[static_cast<std::size_t>(candidate.left)];
            Symbol& taken = symbols[static_cast<std::size_t>(symbol.next)];
            symbol.id = merge->result;
            symbol.end = taken.end;
            symbol.next = taken.next;
            taken.next = kNone;
            if (symbol.next != kNone) {
                symbols[static_cast<std::size_t>(symbol.next)].previous = candidate.left;
            }
            for (const int left : {symbol.previous, candidate.left}) {
                if (const Merge* const offered = mergeOf(symbols, left)) {
                    queue.push({*offered, left});
                }
            }
        }
    }

    Vocabulary vocabulary_;
    std::unordered_map<std::uint64_t, Merge> merges_;
    std::string prefix_;
    std::string suffix_;
    std::optional<int> unk_;
    std::optional<std::array<int, 256>> bytes_; // ids of "<0x00>" ...; kNone where there is no such piece
    bool fusesUnk_;
    bool ignoresMerges_;
};

} // namespace

std::shared_ptr<const WordModel> makeBpe(BpeOptions options, std::string_view where) {
    return std::make_shared<const BpeModel>(std::move(options), where);
}

} // namespace headscope
