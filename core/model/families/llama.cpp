// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/llama.h"

#include <cmath>

#include <fmt/format.h>

namespace headscope {

namespace {

constexpr Index kMostLayers = 1024;
constexpr Index kMostHeads = 4096;
constexpr Index kWidest = Index{1} << 20;
constexpr Index kLargestVocabulary = Index{1} << 24;
constexpr Index kLongestContext = Index{1} << 30;

int smallInteger(const ConfigReader& config, std::string_view key, Index highest) {
    return static_cast<int>(config.integer(key, {1, highest}));
}

std::optional<Llama3Scaling> readScaling(const ConfigReader& section) {
    const auto named = section.optionalText("rope_type");
    const std::string type = named ? *named : section.optionalText("type").value_or("default");
    if (type == "default") {
        return std::nullopt;
    }
    if (type != "llama3") {
        section.reject(named ? "rope_type" : "type",
                       "default or llama3, the kinds of rotary scaling that are supported");
    }
    const NumberRange positive{1e-6, 1e9};
    Llama3Scaling scaling;
    scaling.factor = section.number("factor", positive);
    scaling.lowFrequencyFactor = section.number("low_freq_factor", positive);
    scaling.highFrequencyFactor = section.number("high_freq_factor", positive);
    scaling.originalContext = section.number("original_max_position_embeddings", positive);
    if (scaling.highFrequencyFactor <= scaling.lowFrequencyFactor) {
        section.reject("high_freq_factor", "a number above low_freq_factor");
    }
    return scaling;
}

RotarySpec readRotary(const ConfigReader& config, int headWidth) {
    constexpr NumberRange kTheta{1.0, 1e12};
    RotarySpec rotary;
    rotary.headWidth = headWidth;
    // Newer files put all of it under rope_parameters.
    const auto parameters = config.optionalSection("rope_parameters");
    const auto scaling = parameters ? parameters : config.optionalSection("rope_scaling");
    if (scaling) {
        rotary.llama3 = readScaling(*scaling);
    }
    const auto nested = parameters ? parameters->optionalNumber("rope_theta", kTheta) : std::nullopt;
    rotary.theta = nested ? *nested : config.optionalNumber("rope_theta", kTheta).value_or(10000.0);
    return rotary;
}

AttentionSpec readAttention(const ConfigReader& config, Index width) {
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
    } else if (width % spec.heads != 0 || width / spec.heads % 2 != 0) {
        config.reject(
            "hidden_size",
            fmt::format("an even multiple of num_attention_heads, {}, where head_dim is absent", spec.heads));
    } else {
        spec.headWidth = static_cast<int>(width / spec.heads);
    }
    spec.scale = 1.0F / std::sqrt(static_cast<float>(spec.headWidth));
    spec.mask = CausalMask{};
    return spec;
}

TensorNames llamaNames() {
    const auto linear = [](const std::string& stem) { return LinearNames{stem + ".weight", stem + ".bias"}; };
    const std::string layer = "model.layers.{}.";
    TensorNames names;
    names.embedding = "model.embed_tokens.weight";
    names.finalNorm = "model.norm.weight";
    names.output = "lm_head.weight";
    names.attentionNorm = layer + "input_layernorm.weight";
    names.query = linear(layer + "self_attn.q_proj");
    names.key = linear(layer + "self_attn.k_proj");
    names.value = linear(layer + "self_attn.v_proj");
    names.attentionOutput = linear(layer + "self_attn.o_proj");
    names.feedForwardNorm = layer + "post_attention_layernorm.weight";
    names.gate = linear(layer + "mlp.gate_proj");
    names.up = linear(layer + "mlp.up_proj");
    names.down = linear(layer + "mlp.down_proj");
    names.harmless = {layer + "self_attn.rotary_emb.inv_freq", "model.rotary_emb.inv_freq"};
    return names;
}

FamilyModel describeShared(const ConfigReader& config, bool tiedByDefault) {
    FamilyModel model{{}, llamaNames()};
    ModelSpec& spec = model.spec;
    spec.embedding.vocabulary = config.integer("vocab_size", {1, kLargestVocabulary});
    spec.embedding.width = config.integer("hidden_size", {1, kWidest});
    const AttentionSpec attention = readAttention(config, spec.embedding.width);
    spec.layers.assign(static_cast<std::size_t>(smallInteger(config, "num_hidden_layers", kMostLayers)),
                       attention);
    spec.position.rotary = readRotary(config, attention.headWidth);
    spec.position.context = config.integer("max_position_embeddings", {1, kLongestContext});
    spec.norm.epsilon = static_cast<float>(config.optionalNumber("rms_norm_eps", {0.0, 1.0}).value_or(1e-6));
    spec.feedForward.width = config.integer("intermediate_size", {1, kWidest});
    if (const auto activation = config.optionalText("hidden_act"); activation && *activation != "silu") {
        config.reject("hidden_act", "silu");
    }
    spec.tiedOutput = config.optionalFlag("tie_word_embeddings").value_or(tiedByDefault);
    if (spec.tiedOutput) {
        model.names.harmless.push_back(model.names.output); // a second copy that tied models do not read
    }
    return model;
}

} // namespace

FamilyModel describeLlama(const ConfigReader& config) {
    FamilyModel model = describeShared(config, false);
    const bool attentionBias = config.optionalFlag("attention_bias").value_or(false);
    model.spec.bias = {attentionBias, attentionBias, config.optionalFlag("mlp_bias").value_or(false)};
    return model;
}

FamilyModel describeMistral(const ConfigReader& config) {
    FamilyModel model = describeShared(config, false);
    if (const auto window = config.optionalInteger("sliding_window", {1, kLongestContext})) {
        for (AttentionSpec& layer : model.spec.layers) {
            layer.mask = WindowMask{static_cast<int>(*window)};
        }
    }
    return model;
}

FamilyModel describeQwen2(const ConfigReader& config) {
    FamilyModel model = describeShared(config, false);
    model.spec.bias.queryKeyValue = true;
    if (config.optionalFlag("use_sliding_window").value_or(false)) {
        const auto window = config.optionalInteger("sliding_window", {1, kLongestContext});
        const Index first = config.optionalInteger("max_window_layers", {0, kMostLayers}).value_or(28);
        for (Index layer = first; window && layer < model.spec.layerCount(); ++layer) {
            model.spec.layers[static_cast<std::size_t>(layer)].mask = WindowMask{static_cast<int>(*window)};
        }
    }
    return model;
}

} // namespace headscope
