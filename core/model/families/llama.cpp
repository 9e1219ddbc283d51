// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/llama.h"

#include <fmt/format.h>

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

AttentionSpec readAttention(const ConfigReader& config, Index width, const LlamaDefaults& defaults) {
    AttentionSpec spec;
    spec.heads = smallInteger(config, "num_attention_heads", kMostHeads);
    spec.kvHeads =
        static_cast<int>(config.optionalInteger("num_key_value_heads", {1, kMostHeads}).value_or(spec.heads));
    if (spec.heads % spec.kvHeads != 0) {
        config.reject("num_key_value_heads", fmt::format("a divisor of num_attention_heads, {}", spec.heads));
    }
    if (const auto headWidth = config.optionalInteger("head_dim", {2, kWidest})) {
        spec.headWidth = static_cast<int>(*headWidth);
        if (spec.headWidth % 2 != 0) {
            config.reject("head_dim", "an even number, as rotary positions turn pairs");
        }
    } else if (defaults.headWidth != 0) {
        spec.headWidth = defaults.headWidth;
    } else if (width % spec.heads != 0 || width / spec.heads % 2 != 0) {
        config.reject(
            "hidden_size",
            fmt::format("an even multiple of num_attention_heads, {}, where head_dim is absent", spec.heads));
    } else {
        spec.headWidth = static_cast<int>(width / spec.heads);
    }
    spec.scale = inverseRoot(spec.headWidth);
    spec.mask = CausalMask{};
    const double share = config.optionalNumber("partial_rotary_factor", {0.01, 1.0}).value_or(1.0);
    spec.rotary = readRotary(config, static_cast<int>(spec.headWidth * share) / 2 * 2, defaults.theta);
    return spec;
}

/// A window in the layers that have one, as the Qwen families say it.
void setQwenWindows(const ConfigReader& config, std::vector<AttentionSpec>& layers) {
    const auto window = config.optionalInteger("sliding_window", {1, kLongestContext});
    if (!window || !config.optionalFlag("use_sliding_window").value_or(false)) {
        return;
    }
    const auto types = config.optionalTexts("layer_types");
    if (types && types->size() != layers.size()) {
        config.reject("layer_types", fmt::format("one for each of {} layers", layers.size()));
    }
    const auto first =
        static_cast<std::size_t>(config.optionalInteger("max_window_layers", {0, kMostLayers}).value_or(28));
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        if (types ? (*types)[layer] == "sliding_attention" : layer >= first) {
            layers[layer].mask = WindowMask{static_cast<int>(*window)};
        }
    }
}

void setWindowEverywhere(const ConfigReader& config, std::vector<AttentionSpec>& layers) {
    if (const auto window = config.optionalInteger("sliding_window", {1, kLongestContext})) {
        for (AttentionSpec& layer : layers) {
            layer.mask = WindowMask{static_cast<int>(*window)};
        }
    }
}

} // namespace

TensorNames llamaNames() {
    const std::string layer = "model.layers.{}.";
    TensorNames names;
    names.prefix = "model.";
    names.embedding = "model.embed_tokens.weight";
    names.stack.self = {
        .norm = {layer + "input_layernorm.weight"},
        .query = linearNames(layer + "self_attn.q_proj"),
        .key = linearNames(layer + "self_attn.k_proj"),
        .value = linearNames(layer + "self_attn.v_proj"),
        .output = linearNames(layer + "self_attn.o_proj"),
        .queryNorm = layer + "self_attn.q_norm.weight",
        .keyNorm = layer + "self_attn.k_norm.weight",
    };
    names.stack.feedForward = {
        .norm = {layer + "post_attention_layernorm.weight"},
        .gate = linearNames(layer + "mlp.gate_proj"),
        .up = linearNames(layer + "mlp.up_proj"),
        .down = linearNames(layer + "mlp.down_proj"),
    };
    names.stack.finalNorm = {"model.norm.weight"};
    names.output.weight = "lm_head.weight";
    names.harmless = {layer + "self_attn.rotary_emb.inv_freq", "model.rotary_emb.inv_freq"};
    return names;
}

