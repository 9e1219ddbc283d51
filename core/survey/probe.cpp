// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/probe.h"

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <utility>

#include <fmt/format.h>

#include "core/analysis/stripe.h"
#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/tokenizer/byte_piece.h"

namespace headscope {

namespace {

constexpr Index kFewest = 2; // tokens that are given twice

constexpr std::array kScores{
    ScoreInfo{
        "induction", Sentence::noted("Induction, on random tokens given twice"), "",
        Sentence::noted(
            "High: in the second copy the head attends to the token after the query's twin in the first, "
            "which is what comes next."),
        Sentence::noted(
            "mean of A at key = query − (L − 1) over the queries of the second copy of L random tokens"),
        "Olsson et al. 2022", 0, 1, Badge{Sentence::noted("induction"), 0.4}},
    ScoreInfo{"duplicate_token", Sentence::noted("Duplicate token, on random tokens given twice"), "",
              Sentence::noted("High: in the second copy the head attends to the query's twin in the first."),
              Sentence::noted(
                  "mean of A at key = query − L over the queries of the second copy of L random tokens"),
              "Wang et al. 2022", 0, 1, Badge{Sentence::noted("duplicate token"), 0.4}},
};

/// The special token that a text begins with: nothing where the tokenizer adds none.
std::optional<int> beginningOf(const Tokenizer& tokenizer) {
    const std::vector<Token> tokens = tokenizer.tokenize("a");
    if (tokens.empty() || tokens.front().begin != tokens.front().end ||
        !tokenizer.isSpecial(tokens.front().id)) {
        return std::nullopt;
    }
    return tokens.front().id;
}

/// Ids that stand for text.
std::vector<int> usableIds(const Tokenizer& tokenizer, Index vocabulary) {
    std::vector<int> ids;
    const int count = static_cast<int>(std::min<Index>(tokenizer.size(), vocabulary));
    for (int id = 0; id < count; ++id) {
        if (!tokenizer.isSpecial(id) && !bytePieceValue(tokenizer.piece(id))) {
            ids.push_back(id);
        }
    }
    if (ids.empty()) {
        throw Error(
            "The probe has no tokens: expected pieces that stand for text in the vocabulary, found none");
    }
    return ids;
}

/// `length` different tokens given twice, after `beginning`. std::uniform_int_distribution differs between
/// libraries; the remainder favours no id by more than one in 2^40.
std::vector<int> drawSequence(std::mt19937_64& random, std::vector<int> ids, std::optional<int> beginning,
                              Index length) {
    const auto count = static_cast<std::size_t>(length);
    for (std::size_t i = 0; i < count; ++i) { // Fisher and Yates, as far as it is needed
        std::swap(ids[i], ids[i + random() % (ids.size() - i)]);
    }
    std::vector<int> sequence;
    if (beginning) {
        sequence.push_back(*beginning);
    }
    for (int copy = 0; copy < 2; ++copy) {
        sequence.insert(sequence.end(), ids.begin(), ids.begin() + length);
    }
    return sequence;
}

} // namespace

Probe makeProbe(const Model& model, const ProbeRequest& request) {
    const ModelSpec& spec = model.spec();
    if (spec.readsPictures()) {
        throw Error(Mismatch{spec.name, "probe", "a model that reads text, for random tokens given twice",
                             "one that reads pictures"});
    }
    const Index vocabulary = spec.embedding.vocabulary;
    const bool hasSource = spec.encoder.has_value();
    const std::optional<int> beginning =
        hasSource ? std::optional(spec.decoderStart) : beginningOf(model.tokenizer());
    const std::optional<int> sourceBeginning = hasSource ? beginningOf(model.tokenizer()) : std::nullopt;
    Probe probe;
    probe.start = beginning ? 1 : 0;
    probe.sourceStart = sourceBeginning ? 1 : 0;
    const std::vector<int> ids = usableIds(model.targetTokenizer(), vocabulary);
    const std::vector<int> sourceIds =
        hasSource ? usableIds(model.tokenizer(), vocabulary) : std::vector<int>();
    const Index room = (spec.context - std::max(probe.start, probe.sourceStart)) / 2;
    const std::size_t different = hasSource ? std::min(ids.size(), sourceIds.size()) : ids.size();
    probe.length = std::min({request.length, room, static_cast<Index>(different)});
    if (probe.length < kFewest) {
        throw Error(Mismatch{spec.name, "probe", fmt::format("at least {} tokens to be given twice", kFewest),
                             fmt::format("{} (context {}, pieces that stand for text {})", probe.length,
                                         spec.context, different)});
    }
    std::mt19937_64 random(request.seed);
    for (int i = 0; i < request.sequences; ++i) {
        ModelInput input(drawSequence(random, ids, beginning, probe.length));
        if (hasSource) {
            input.source = drawSequence(random, sourceIds, sourceBeginning, probe.length);
        }
        probe.sequences.push_back(std::move(input));
    }
    return probe;
}

std::string describeProbe(const Probe& probe) {
    return Sentence::of("{} random tokens given twice, {}", probe.length,
                        probe.sequences.size() == 1 ? Sentence::of("one sequence")
                                                    : Sentence::of("{} sequences", probe.sequences.size()));
}

std::span<const ScoreInfo> probeScores() {
    return kScores;
}

double probeScore(const Probe& probe, const ScoreInfo& score, const HeadMap& weights) {
    if (weights.head.kind == AttentionKind::Cross) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const Index start = weights.head.kind == AttentionKind::Encoder ? probe.sourceStart : probe.start;
    const Index from = start + probe.length;
    const Index offset = score.key == kScores.front().key ? probe.length - 1 : probe.length;
    return stripeScore(weights, {offset, from, from + probe.length});
}

} // namespace headscope
