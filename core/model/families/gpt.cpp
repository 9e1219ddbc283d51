// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gpt.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

constexpr BiasSpec kAllBiases{true, true, true};

/// A stack of `layers` equal layers of the GPT type.
StackSpec gptStack(int layers, const AttentionSpec& attention, float epsilon) {
    StackSpec stack;
    stack.self.assign(static_cast<std::size_t>(layers), attention);
    stack.block.norm = {NormKind::Layer, epsilon};
    stack.block.feedForward.gated = false;
    stack.block.feedForward.activation = Activation::GeluTanh;
    stack.block.bias = kAllBiases;
    return stack;
}

/// A head that is tied by default, and a second copy of it that is not read.
void setTiedOutput(FamilyModel& model, const ConfigReader& config) {
    model.names.output.weight = "lm_head.weight";
    model.spec.output.tied = config.optionalFlag("tie_word_embeddings").value_or(true);
    if (model.spec.output.tied) {
        model.names.harmless.push_back(model.names.output.weight);
    }
}

/// Rows [query | key | value] of each head.
void fuseInHeads(AttentionNames& names, const LinearNames& fused, const AttentionSpec& attention) {
    const Index head = attention.headWidth;
    const Index total = 3 * head * attention.heads;
    names.query = names.key = names.value = fused;
    names.query.fused = {total, 0, {head, 3 * head}};
    names.key.fused = {total, head, {head, 3 * head}};
    names.value.fused = {total, 2 * head, {head, 3 * head}};
}

/// The number under the first of two keys that is there: old and new configurations name it differently.
Index eitherInteger(const ConfigReader& config, std::string_view key, std::string_view other, Index highest) {
    return config.integer(config.has(key) ? key : other, {1, highest});
}

} // namespace

FamilyModel describeGpt2(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer("n_embd", {1, kWidest});
    spec.context = config.integer("n_positions", {1, kLongestContext});
    AttentionSpec attention = readEqualHeads(config, "n_head", width);
    if (!config.optionalFlag("scale_attn_weights").value_or(true)) {
        attention.scale = 1;
    }
    spec.stack = gptStack(smallInteger(config, "n_layer", kMostLayers), attention,
                          readEpsilon(config, "layer_norm_epsilon", 1e-5));
    if (config.optionalFlag("scale_attn_by_inverse_layer_idx").value_or(false)) {
        for (std::size_t layer = 0; layer < spec.stack.self.size(); ++layer) {
            spec.stack.self[layer].scale /= static_cast<float>(layer + 1);
        }
    }
    spec.stack.positions = {PositionSpec::Kind::Learned, spec.context, 0};
    FeedForwardSpec& feedForward = spec.stack.block.feedForward;
    feedForward.width = config.optionalInteger("n_inner", {1, kWidest}).value_or(4 * width);
    feedForward.activation = readActivation(config, "activation_function", Activation::GeluTanh);

    TensorNames& names = model.names;
    const std::string layer = "transformer.h.{}.";
    const auto transposed = [&](const std::string& stem) {
        LinearNames linear = linearNames(layer + stem);
        linear.transposed = true;
        return linear;
    };
    names.prefix = "transformer.";
    names.embedding = "transformer.wte.weight";
    names.stack.positions = "transformer.wpe.weight";
    names.stack.self.norm = normNames(layer + "ln_1");
    fuseQueryKeyValue(names.stack.self, transposed("attn.c_attn"), attention);
    names.stack.self.output = transposed("attn.c_proj");
    names.stack.feedForward = {
        .norm = normNames(layer + "ln_2"), .up = transposed("mlp.c_fc"), .down = transposed("mlp.c_proj")};
    names.stack.finalNorm = normNames("transformer.ln_f");
    names.harmless = {layer + "attn.bias", layer + "attn.masked_bias"};
    setTiedOutput(model, config);
    return model;
}

