// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/transformer.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <functional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/model/common_length.h"
#include "core/model/finite_check.h"
#include "core/model/query_maker.h"
#include "core/model/stack_run.h"
#include "core/model/token_losses.h"
#include "core/ops/finite.h"

namespace headscope {

namespace {

constexpr Index kLogitsAtOnce = Index{1} << 21; // values: 8 MiB
constexpr Index kFewestOutputs = 256;           // at once, of however many rows
constexpr double kPredictions = 0.9;            // they begin at this share of the work

/// On all cores: of a text there are more logits than anything else.
bool isFinite(const Matrix& logits) {
    constexpr Index kRowsAtOnce = 16;
    std::atomic<bool> finite{true};
    parallelBlocks(logits.rows(), kRowsAtOnce, [&](Index begin, Index end) {
        if (!hasOnlyFinite(logits.middleRows(begin, end - begin))) {
            finite = false;
        }
    });
    return finite;
}

bool isCausal(const AttentionSettings& settings, const AttentionSpec& spec) {
    return !std::holds_alternative<NoMask>(resolve(settings, spec).mask);
}

/// How much of two texts is the same.
struct SameTokens {
    Index count = 0; // from the first on
    bool all = false;
};

/// What a stack may take from a run with the settings `earlier` (of its self-attention), whose first `layers`
/// layers have the same settings and zeroed heads.
StackReuse reuseOf(std::span<const AttentionSettings> settings, std::span<const AttentionSettings> earlier,
                   Index layers, std::span<const AttentionSpec> specs, SameTokens same) {
    StackReuse reuse;
    reuse.layers = static_cast<int>(layers);
    reuse.rows = same.count;
    const auto next = static_cast<std::size_t>(layers);
    reuse.keepsStates = next < settings.size() && settings[next] == earlier[next];
    for (std::size_t layer = 0; !same.all && layer < static_cast<std::size_t>(reuse.layers); ++layer) {
        if (!isCausal(settings[layer], specs[layer])) {
            return {}; // every position depends on every other
        }
    }
    return reuse;
}

/// Whether rotary positions of two lengths of text are the same: some models use other frequencies for long
/// texts.
bool turnsAlike(std::span<const AttentionSpec> specs, std::size_t length, std::size_t other) {
    return std::ranges::all_of(specs, [&](const AttentionSpec& spec) {
        return !spec.rotary || forLength(*spec.rotary, static_cast<Index>(length)) ==
                                   forLength(*spec.rotary, static_cast<Index>(other));
    });
}

Index sameTokens(const ModelInput& a, const ModelInput& b) {
    if (!a.hasSamePicture(b)) {
        return 0;
    }
    const Index ids = commonLength(a.ids, b.ids);
    return a.types == b.types ? ids : std::min(ids, commonLength(a.types, b.types));
}

void checkIds(std::span<const int> ids, std::string_view what, const ModelSpec& spec) {
    if (ids.empty() || static_cast<Index>(ids.size()) > spec.context) {
        throw Error(Mismatch{std::string(what), "tokens", fmt::format("1 to {}", spec.context),
                             fmt::format("{}", ids.size())});
    }
    const auto wrong =
        std::ranges::find_if(ids, [&](int id) { return id < 0 || id >= spec.embedding.vocabulary; });
    if (wrong != ids.end()) {
        throw Error(Mismatch{std::string(what), "token id",
                             fmt::format("0 to {}", spec.embedding.vocabulary - 1),
                             fmt::format("{}", *wrong)});
    }
}

void checkTypes(const ModelInput& input, const ModelSpec& spec) {
    const bool fits = std::ranges::all_of(
        input.types, [&](int type) { return type >= 0 && type < std::max<Index>(spec.embedding.types, 1); });
    if (!input.types.empty() && (input.types.size() != input.ids.size() || !fits)) {
        throw Error(Mismatch{"text", "token types",
                             fmt::format("one for each of {} tokens, below {}", input.ids.size(),
                                         std::max<Index>(spec.embedding.types, 1)),
                             fmt::format("{} of them, or others", input.types.size())});
    }
}

/// A picture for a model of pictures, and no other: one row of pixels a patch, and ids that count the tokens.
void checkPicture(const ModelInput& input, const ModelSpec& spec) {
    const PatchSpec& patches = spec.embedding.patches;
    if (!spec.readsPictures()) {
        if (input.patches) {
            throw Error(Mismatch{spec.name, "input", "a text", "a picture"});
        }
        return;
    }
    if (!input.patches || input.patches->rows() != patches.count() ||
        input.patches->cols() != patches.pixels()) {
        throw Error(
            Mismatch{"picture", "patches", fmt::format("{} of {} numbers", patches.count(), patches.pixels()),
                     input.patches ? fmt::format("{} of {}", input.patches->rows(), input.patches->cols())
                                   : std::string("none")});
    }
    bool counts = static_cast<Index>(input.ids.size()) == patches.tokens();
    for (std::size_t i = 0; counts && i < input.ids.size(); ++i) {
        counts = input.ids[i] == static_cast<int>(i);
    }
    if (!counts) {
        throw Error(Mismatch{"picture", "token ids",
                             fmt::format("0 to {} in this order", patches.tokens() - 1),
                             fmt::format("{} others", input.ids.size())});
    }
}

void checkZeroed(const std::vector<HeadId>& zeroed, const ModelSpec& spec) {
    assert(std::ranges::adjacent_find(zeroed, std::greater_equal()) == zeroed.end());
    for (const HeadId& head : zeroed) {
        const std::vector<AttentionSpec>& layers = spec.attention(head.kind);
        requireLayer(head, static_cast<int>(layers.size()));
        requireHead(head, layers[static_cast<std::size_t>(head.layer)].heads);
    }
}

void checkSettings(const RunSettings& settings, const ModelSpec& spec) {
    for (const AttentionKind kind : {AttentionKind::Self, AttentionKind::Encoder, AttentionKind::Cross}) {
        const auto& given = settings.of(kind);
        const auto& specs = spec.attention(kind);
        if (given.size() != specs.size()) {
            throw Error(Mismatch{"run", fmt::format("settings of {}-attention", kindName(kind)),
                                 fmt::format("one for each of {} layers", specs.size()),
                                 fmt::format("{}", given.size())});
        }
        for (std::size_t layer = 0; layer < given.size(); ++layer) {
            static_cast<void>(resolve(given[layer], specs[layer]));
        }
    }
    checkZeroed(settings.zeroed, spec);
}

void checkRequest(const ModelInput& input, const RunSettings& settings, const ModelSpec& spec) {
    checkIds(input.ids, spec.encoder ? "target text" : "text", spec);
    if (spec.encoder) {
        checkIds(input.source, "source text", spec);
    }
    checkTypes(input, spec);
    checkPicture(input, spec);
    checkSettings(settings, spec);
}

} // namespace

RunSettings Transformer::uniform(const AttentionSettings& settings, AttentionKind kind) const {
    if (spec_.attention(kind).empty()) { // settings that change nothing would look as if they had no effect
        throw Error(Mismatch{spec_.name, "kind", "a kind of attention that the model has",
                             std::string(kindName(kind))});
    }
    RunSettings all;
    for (const AttentionKind each : spec_.kinds()) {
        all.of(each).assign(spec_.attention(each).size(), each == kind ? settings : AttentionSettings{});
    }
    return all;
}

std::shared_ptr<const Run> Transformer::run(const ModelInput& input, const RunSettings& settings,
                                            const Run* earlier, const Job& job) const {
    const auto [result, known] = computeStates(input, settings, earlier, job);
    if (spec_.predictsNext()) {
        job.step(kPredictions, Sentence::noted("computing predictions"));
        // A loss needs the next token too; the earlier run may be one of states only.
        const Index losses = earlier == nullptr ? 0 : static_cast<Index>(earlier->tokenLoss.size());
        predict(*result, std::clamp<Index>(known - 1, 0, losses), earlier, job);
    }
    if (spec_.predictsClass()) {
        result->nextLogits = classLogits(*result);
    }
    return result;
}

std::shared_ptr<const Run> Transformer::runStates(const ModelInput& input, const RunSettings& settings,
                                                  const Run* earlier, const Job& job) const {
    return computeStates(input, settings, earlier, job).run;
}

/// Null where runs keep their queries.
std::shared_ptr<const Checkpoint> Transformer::queryFiles(std::span<const AttentionSpec> layers,
                                                          std::size_t tokens) const {
    return keepsQueries(layers, static_cast<Index>(tokens), limits_.mostQueryBytes) ? nullptr
                                                                                    : weights_.files;
}

Transformer::States Transformer::computeStates(const ModelInput& input, const RunSettings& settings,
                                               const Run* earlier, const Job& job) const {
    checkRequest(input, settings, spec_);
    auto result = std::make_shared<Run>();
    result->input = input;
    result->settings = settings;

    double share = 0;
    LayerTraces encoder;
    bool sameSource = earlier != nullptr; // what the decoder reads is as it was
    if (spec_.encoder) {
        share = kPredictions / 2;
        StackJob stack{spec_.embedding,  weights_.embedding,
                       *spec_.encoder,   *weights_.encoder,
                       input.source,     {},
                       settings.encoder, {}};
        stack.zeroed = settings.zeroed;
        stack.queryFiles = queryFiles(spec_.encoder->self, input.source.size());
        stack.rowsAtOnce = limits_.rowsAtOnce;
        stack.shareAfter = share;
        if (earlier != nullptr) {
            const bool sameText = input.source == earlier->input.source;
            const Index layers = settings.layersAsIn(earlier->settings, AttentionKind::Encoder);
            sameSource = sameText && layers == static_cast<Index>(settings.encoder.size());
            stack.reuse = reuseOf(settings.encoder, earlier->settings.encoder, layers, spec_.encoder->self,
                                  {commonLength(input.source, earlier->input.source), sameText});
            stack.reuse.self = &earlier->trace.of(AttentionKind::Encoder);
            stack.reuse.states = &earlier->encoderStates;
        }
        StackResult done = runStack(stack, job);
        encoder = std::move(done.self);
        result->encoderStates = std::move(done.states);
    }

    StackJob stack{spec_.embedding, weights_.embedding, spec_.stack,   weights_.stack,
                   input.ids,       input.types,        settings.self, settings.cross};
    stack.zeroed = settings.zeroed;
    stack.queryFiles = queryFiles(spec_.stack.self, input.ids.size());
    stack.rowsAtOnce = limits_.rowsAtOnce;
    stack.encoderStates = spec_.encoder ? &result->encoderStates : nullptr;
    stack.shareBefore = share;
    stack.shareAfter = kPredictions;
    if (spec_.readsPictures()) {
        stack.patches = &weights_.patches;
        stack.pixels = input.patches.get();
    }
    if (earlier != nullptr && sameSource &&
        turnsAlike(spec_.stack.self, input.ids.size(), earlier->input.ids.size())) {
        const bool sameText = input.ids == earlier->input.ids && input.types == earlier->input.types &&
                              input.hasSamePicture(earlier->input);
        Index layers = settings.layersAsIn(earlier->settings, AttentionKind::Self);
        if (spec_.encoder) {
            layers = std::min(layers, settings.layersAsIn(earlier->settings, AttentionKind::Cross));
        }
        stack.reuse = reuseOf(settings.self, earlier->settings.self, layers, spec_.stack.self,
                              {sameTokens(input, earlier->input), sameText});
        stack.reuse.self = &earlier->trace.of(AttentionKind::Self);
        stack.reuse.cross = &earlier->trace.of(AttentionKind::Cross);
        stack.reuse.states = &earlier->finalStates;
    }
    StackResult done = runStack(stack, job);
    result->trace = AttentionTrace(std::move(done.self), std::move(encoder), std::move(done.cross));
    result->finalStates = std::move(done.states);
    if (!hasOnlyFinite(result->finalStates)) {
        throw explainNonFiniteOutput(weights_);
    }
    return {std::move(result), done.first};
}

/// Fills in losses and the last logits; the first `known` losses are those of the earlier run. All rows meet
/// a part of the vocabulary at once, so that each of its weights is read once and no more than kLogitsAtOnce
/// logits are there at a time.
void Transformer::predict(Run& run, Index known, const Run* earlier, const Job& job) const {
    const Index rows = run.tokens() - known;
    const Index vocabulary = spec_.embedding.vocabulary;
    const Matrix transformed = spec_.output.transforms ? outputStates(run, known, rows) : Matrix();
    const MatrixView states = spec_.output.transforms ? MatrixView(transformed)
                                                      : MatrixView(run.finalStates.middleRows(known, rows));
    TokenLosses found = tokenLosses(
        std::span(run.input.ids).last(static_cast<std::size_t>(rows - 1)), vocabulary,
        std::max(kLogitsAtOnce / rows, kFewestOutputs), [&](IndexRange part) {
            const double done = static_cast<double>(part.begin) / static_cast<double>(vocabulary);
            job.step(kPredictions + (1 - kPredictions) * done, Sentence::noted("computing predictions"));
            return logitsOf(states, part);
        });
    if (known > 0) {
        run.tokenLoss.assign(earlier->tokenLoss.begin(), earlier->tokenLoss.begin() + known);
    }
    run.tokenLoss.insert(run.tokenLoss.end(), found.losses.begin(), found.losses.end());
    run.nextLogits = std::move(found.last);
}

RowVector Transformer::classLogits(const Run& run) const {
    const OutputWeights& weights = weights_.output;
    const Matrix& states = run.finalStates;
    const Index width = states.cols();
    RowVector values;
    switch (spec_.output.classInput) {
    case OutputSpec::ClassInput::Token:
        values = linear(states.topRows(1), weights.linear);
        break;
    case OutputSpec::ClassInput::TokenAndMean: {
        Matrix both(1, 2 * width);
        both.leftCols(width) = states.topRows(1);
        both.rightCols(width) = states.bottomRows(states.rows() - 1).colwise().mean();
        values = linear(both, weights.linear);
        break;
    }
    case OutputSpec::ClassInput::TwoTokens:
        values =
            (linear(states.topRows(1), weights.linear) + linear(states.middleRows(1, 1), weights.second)) / 2;
        break;
    }
    if (!hasOnlyFinite(values)) {
        throw explainNonFiniteOutput(weights_);
    }
    return values;
}

/// What the output weights are multiplied with: `count` rows from `first` on.
Matrix Transformer::outputStates(const Run& run, Index first, Index count) const {
    const OutputSpec& spec = spec_.output;
    Matrix states = run.finalStates.middleRows(first, count);
    if (spec.transforms) {
        states = linear(states, weights_.output.transform);
        if (spec.activation) {
            activate(states, *spec.activation);
        }
        if (spec.norm) {
            states = norm(states, weights_.output.norm, *spec.norm);
        }
    }
    return states;
}

/// For entries `part` of the vocabulary.
Matrix Transformer::logitsOf(const MatrixView& states, IndexRange part) const {
    const OutputSpec& spec = spec_.output;
    Matrix values = linear(states, outputsOf(weights_.output.linear, part));
    if (spec.multiplier != 1) {
        values *= spec.multiplier;
    }
    if (spec.softCap != 0) {
        values = spec.softCap * (values.array() / spec.softCap).tanh();
    }
    if (!isFinite(values)) {
        throw explainNonFiniteOutput(weights_);
    }
    return values;
}

Matrix Transformer::logits(const Run& run, Index first, Index count) const {
    return logitsOf(outputStates(run, first, count), {0, spec_.embedding.vocabulary});
}

} // namespace headscope
