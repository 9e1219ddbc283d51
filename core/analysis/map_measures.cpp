// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_measures.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/analysis/column_mass.h"
#include "core/analysis/concentration.h"
#include "core/analysis/first_token.h"
#include "core/analysis/mean_distance.h"
#include "core/analysis/neighbours.h"
#include "core/analysis/positional.h"
#include "core/analysis/repeated_tokens.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

/// What a row of the table asks for.
enum class Needs {
    Weights,    // no more than that
    OneText,    // queries and keys that are the same tokens
    Tokens,     // what the tokens are
    EqualTokens // both
};

struct Row {
    ScoreInfo info;
    Needs needs;
    double (*function)(const MapSubject& subject);
};

constexpr std::string_view kShannon = Sentence::noted("Shannon 1948; of attention: Ghader and Monz 2017");
constexpr std::string_view kPerplexity =
    Sentence::noted("the perplexity of a distribution: Jelinek et al. 1977");
constexpr std::string_view kDistance = Sentence::noted("Vig and Belinkov 2019");
constexpr std::string_view kNeighbours =
    Sentence::noted("previous-token heads: Clark et al. 2019, Olsson et al. 2022. Badge "
                    "from 0.6, the threshold of the bundled "
                    "model's card. TransformerLens's detector divides by all rows");
constexpr std::string_view kSelf =
    Sentence::noted("Clark et al. 2019. Badge from 0.6, the threshold of the bundled model's card");
constexpr std::string_view kNext =
    Sentence::noted("Clark et al. 2019. Badge from 0.6, as for the previous token");
constexpr std::string_view kSink = Sentence::noted("Gu et al. 2024, who call key 0 a sink above 0.3");
constexpr std::string_view kDuplicate = Sentence::noted(
    "duplicate-token heads: Wang et al. 2022. Badge from 0.4, the threshold of the bundled model's card. "
    "TransformerLens's detector divides by all rows");
constexpr std::string_view kInduction =
    Sentence::noted("Olsson et al. 2022. Badge from 0.4, the threshold of the bundled "
                    "model's card. TransformerLens's detector "
                    "divides by all rows");
constexpr std::string_view kDelimiter = "Clark et al. 2019";
constexpr std::string_view kPunctuation =
    Sentence::noted("Clark et al. 2019. Badge from 0.5, the threshold of the bundled model's card");
constexpr std::string_view kPositional =
    Sentence::noted("Voita et al. 2019, who call a head positional from 0.9 of all "
                    "rows; here of the rows that have such a key");

