// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/word_map.h"

#include <cassert>
#include <vector>

#include "core/attention/key_ranges.h"

namespace headscope {

namespace {

Index countWords(std::span<const Index> words) {
    return words.empty() ? 0 : words.back() + 1;
}

} // namespace

HeadMap wordMap(const HeadMap& weights, std::span<const Index> queryWords, std::span<const Index> keyWords) {
    assert(static_cast<Index>(queryWords.size()) == weights.queries());
    assert(static_cast<Index>(keyWords.size()) == weights.keys());
    const Index words = countWords(queryWords);
    HeadMap merged{
        weights.head, weights.stage, weights.attention, Matrix::Zero(words, countWords(keyWords)), {}};
    merged.allowed.resize(static_cast<std::size_t>(words));
    std::vector<int> pieces(static_cast<std::size_t>(words));
    for (Index query = 0; query < weights.queries(); ++query) {
        const KeyRange range = weights.allowed[static_cast<std::size_t>(query)];
        if (range.size() <= 0) {
            continue;
        }
        const Index word = queryWords[static_cast<std::size_t>(query)];
        for (Index key = range.begin; key < range.end; ++key) {
            merged.values(word, keyWords[static_cast<std::size_t>(key)]) += weights.values(query, key);
        }
        KeyRange& allowed = merged.allowed[static_cast<std::size_t>(word)];
        allowed = coveringRange(allowed, {keyWords[static_cast<std::size_t>(range.begin)],
                                          keyWords[static_cast<std::size_t>(range.end - 1)] + 1});
        ++pieces[static_cast<std::size_t>(word)];
    }
    for (Index word = 0; word < words; ++word) {
        if (const int count = pieces[static_cast<std::size_t>(word)]; count > 1) {
            merged.values.row(word) /= static_cast<float>(count);
        }
    }
    return merged;
}

} // namespace headscope