FamilyModel describeGptNeoX(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer("hidden_size", {1, kWidest});
    spec.context = readContext(config);
    AttentionSpec attention = readEqualHeads(config, "num_attention_heads", width);
    const double share = config.has("rotary_pct")
                             ? config.number("rotary_pct", {0.01, 1.0})
                             : config.optionalNumber("partial_rotary_factor", {0.01, 1.0}).value_or(0.25);
    const double theta = config.optionalNumber("rotary_emb_base", {1.0, 1e12}).value_or(10000.0);
    attention.rotary = readRotary(config, static_cast<int>(attention.headWidth * share) / 2 * 2, theta);
    spec.stack = gptStack(smallInteger(config, "num_hidden_layers", kMostLayers), attention,
                          readEpsilon(config, "layer_norm_eps", 1e-5));
    const bool bias = config.optionalFlag("attention_bias").value_or(true);
    spec.stack.block.bias = {bias, bias, true};
    spec.stack.block.parallel = config.optionalFlag("use_parallel_residual").value_or(true);
    spec.stack.block.feedForward.width = config.integer("intermediate_size", {1, kWidest});
    spec.stack.block.feedForward.activation = readActivation(config, "hidden_act", Activation::Gelu);

    TensorNames& names = model.names;
    const std::string layer = "gpt_neox.layers.{}.";
    names.prefix = "gpt_neox.";
    names.embedding = "gpt_neox.embed_in.weight";
    names.stack.self.norm = normNames(layer + "input_layernorm");
    fuseInHeads(names.stack.self, linearNames(layer + "attention.query_key_value"), attention);
    names.stack.self.output = linearNames(layer + "attention.dense");
    names.stack.feedForward = {.norm = normNames(layer + "post_attention_layernorm"),
                               .up = linearNames(layer + "mlp.dense_h_to_4h"),
                               .down = linearNames(layer + "mlp.dense_4h_to_h")};
    names.stack.finalNorm = normNames("gpt_neox.final_layer_norm");
    names.output.weight = "embed_out.weight";
    names.harmless = {layer + "attention.bias", layer + "attention.masked_bias",
                      layer + "attention.rotary_emb.inv_freq"};
    spec.output.tied = config.optionalFlag("tie_word_embeddings").value_or(false);
    return model;
}

namespace {

/// Whether each layer of a GPT-Neo sees a window: "attention_layers", or "attention_types", a list of
/// [[kinds], times].
std::vector<bool> localLayers(const ConfigReader& config, std::size_t layers) {
    std::vector<bool> local;
    const auto add = [&](const std::string& kind, std::string_view key) {
        if (kind != "global" && kind != "local") {
            config.reject(key, "kinds of attention, global or local");
        }
        local.push_back(kind == "local");
    };
    std::string_view key = "attention_layers";
    if (const auto listed = config.optionalTexts(key)) {
        for (const std::string& kind : *listed) {
            add(kind, key);
        }
    } else {
        key = "attention_types";
        const nlohmann::json* types = config.find(key);
        for (const nlohmann::json& type : types == nullptr ? nlohmann::json::array() : *types) {
            const bool fits = type.is_array() && type.size() == 2 && type[0].is_array() &&
                              type[1].is_number_unsigned() && type[1].get<std::uint64_t>() <= kMostLayers;
            if (!fits) {
                config.reject(key, "a list of [[kinds], times]");
            }
            for (std::uint64_t time = 0; time < type[1].get<std::uint64_t>(); ++time) {
                for (const nlohmann::json& kind : type[0]) {
                    add(kind.is_string() ? kind.get<std::string>() : "", key);
                }
            }
        }
    }
    if (local.size() != layers) {
        config.reject(key, fmt::format("one kind of attention for each of {} layers", layers));
    }
    return local;
}

} // namespace

FamilyModel describeGptNeo(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer("hidden_size", {1, kWidest});
    spec.context = config.integer("max_position_embeddings", {1, kLongestContext});
    AttentionSpec attention = readEqualHeads(config, "num_heads", width);
    attention.scale = 1;
    spec.stack = gptStack(smallInteger(config, "num_layers", kMostLayers), attention,
                          readEpsilon(config, "layer_norm_epsilon", 1e-5));
    const Index window = config.optionalInteger("window_size", {1, kLongestContext}).value_or(256);
    const std::vector<bool> local = localLayers(config, spec.stack.self.size());
    for (std::size_t layer = 0; layer < local.size(); ++layer) {
        if (local[layer]) {
            spec.stack.self[layer].mask = WindowMask{static_cast<int>(window)};
        }
    }
    spec.stack.positions = {PositionSpec::Kind::Learned, spec.context, 0};
    spec.stack.block.bias.queryKeyValue = false;
    FeedForwardSpec& feedForward = spec.stack.block.feedForward;
    feedForward.width = config.optionalInteger("intermediate_size", {1, kWidest}).value_or(4 * width);
    feedForward.activation = readActivation(config, "activation_function", Activation::GeluTanh);

    TensorNames& names = model.names;
    const std::string layer = "transformer.h.{}.";
    const std::string part = layer + "attn.attention.";
    names.prefix = "transformer.";
    names.embedding = "transformer.wte.weight";
    names.stack.positions = "transformer.wpe.weight";
    names.stack.self = {.norm = normNames(layer + "ln_1"),
                        .query = linearNames(part + "q_proj"),
                        .key = linearNames(part + "k_proj"),
                        .value = linearNames(part + "v_proj"),
                        .output = linearNames(part + "out_proj")};
    names.stack.feedForward = {.norm = normNames(layer + "ln_2"),
                               .up = linearNames(layer + "mlp.c_fc"),
                               .down = linearNames(layer + "mlp.c_proj")};
    names.stack.finalNorm = normNames("transformer.ln_f");
    names.harmless = {part + "bias", part + "masked_bias"};
    setTiedOutput(model, config);
    return model;
}