constexpr std::array kRows{
    Row{{"entropy", Sentence::noted("Entropy"), Sentence::noted("nats"),
         Sentence::noted("High: the head spreads its attention over many keys."),
         Sentence::noted("mean over queries i of H_i = −Σ_j A_ij ln A_ij"), kShannon, 0, kNoUpperEnd},
        Needs::Weights,
        [](const MapSubject& subject) { return meanEntropy(subject.weights); }},
    Row{{"entropy_share", Sentence::noted("Normalised entropy"), "",
         Sentence::noted("1: every query attends uniformly to all keys that it may see; 0: to one key only."),
         Sentence::noted("mean of H_i / ln n_i over the queries with n_i > 1 allowed keys"), kShannon, 0, 1},
        Needs::Weights,
        [](const MapSubject& subject) { return meanEntropyShare(subject.weights); }},
    Row{{"effective_keys", Sentence::noted("Effective number of keys"), Sentence::noted("keys"),
         Sentence::noted("As many keys, sharing a row equally, would be as spread out as the row is; 1: one "
                         "key takes all."),
         Sentence::noted("mean over queries i of exp(H_i), H_i = −Σ_j A_ij ln A_ij"), kPerplexity, 1,
         kNoUpperEnd},
        Needs::Weights,
        [](const MapSubject& subject) { return meanEffectiveKeys(subject.weights); }},
    Row{{"confidence", Sentence::noted("Confidence"), "",
         Sentence::noted("High: each query has one key that takes most."),
         Sentence::noted("mean over queries i of max_j A_ij"), "Voita et al. 2019", 0, 1},
        Needs::Weights,
        [](const MapSubject& subject) { return meanLargestWeight(subject.weights); }},
    Row{{"saturation", Sentence::noted("Saturated rows"), "",
         Sentence::noted("Share of the queries for which one key takes practically everything; the first "
                         "query of a causal "
                         "model, which sees only itself, is one of them."),
         Sentence::noted("share of queries i with max_j A_ij > 0.99"), "Headscope", 0, 1},
        Needs::Weights,
        [](const MapSubject& subject) { return saturatedShare(subject.weights); }},
    Row{{"mean_distance", Sentence::noted("Mean distance"), Sentence::noted("tokens"),
         Sentence::noted("High: the head looks at tokens far from the query; 0: at the query's own. Ahead "
                         "counts like back."),
         "Σ A_ij |i − j| / Σ A_ij", kDistance, 0, kNoUpperEnd},
        Needs::OneText,
        [](const MapSubject& subject) { return meanDistance(subject.weights); }},
    Row{{"previous_token", Sentence::noted("Previous token"), "",
         Sentence::noted("1: every token attends to the one before it alone."),
         Sentence::noted("mean of A_i,i−1 over the queries i that have a previous token and may see it"),
         kNeighbours, 0, 1, Badge{Sentence::noted("previous token"), 0.6}},
        Needs::OneText,
        [](const MapSubject& subject) { return previousToken(subject.weights); }},
    Row{{"next_token", Sentence::noted("Next token"), "",
         Sentence::noted(
             "1: every token attends to the one after it alone. Not defined where no query may look ahead."),
         Sentence::noted("mean of A_i,i+1 over the queries i that have a next token and may see it"), kNext,
         0, 1, Badge{Sentence::noted("next token"), 0.6}},
        Needs::OneText,
        [](const MapSubject& subject) { return nextToken(subject.weights); }},
    Row{{"self_token", Sentence::noted("Same position"), "",
         Sentence::noted("1: every token attends to itself alone."),
         Sentence::noted("mean of A_ii over the queries i that may see themselves"), kSelf, 0, 1,
         Badge{Sentence::noted("self"), 0.6}},
        Needs::OneText,
        [](const MapSubject& subject) { return selfToken(subject.weights); }},
    Row{{"first_token", Sentence::noted("First token"), "",
         Sentence::noted("High: the head rests on the first token, an attention sink, as heads do that have "
                         "nothing to do. "
                         "The "
                         "first query of a causal model sees only itself and counts 1."),
         Sentence::noted("α_0 = mean of A_i0 over the queries i ≥ 0 that may see key 0"), kSink, 0, 1,
         Badge{Sentence::noted("first token (sink)"), kSinkThreshold}},
        Needs::Weights,
        [](const MapSubject& subject) { return firstToken(subject.weights); }},
    Row{{"duplicate_token", Sentence::noted("Duplicate token"), "",
         Sentence::noted(
             "High: a token that has stood before attends to its earlier copies. Not defined where none is "
             "repeated."),
         Sentence::noted("mean of Σ A_ij over j < i with t_j = t_i, over the queries i that see such a key"),
         kDuplicate, 0, 1, Badge{Sentence::noted("duplicate token"), 0.4}},
        Needs::EqualTokens,
        [](const MapSubject& subject) { return duplicateToken(subject.weights, subject.keys); }},
    Row{{"induction", Sentence::noted("Induction"), "",
         Sentence::noted("High: a token that has stood before attends to what followed its earlier copies, "
                         "as if to say it "
                         "again. Not defined where none is repeated."),
         Sentence::noted("mean of Σ A_ij over 1 ≤ j ≤ i with t_j−1 = t_i and j−1 < i, over the queries i "
                         "that see such a key"),
         kInduction, 0, 1, Badge{Sentence::noted("induction"), 0.4}},
        Needs::EqualTokens,
        [](const MapSubject& subject) { return induction(subject.weights, subject.keys); }},
    Row{{"delimiter_share", Sentence::noted("On special tokens"), "",
         Sentence::noted("Share of all attention that goes to special tokens (beginning, separator, end). "
                         "Not defined where "
                         "no "
                         "query sees one."),
         Sentence::noted("mean over queries i of Σ A_ij over the keys j that are special tokens"), kDelimiter,
         0, 1},
        Needs::Tokens,
        [](const MapSubject& subject) { return delimiterShare(subject.weights, subject.keys); }},
    Row{{"punctuation_share", Sentence::noted("On punctuation"), "",
         Sentence::noted("Share of all attention that goes to punctuation: tokens with neither letter nor "
                         "digit. Not defined "
                         "where no query sees one."),
         Sentence::noted("mean over queries i of Σ A_ij over the keys j that are punctuation"), kPunctuation,
         0, 1, Badge{Sentence::noted("punctuation"), 0.5}},
        Needs::Tokens,
        [](const MapSubject& subject) { return punctuationShare(subject.weights, subject.keys); }},
    Row{{"positional", Sentence::noted("Positional"), "",
         Sentence::noted("High: the largest weight of most rows sits at the same distance from the query."),
         Sentence::noted("largest share, over offsets o, of rows i with argmax_j A_ij = i + o; of the rows "
                         "with more than "
                         "one "
                         "key that have one at o, and offsets that at least half of the rows have"),
         kPositional, 0, 1, Badge{Sentence::noted("positional"), kPositionalThreshold}},
        Needs::OneText,
        [](const MapSubject& subject) { return positional(subject.weights); }},
};
constexpr std::size_t kConcentration = 5;

constexpr auto kMeasures = [] {
    std::array<MapMeasure, kRows.size()> measures{};
    std::ranges::transform(kRows, measures.begin(), [](const Row& row) {
        const bool needsTokens = row.needs == Needs::Tokens || row.needs == Needs::EqualTokens;
        const bool needsOneText = row.needs == Needs::OneText || row.needs == Needs::EqualTokens;
        return MapMeasure{row.info, needsTokens, needsOneText, row.function};
    });
    return measures;
}();

} // namespace

bool MapMeasure::isDefinedFor(const MapSubject& subject) const {
    const bool hasTokens = static_cast<Index>(subject.queries.size()) == subject.weights.queries() &&
                           static_cast<Index>(subject.keys.size()) == subject.weights.keys();
    return (hasTokens || !needsTokens) && (subject.isOfOneText() || !needsOneText);
}

double MapMeasure::measure(const MapSubject& subject) const {
    return isDefinedFor(subject) ? function(subject) : std::numeric_limits<double>::quiet_NaN();
}

std::span<const MapMeasure> mapMeasures() {
    return kMeasures;
}

std::span<const MapMeasure> concentrationMeasures() {
    return mapMeasures().first(kConcentration);
}

} // namespace headscope
