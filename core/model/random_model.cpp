// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/random_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/normal_numbers.h"
#include "core/base/parallel.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/model/open_tokenizer_of.h"
#include "core/tokenizer/white_space_tokenizer.h"

namespace headscope {

namespace {

constexpr const char* kEmbedding = "embedding";
constexpr const char* kPositions = "positions";
constexpr const char* kSourcePositions = "encoder.positions";
constexpr const char* kTypes = "types";
constexpr std::uint64_t kInput = 10; // the place of what is no attention kind

enum class Part : std::uint64_t { Query, Key, Value, Output };

/// The checkpoint whose embeddings are the input, as far as a random layer uses it.
struct Lender {
    Checkpoint checkpoint;
    FamilyModel model;
};

std::optional<Lender> lenderOf(const RandomLayerSpec& spec) {
    if (spec.input != RandomLayerSpec::Input::Embeddings) {
        return std::nullopt;
    }
    Checkpoint checkpoint = Checkpoint::open(std::filesystem::path(spec.of));
    FamilyModel model = describeModel(checkpoint);
    const EmbeddingSpec& embedding = model.spec.embedding;
    if (embedding.patches.patch != 0 || embedding.rowWidth() != embedding.width) {
        throw Error(
            Mismatch{pathText(checkpoint.path()), "embeddings", "a table of tokens as wide as the model",
                     embedding.patches.patch != 0 ? "patches of pictures"
                                                  : fmt::format("a table of width {} in a model of width {}",
                                                                embedding.rowWidth(), embedding.width)});
    }
    return Lender{std::move(checkpoint), std::move(model)};
}

/// Sizes that the lender decides are filled in.
RandomLayerSpec resolved(RandomLayerSpec spec, const Lender* lender) {
    if (lender == nullptr) {
        return spec;
    }
    spec.width = static_cast<int>(lender->model.spec.embedding.width);
    if (spec.headWidth == 0) {
        if (spec.width % spec.heads != 0) {
            throw Error(
                Mismatch{"random layer", "head-width", "one, where heads do not divide the width",
                         fmt::format("{} heads, and embeddings of width {}", spec.heads, spec.width)});
        }
        spec.headWidth = spec.width / spec.heads;
    }
    const auto context = static_cast<int>(std::min<Index>(lender->model.spec.context, 1 << 20));
    spec.tokens = spec.tokens == 0 ? context : std::min(spec.tokens, context);
    RandomLayerSpec made = spec;
    made.tokens = 1; // vectors of tokens are the lender's
    checkRandomLayer(made);
    return spec;
}

AttentionNames namesOf(const std::string& stack, const std::string& attention) {
    const std::string layer = stack + "layers.{}." + attention;
    AttentionNames names;
    names.query.weight = layer + ".query";
    names.key.weight = layer + ".key";
    names.value.weight = layer + ".value";
    names.output.weight = layer + ".output";
    return names;
}

StackSpec stackOf(const RandomLayerSpec& spec, AttentionKind kind) {
    AttentionSpec attention;
    attention.heads = spec.heads;
    attention.kvHeads = spec.kvHeads;
    attention.headWidth = spec.headWidth;
    attention.scale = static_cast<float>(1 / std::sqrt(static_cast<double>(spec.headWidth)));
    attention.mask = spec.isCausal && kind == AttentionKind::Self ? Mask(CausalMask()) : Mask(NoMask());
    attention.kind = kind;
    StackSpec stack;
    stack.self.assign(static_cast<std::size_t>(spec.layers), attention);
    stack.block.placement = NormPlacement::Nowhere;
    stack.finalNorm = false;
    if (spec.input == RandomLayerSpec::Input::Random) {
        stack.positions = {PositionSpec::Kind::Learned, spec.tokens, 0};
    }
    if (spec.kind == RandomLayerSpec::Kind::Cross && kind == AttentionKind::Self) {
        attention.kind = AttentionKind::Cross;
        attention.mask = NoMask();
        stack.cross.assign(static_cast<std::size_t>(spec.layers), attention);
    }
    return stack;
}

/// `spec` is resolved.
FamilyModel familyModelOf(const RandomLayerSpec& spec, const Lender* lender) {
    FamilyModel model;
    ModelSpec& made = model.spec;
    made.name = titleOf(spec);
    made.family = "random";
    made.context = spec.tokens;
    made.output.predicts = OutputSpec::Predicts::Nothing;
    made.embedding.width = spec.width;
    made.embedding.vocabulary = Index{spec.tokens} + 1; // words of one text, and what begins a target
    made.stack = stackOf(spec, AttentionKind::Self);
    TensorNames& names = model.names;
    names.embedding = kEmbedding;
    names.stack.positions = kPositions;
    names.stack.types = kTypes;
    names.stack.self = namesOf("", "self");
    names.stack.cross = namesOf("", "cross");
    if (spec.kind == RandomLayerSpec::Kind::Cross) {
        made.encoder = stackOf(spec, AttentionKind::Encoder);
        names.encoder.positions = kSourcePositions;
        names.encoder.types = kTypes;
        names.encoder.self = namesOf("encoder.", "self");
    }
    if (lender != nullptr) {
        made.embedding.vocabulary = lender->model.spec.embedding.vocabulary;
        made.embedding.types = made.encoder ? 0 : lender->model.spec.embedding.types;
        made.decoderStart = lender->model.spec.decoderStart;
    }
    return model;
}

/// Which head's numbers each head has, after sharing and copying. `groups` heads of this part.
std::vector<int> originsOf(const RandomLayerSpec& spec, Part part, int groups) {
    using Sharing = RandomLayerSpec::Sharing;
    std::vector<int> origins(static_cast<std::size_t>(groups));
    std::iota(origins.begin(), origins.end(), 0);
    const bool isShared = part == Part::Value ? spec.sharing == Sharing::QueryKeyValue
                                              : part != Part::Output && spec.sharing != Sharing::None;
    if (isShared) {
        std::ranges::fill(origins, 0);
    }
    const int perGroup = spec.heads / groups;
    for (const RandomLayerSpec::Copy& copy : spec.copies) {
        const bool isCopied = part == Part::Query   ? copy.query
                              : part == Part::Key   ? copy.key
                              : part == Part::Value ? copy.value
                                                    : copy.output;
        if (isCopied) {
            origins[static_cast<std::size_t>(copy.to / perGroup)] =
                origins[static_cast<std::size_t>(copy.from / perGroup)];
        }
    }
    return origins;
}

/// One projection of one layer: outputs x inputs.
Matrix projection(const RandomLayerSpec& spec, AttentionKind kind, int layer, Part part) {
    const int heads = part == Part::Key || part == Part::Value ? spec.kvHeads : spec.heads;
    const std::vector<int> origins = originsOf(spec, part, heads);
    const Index width = spec.headWidth;
    const bool isOutput = part == Part::Output;
    const double deviation =
        1 / std::sqrt(isOutput ? static_cast<double>(spec.heads) * spec.headWidth : 1.0 * spec.width);
    Matrix weights(isOutput ? spec.width : heads * width, isOutput ? heads * width : spec.width);
    parallelTasks(heads, [&](Index head) {
        const auto origin = static_cast<std::uint64_t>(origins[static_cast<std::size_t>(head)]);
        NormalNumbers numbers(
            seedOfPlace(spec.seed, {static_cast<std::uint64_t>(kind), static_cast<std::uint64_t>(layer),
                                    static_cast<std::uint64_t>(part), origin}));
        const Index rows = isOutput ? Index{spec.width} : width;
        for (Index row = 0; row < rows; ++row) {
            float* first = isOutput ? &weights(row, head * width) : &weights(head * width + row, 0);
            numbers.fill({first, static_cast<std::size_t>(isOutput ? width : Index{spec.width})}, deviation);
        }
    });
    return weights;
}

/// T x d.
Matrix inputVectors(const RandomLayerSpec& spec, std::uint64_t text) {
    Matrix vectors(spec.tokens, spec.width);
    for (Index token = 0; token < vectors.rows(); ++token) {
        NormalNumbers numbers(seedOfPlace(spec.seed, {kInput, text, static_cast<std::uint64_t>(token)}));
        numbers.fill({&vectors(token, 0), static_cast<std::size_t>(spec.width)}, 1);
    }
    return vectors;
}

/// 1 / sqrt(mean square of the table's numbers).
float scaleOf(const Weight& table) {
    constexpr Index kMostRows = 4096;
    const Index step = std::max<Index>(1, table.rows / kMostRows);
    double sum = 0;
    Index rows = 0;
    for (Index row = 0; row < table.rows; row += step, ++rows) {
        sum += widenedRows(table, row, 1).cast<double>().squaredNorm();
    }
    const double mean = sum / static_cast<double>(rows * table.columns);
    if (!(mean > 0) || !std::isfinite(mean)) {
        throw Error(Mismatch{"random layer", "embeddings", "numbers that are not all zero",
                             fmt::format("a mean square of {}", mean)});
    }
    return static_cast<float>(1 / std::sqrt(mean));
}

std::vector<AttentionKind> kindsOf(const RandomLayerSpec& spec) {
    return spec.kind == RandomLayerSpec::Kind::Cross
               ? std::vector{AttentionKind::Encoder, AttentionKind::Self, AttentionKind::Cross}
               : std::vector{AttentionKind::Self};
}

std::int64_t parametersOf(const RandomLayerSpec& spec) {
    return static_cast<std::int64_t>(kindsOf(spec).size()) * spec.layers * 2 * spec.width * spec.headWidth *
           (std::int64_t{spec.heads} + spec.kvHeads);
}

std::vector<NamedMatrix> projections(const RandomLayerSpec& spec, const Job& job) {
    std::vector<NamedMatrix> made;
    for (const AttentionKind kind : kindsOf(spec)) {
        const std::string stack = kind == AttentionKind::Encoder ? "encoder." : "";
        const char* attention = kind == AttentionKind::Cross ? "cross" : "self";
        for (int layer = 0; layer < spec.layers; ++layer) {
            job.step(static_cast<double>(layer) / spec.layers, Sentence::noted("drawing random weights"));
            const auto add = [&](const char* name, Part part) {
                made.push_back({fmt::format("{}layers.{}.{}.{}", stack, layer, attention, name),
                                projection(spec, kind, layer, part)});
            };
            add("query", Part::Query);
            add("key", Part::Key);
            add("value", Part::Value);
            add("output", Part::Output);
        }
    }
    return made;
}

std::shared_ptr<const Model> makeModel(const RandomLayerSpec& given, const std::string& name,
                                       const Job& job) {
    checkRandomLayer(given);
    std::optional<Lender> lender = lenderOf(given);
    const RandomLayerSpec spec = resolved(given, lender ? &*lender : nullptr);
    FamilyModel model = familyModelOf(spec, lender ? &*lender : nullptr);
    std::vector<NamedMatrix> made = projections(spec, job);
    if (!lender) {
        made.push_back({kEmbedding, Matrix::Zero(model.spec.embedding.vocabulary, spec.width)});
        made.push_back({kPositions, inputVectors(spec, spec.kind == RandomLayerSpec::Kind::Cross ? 1 : 0)});
        if (model.spec.encoder) {
            made.push_back({kSourcePositions, inputVectors(spec, 0)});
        }
    }
    if (model.spec.embedding.types > 0) { // which make no difference here
        made.push_back({kTypes, Matrix::Zero(model.spec.embedding.types, spec.width)});
    }
    Checkpoint checkpoint = Checkpoint::ofMatrices(name, std::move(made));
    ModelTokenizers tokenizers;
    if (lender) {
        const Weight table = bindWeights(lender->checkpoint, lender->model).embedding;
        model.spec.embedding.multiplier = scaleOf(table);
        checkpoint.lend({kEmbedding, table.type, {table.rows, table.columns}, table.bytes},
                        lender->checkpoint);
        tokenizers.text = openTokenizerOf(lender->checkpoint, model.spec.embedding.vocabulary);
        lender->checkpoint.requireIntact();
    } else {
        tokenizers.text = std::make_unique<WhiteSpaceTokenizer>();
    }
    ModelWeights weights = bindWeights(checkpoint, model);
    weights.parameters = parametersOf(spec); // tokens' vectors are the input
    return std::make_shared<const Model>(
        std::move(checkpoint), Transformer(std::move(model.spec), std::move(weights)), std::move(tokenizers));
}

} // namespace

RandomLayerOutline describeRandomLayer(const RandomLayerSpec& given) {
    const std::optional<Lender> lender = lenderOf(given);
    const RandomLayerSpec spec = resolved(given, lender ? &*lender : nullptr);
    RandomLayerOutline outline;
    outline.spec = familyModelOf(spec, lender ? &*lender : nullptr).spec;
    outline.parameters = parametersOf(spec);
    const std::int64_t input = lender ? 0 : std::int64_t{2} * spec.tokens * spec.width;
    outline.bytes = static_cast<std::uint64_t>(outline.parameters + input) * sizeof(float);
    return outline;
}

std::shared_ptr<const Model> openRandomLayer(const RandomLayerSpec& spec, const Job& job) {
    return makeModel(spec, toString(spec), job);
}

std::shared_ptr<const Model> openRandomLayerNamed(const std::string& name, const Job& job) {
    return makeModel(parseRandomLayer(name), name, job);
}

} // namespace headscope
