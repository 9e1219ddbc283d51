// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/seq2seq.h"

#include <cmath>

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

/// Cross-attention with the heads of a self-attention.
AttentionSpec crossOf(AttentionSpec self) {
    self.kind = AttentionKind::Cross;
    self.mask = NoMask{};
    self.bias = NoBias{};
    return self;
}

constexpr IntegerRange kIds{0, kLargestVocabulary};

int readStart(const ConfigReader& config, Index absent) {
    return static_cast<int>(config.optionalInteger("decoder_start_token_id", kIds).value_or(absent));
}

/// Of families whose texts begin with the padding's id where the configuration says nothing else.
int readStartOrPadding(const ConfigReader& config) {
    return config.has("decoder_start_token_id")
               ? readStart(config, 0)
               : static_cast<int>(config.optionalInteger("pad_token_id", kIds).value_or(0));
}

struct T5Defaults {
    bool tied = true;
    bool gated = false;
};

StackSpec t5Stack(const ConfigReader& config, const T5Defaults& defaults, Index layers, bool isDecoder) {
    AttentionSpec attention;
    attention.heads = attention.kvHeads = smallInteger(config, "num_heads", kMostHeads);
    attention.headWidth = smallInteger(config, "d_kv", kWidest);
    attention.kind = isDecoder ? AttentionKind::Self : AttentionKind::Encoder;
    attention.mask = isDecoder ? Mask{CausalMask{}} : Mask{NoMask{}};
    RelativeBias bias;
    bias.buckets =
        static_cast<int>(config.optionalInteger("relative_attention_num_buckets", {4, 1 << 16}).value_or(32));
    bias.maxDistance = static_cast<int>(
        config.optionalInteger("relative_attention_max_distance", {1, 1 << 24}).value_or(128));
    bias.bidirectional = !isDecoder;
    if (bias.maxDistance <= bias.buckets / (isDecoder ? 2 : 4)) {
        config.reject("relative_attention_max_distance",
                      "more than the distances with a bucket of their own");
    }
    attention.bias = bias;

    StackSpec stack;
    stack.self.assign(static_cast<std::size_t>(layers), attention);
    if (isDecoder) {
        stack.cross.assign(static_cast<std::size_t>(layers), crossOf(attention));
    }
    stack.block.norm = {NormKind::RootMeanSquare, readEpsilon(config, "layer_norm_epsilon", 1e-6)};
    FeedForwardSpec& feedForward = stack.block.feedForward;
    feedForward.width = config.integer("d_ff", {1, kWidest});
    const std::string kind =
        config.optionalText("feed_forward_proj").value_or(defaults.gated ? "gated-gelu" : "relu");
    feedForward.gated = kind.starts_with("gated-");
    // "gated-gelu" has always meant the approximation by tanh.
    const auto activation = activationNamed(
        kind == "gated-gelu" ? "gelu_new"
                             : kind.substr(feedForward.gated ? std::string("gated-").size() : 0));
    if (!activation) {
        config.reject("feed_forward_proj", "relu, gated-gelu or gated-silu");
    }
    feedForward.activation = *activation;
    return stack;
}

StackNames t5Names(const std::string& stack, bool isDecoder, bool gated) {
    const std::string block = stack + ".block.{}.layer.";
    const auto attention = [&](const std::string& part, const std::string& name) {
        return AttentionNames{.norm = {block + part + ".layer_norm.weight"},
                              .query = {block + part + name + ".q.weight"},
                              .key = {block + part + name + ".k.weight"},
                              .value = {block + part + name + ".v.weight"},
                              .output = {block + part + name + ".o.weight"}};
    };
    StackNames names;
    names.self = attention("0", ".SelfAttention");
    names.self.relativeBias = stack + ".block.0.layer.0.SelfAttention.relative_attention_bias.weight";
    if (isDecoder) {
        names.cross = attention("1", ".EncDecAttention");
    }
    const std::string last = block + (isDecoder ? "2" : "1");
    names.feedForward = {.norm = {last + ".layer_norm.weight"},
                         .gate = {last + ".DenseReluDense.wi_0.weight"},
                         .up = {last + (gated ? ".DenseReluDense.wi_1.weight" : ".DenseReluDense.wi.weight")},
                         .down = {last + ".DenseReluDense.wo.weight"}};
    names.finalNorm = {stack + ".final_layer_norm.weight"};
    return names;
}

FamilyModel describeT5Type(const FamilySource& source, const T5Defaults& defaults) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    spec.embedding.width = config.integer("d_model", {1, kWidest});
    // Biases by distance have no longest text; 512 tokens is what the published models were trained on.
    spec.context = config.optionalInteger("n_positions", {1, kLongestContext}).value_or(512);
    const Index layers = config.integer("num_layers", {1, kMostLayers});
    const Index decoderLayers =
        config.optionalInteger("num_decoder_layers", {1, kMostLayers}).value_or(layers);
    spec.encoder = t5Stack(config, defaults, layers, false);
    spec.stack = t5Stack(config, defaults, decoderLayers, true);
    spec.decoderStart = readStartOrPadding(config);

    TensorNames& names = model.names;
    names.embedding = "shared.weight|encoder.embed_tokens.weight|decoder.embed_tokens.weight";
    const bool gated = spec.stack.block.feedForward.gated;
    names.encoder = t5Names("encoder", false, gated);
    names.stack = t5Names("decoder", true, gated);
    names.output.weight = "lm_head.weight";
    names.harmless = {"decoder.block.0.layer.1.EncDecAttention.relative_attention_bias.weight"};
    spec.output.tied = config.optionalFlag("tie_word_embeddings").value_or(defaults.tied);
    if (spec.output.tied) {
        spec.output.multiplier = inverseRoot(static_cast<double>(spec.embedding.width));
        names.harmless.push_back(names.output.weight);
    }
    return model;
}