FamilyModel describeOpt(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = config.integer("hidden_size", {1, kWidest});
    const Index tableWidth = config.optionalInteger("word_embed_proj_dim", {1, kWidest}).value_or(width);
    spec.embedding.tableWidth = tableWidth == width ? 0 : tableWidth;
    spec.context = config.integer("max_position_embeddings", {1, kLongestContext});
    const AttentionSpec attention = readEqualHeads(config, "num_attention_heads", width);
    spec.stack = gptStack(smallInteger(config, "num_hidden_layers", kMostLayers), attention, 1e-5F);
    const bool bias = config.optionalFlag("enable_bias").value_or(true);
    spec.stack.block.bias = {bias, bias, bias};
    if (!config.optionalFlag("layer_norm_elementwise_affine").value_or(true)) {
        config.reject("layer_norm_elementwise_affine", "true: norms with weights");
    }
    constexpr Index kOffset = 2;
    spec.stack.positions = {PositionSpec::Kind::Learned, spec.context + kOffset, kOffset};
    spec.stack.projectsBeforePositions = true;
    const bool before = config.optionalFlag("do_layer_norm_before").value_or(true);
    spec.stack.block.placement = before ? NormPlacement::Before : NormPlacement::After;
    spec.stack.finalNorm = before && !config.optionalFlag("_remove_final_layer_norm").value_or(false);
    spec.stack.block.feedForward.width = config.integer("ffn_dim", {1, kWidest});
    spec.stack.block.feedForward.activation = readActivation(config, "activation_function", Activation::Relu);
    spec.output.transforms = spec.embedding.tableWidth != 0;

    TensorNames& names = model.names;
    const std::string layer = "model.decoder.layers.{}.";
    names.prefix = "model.";
    names.embedding = "model.decoder.embed_tokens.weight";
    names.stack.positions = "model.decoder.embed_positions.weight";
    names.stack.embeddingProjection = {"model.decoder.project_in.weight"};
    names.stack.self = {.norm = normNames(layer + "self_attn_layer_norm"),
                        .query = linearNames(layer + "self_attn.q_proj"),
                        .key = linearNames(layer + "self_attn.k_proj"),
                        .value = linearNames(layer + "self_attn.v_proj"),
                        .output = linearNames(layer + "self_attn.out_proj")};
    names.stack.feedForward = {.norm = normNames(layer + "final_layer_norm"),
                               .up = linearNames(layer + "fc1"),
                               .down = linearNames(layer + "fc2")};
    names.stack.finalNorm = normNames("model.decoder.final_layer_norm");
    names.output.transform = {"model.decoder.project_out.weight"};
    setTiedOutput(model, config);
    return model;
}

FamilyModel describeBloom(const FamilySource& source) {
    const ConfigReader& config = source.config;
    FamilyModel model;
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    const Index width = spec.embedding.width = eitherInteger(config, "hidden_size", "n_embed", kWidest);
    // ALiBi has no longest text; 2048 tokens is what the published models were trained on.
    spec.context = config.optionalInteger("seq_length", {1, kLongestContext}).value_or(2048);
    AttentionSpec attention =
        readEqualHeads(config, config.has("n_head") ? "n_head" : "num_attention_heads", width);
    attention.bias = AlibiBias{};
    const auto layers = static_cast<int>(eitherInteger(config, "n_layer", "num_hidden_layers", kMostLayers));
    spec.stack = gptStack(layers, attention, readEpsilon(config, "layer_norm_epsilon", 1e-5));
    spec.stack.normsEmbedding = true;
    spec.stack.block.feedForward.width = 4 * width;
    if (config.optionalFlag("apply_residual_connection_post_layernorm").value_or(false)) {
        config.reject("apply_residual_connection_post_layernorm", "false");
    }

    TensorNames& names = model.names;
    const std::string layer = "transformer.h.{}.";
    names.prefix = "transformer.";
    names.embedding = "transformer.word_embeddings.weight";
    names.stack.embeddingNorm = normNames("transformer.word_embeddings_layernorm");
    names.stack.self.norm = normNames(layer + "input_layernorm");
    fuseInHeads(names.stack.self, linearNames(layer + "self_attention.query_key_value"), attention);
    names.stack.self.output = linearNames(layer + "self_attention.dense");
    names.stack.feedForward = {.norm = normNames(layer + "post_attention_layernorm"),
                               .up = linearNames(layer + "mlp.dense_h_to_4h"),
                               .down = linearNames(layer + "mlp.dense_4h_to_h")};
    names.stack.finalNorm = normNames("transformer.ln_f");
    setTiedOutput(model, config);
    return model;
}

} // namespace headscope