FamilyModel describeLlamaType(const FamilySource& source, const LlamaDefaults& defaults) {
    const ConfigReader& config = source.config;
    FamilyModel model{{}, llamaNames()};
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    spec.embedding.width = config.integer("hidden_size", {1, kWidest});
    spec.context = readContext(config);
    StackSpec& stack = spec.stack;
    stack.self.assign(static_cast<std::size_t>(smallInteger(config, "num_hidden_layers", kMostLayers)),
                      readAttention(config, spec.embedding.width, defaults));
    stack.block.norm = {NormKind::RootMeanSquare, readEpsilon(config, "rms_norm_eps", defaults.epsilon)};
    stack.block.feedForward.width = config.integer("intermediate_size", {1, kWidest});
    stack.block.feedForward.activation = readActivation(config, defaults.activationKey, defaults.activation);
    spec.output.tied = config.optionalFlag("tie_word_embeddings").value_or(defaults.tied);
    if (!spec.output.tied && !source.has("lm_head.weight")) {
        // The published files of base models have no head, and some configurations leave the tie out.
        const bool said = config.has("tie_word_embeddings");
        spec.output.tied = !said;
    }
    if (spec.output.tied) {
        model.names.harmless.push_back(model.names.output.weight); // a second copy that is not read
    }
    return model;
}

FamilyModel describeLlama(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source);
    const bool attentionBias = source.config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {attentionBias, attentionBias,
                                   source.config.optionalFlag("mlp_bias").value_or(false)};
    return model;
}

FamilyModel describeMistral(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source);
    setWindowEverywhere(source.config, model.spec.stack.self);
    return model;
}

FamilyModel describeQwen2(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source);
    model.spec.stack.block.bias.queryKeyValue = true;
    setQwenWindows(source.config, model.spec.stack.self);
    return model;
}

FamilyModel describeQwen3(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source, {.headWidth = 128});
    const bool bias = source.config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {bias, bias, false};
    for (AttentionSpec& layer : model.spec.stack.self) {
        layer.stateNorm = StateNorm::EachHead;
    }
    setQwenWindows(source.config, model.spec.stack.self);
    return model;
}

FamilyModel describePhi3(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source, {.epsilon = 1e-5});
    setWindowEverywhere(source.config, model.spec.stack.self);
    const StackSpec& stack = model.spec.stack;
    fuseQueryKeyValue(model.names.stack.self, linearNames("model.layers.{}.self_attn.qkv_proj"),
                      stack.self.front());
    fuseGateUp(model.names.stack.feedForward, linearNames("model.layers.{}.mlp.gate_up_proj"),
               stack.block.feedForward.width);
    return model;
}

FamilyModel describeSmolLm3(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source, {.theta = 2e6, .tied = true});
    const ConfigReader& config = source.config;
    const bool bias = config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {bias, bias, config.optionalFlag("mlp_bias").value_or(false)};
    std::vector<AttentionSpec>& layers = model.spec.stack.self;
    const auto listed = config.optionalIntegers("no_rope_layers", {0, 1}); // 1: a layer that has them
    if (listed && listed->size() != layers.size()) {
        config.reject("no_rope_layers", fmt::format("one for each of {} layers", layers.size()));
    }
    const auto interval = static_cast<std::size_t>(
        config.optionalInteger("no_rope_layer_interval", {1, kMostLayers}).value_or(4));
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        if (listed ? (*listed)[layer] == 0 : (layer + 1) % interval == 0) {
            layers[layer].rotary.reset();
        }
    }
    return model;
}

FamilyModel describeOlmo2(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source, {.epsilon = 1e-5});
    const bool bias = source.config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {bias, bias, false};
    model.spec.stack.block.placement = NormPlacement::OfOutput;
    for (AttentionSpec& layer : model.spec.stack.self) {
        layer.stateNorm = StateNorm::AllHeads;
    }
    model.names.stack.self.norm = {"model.layers.{}.post_attention_layernorm.weight"};
    model.names.stack.feedForward.norm = {"model.layers.{}.post_feedforward_layernorm.weight"};
    return model;
}

FamilyModel describeGranite(const FamilySource& source) {
    FamilyModel model = describeLlamaType(source);
    const ConfigReader& config = source.config;
    constexpr NumberRange kFactor{1e-6, 1e6};
    const auto factor = [&](std::string_view key) {
        return config.optionalNumber(key, kFactor).value_or(1.0);
    };
    const bool bias = config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {bias, bias, config.optionalFlag("mlp_bias").value_or(false)};
    model.spec.embedding.multiplier = static_cast<float>(factor("embedding_multiplier"));
    model.spec.stack.block.residualMultiplier = static_cast<float>(factor("residual_multiplier"));
    model.spec.output.multiplier = static_cast<float>(1.0 / factor("logits_scaling"));
    for (AttentionSpec& layer : model.spec.stack.self) {
        layer.scale = static_cast<float>(factor("attention_multiplier"));
    }
    return model;
}

} // namespace headscope