/// One stack of a BART: `side` is "encoder" or "decoder".
StackSpec bartStack(const ConfigReader& config, const std::string& side, Index width) {
    const bool isDecoder = side == "decoder";
    AttentionSpec attention = readEqualHeads(config, side + "_attention_heads", width);
    attention.kind = isDecoder ? AttentionKind::Self : AttentionKind::Encoder;
    attention.mask = isDecoder ? Mask{CausalMask{}} : Mask{NoMask{}};
    const auto layers = static_cast<std::size_t>(smallInteger(config, side + "_layers", kMostLayers));
    StackSpec stack;
    stack.self.assign(layers, attention);
    if (isDecoder) {
        stack.cross.assign(layers, crossOf(attention));
    }
    stack.block.norm = {NormKind::Layer, 1e-5F};
    stack.block.placement = NormPlacement::After;
    stack.block.feedForward = {config.integer(side + "_ffn_dim", {1, kWidest}),
                               readActivation(config, "activation_function", Activation::Gelu), false};
    stack.block.bias = {true, true, true};
    stack.finalNorm = false;
    return stack;
}

StackNames bartNames(const std::string& stack, bool isDecoder) {
    const std::string layer = stack + "layers.{}.";
    const auto attention = [&](const std::string& name) {
        return AttentionNames{.norm = normNames(layer + name + "_layer_norm"),
                              .query = linearNames(layer + name + ".q_proj"),
                              .key = linearNames(layer + name + ".k_proj"),
                              .value = linearNames(layer + name + ".v_proj"),
                              .output = linearNames(layer + name + ".out_proj")};
    };
    StackNames names;
    names.positions = stack + "embed_positions.weight";
    names.embeddingNorm = normNames(stack + "layernorm_embedding");
    names.self = attention("self_attn");
    if (isDecoder) {
        names.cross = attention("encoder_attn");
    }
    names.feedForward = {.norm = normNames(layer + "final_layer_norm"),
                         .up = linearNames(layer + "fc1"),
                         .down = linearNames(layer + "fc2")};
    return names;
}

FamilyModel describeBartType(const FamilySource& source, const PositionSpec& positions, bool normsEmbedding) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer("d_model", {1, kWidest});
    if (config.optionalFlag("scale_embedding").value_or(false)) {
        spec.embedding.multiplier = static_cast<float>(std::sqrt(static_cast<double>(width)));
    }
    spec.context = config.integer("max_position_embeddings", {1, kLongestContext});
    spec.encoder = bartStack(config, "encoder", width);
    spec.stack = bartStack(config, "decoder", width);
    for (StackSpec* stack : {&*spec.encoder, &spec.stack}) {
        stack->positions = positions;
        stack->positions.rows = spec.context + positions.offset;
        stack->normsEmbedding = normsEmbedding;
    }
    TensorNames& names = model.names;
    names.prefix = "model.";
    names.embedding =
        "model.shared.weight|model.encoder.embed_tokens.weight|model.decoder.embed_tokens.weight";
    names.encoder = bartNames("model.encoder.", false);
    names.stack = bartNames("model.decoder.", true);
    names.output.bias = "final_logits_bias";
    names.harmless = {"lm_head.weight", "model.encoder.version", "model.decoder.version",
                      "model.encoder.embed_tokens.weight", "model.decoder.embed_tokens.weight"};
    spec.output.tied = true;
    spec.output.bias = source.has("final_logits_bias");
    if (!spec.output.bias) {
        spec.output.predicts = OutputSpec::Predicts::Nothing;
    }
    return model;
}

} // namespace

FamilyModel describeT5(const FamilySource& source) {
    return describeT5Type(source, {});
}

FamilyModel describeMt5(const FamilySource& source) {
    return describeT5Type(source, {.tied = false, .gated = true});
}

FamilyModel describeBart(const FamilySource& source) {
    constexpr Index kOffset = 2;
    FamilyModel model = describeBartType(source, {PositionSpec::Kind::Learned, 0, kOffset}, true);
    model.spec.decoderStart = readStart(source.config, 2);
    return model;
}

FamilyModel describeMarian(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model = describeBartType(source, {PositionSpec::Kind::Sinusoidal, 0, 0}, false);
    if (!config.optionalFlag("share_encoder_decoder_embeddings").value_or(true)) {
        config.reject("share_encoder_decoder_embeddings", "true: one table of embeddings for both stacks");
    }
    model.names.harmless.insert(model.names.harmless.end(), {"model.encoder.embed_positions.weight",
                                                             "model.decoder.embed_positions.weight"});
    model.spec.decoderStart = readStartOrPadding(config);
    return model;
}

} // namespace headscope
