// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gguf_config.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/model/families/config_values.h"

namespace headscope {

namespace {

constexpr NumberRange kFactor{0.0, 1e9}; // 0 stands for "none" in the optional keys

/// Under each of the names.
void set(nlohmann::json& config, std::initializer_list<const char*> names, const nlohmann::json& value) {
    for (const char* name : names) {
        config[name] = value;
    }
}

Index layerCount(const GgufSource& source) {
    return source.integer("block_count", {1, kMostLayers});
}

/// One width for all layers, although the key may hold one for each.
Index feedForwardWidth(const GgufSource& source) {
    constexpr std::string_view kKey = "feed_forward_length";
    const std::vector<Index> widths =
        source.metadata().integersPerLayer(source.key(kKey), layerCount(source), {1, kWidest});
    if (!std::ranges::all_of(widths, [&](Index width) { return width == widths.front(); })) {
        source.reject(kKey, "one width for all layers");
    }
    return widths.front();
}

/// The key, or the rows of the table: without the key, llama.cpp counts the tokenizer's tokens.
Index vocabularySize(const GgufSource& source) {
    if (const auto said = source.optionalInteger("vocab_size", {1, kLargestVocabulary})) {
        return *said;
    }
    const TensorView* table = source.tensor("token_embd.weight");
    if (table != nullptr && table->shape.size() == 2 && table->shape[0] <= kLargestVocabulary) {
        return table->shape[0];
    }
    return source.integer("vocab_size", {1, kLargestVocabulary}); // says that it is absent
}

/// The share of a head's features that turn. The product of share and width is rounded down when it is read,
/// so half a feature is added.
double rotaryShare(const GgufSource& source, Index headWidth) {
    constexpr std::string_view kKey = "rope.dimension_count";
    const Index turning = source.optionalInteger(kKey, {2, kWidest}).value_or(headWidth);
    if (turning % 2 != 0 || turning > headWidth) {
        source.reject(kKey, fmt::format("an even number up to the head's width, {}", headWidth));
    }
    return std::min(1.0, (static_cast<double>(turning) + 0.5) / static_cast<double>(headWidth));
}

/// Linear and YaRN scaling. That of Llama 3 and LongRoPE is in tensors (applyRotaryTensors).
nlohmann::json rotaryScaling(const GgufSource& source) {
    const auto factor = source.optionalNumber("rope.scaling.factor", kFactor);
    const auto old = source.optionalNumber("rope.scale_linear", kFactor); // the key's name in old files
    const double value = factor ? *factor : old.value_or(0);
    const auto type = source.metadata().optionalText(source.key("rope.scaling.type"));
    if (type == "none" || type == "longrope" || value == 0 || (!type && value == 1)) {
        return nullptr;
    }
    nlohmann::json section{{"factor", value}, {"rope_type", type ? std::string(*type) : "linear"}};
    if (type == "yarn") {
        const auto original =
            source.optionalInteger("rope.scaling.original_context_length", {0, kLongestContext});
        if (original.value_or(0) > 0) {
            section["original_max_position_embeddings"] = *original;
        }
        for (const char* name : {"beta_fast", "beta_slow"}) {
            if (const auto beta = source.optionalNumber(fmt::format("rope.scaling.yarn_{}", name), kFactor)) {
                section[name] = *beta;
            }
        }
        // Both multiply the magnitude that YaRN has by itself.
        const double magnitude = source.optionalNumber("rope.scaling.attn_factor", kFactor).value_or(1) *
                                 source.optionalNumber("rope.scaling.yarn_attn_factor", kFactor).value_or(1);
        if (magnitude != 1) {
            section["attention_factor"] = magnitude * (value <= 1 ? 1.0 : 1 + 0.1 * std::log(value));
        }
    } else if (type && type != "linear") {
        source.reject("rope.scaling.type", "none, linear, yarn or longrope");
    }
    return section;
}

} // namespace

GgufHeads readGgufHeads(const GgufSource& source) {
    const Index layers = layerCount(source);
    const GgufMetadata& metadata = source.metadata();
    constexpr IntegerRange kHeads{1, kMostHeads};
    GgufHeads heads;
    heads.query = metadata.integersPerLayer(source.key("attention.head_count"), layers, kHeads);
    const std::string key = source.key("attention.head_count_kv");
    heads.keyValue = metadata.has(key) ? metadata.integersPerLayer(key, layers, kHeads) : heads.query;
    for (std::size_t layer = 0; layer < heads.query.size(); ++layer) {
        if (heads.query[layer] % heads.keyValue[layer] != 0) {
            metadata.reject(key,
                            fmt::format("a divisor of the {} heads of layer {}", heads.query[layer], layer));
        }
    }
    return heads;
}

Index readGgufHeadWidth(const GgufSource& source) {
    const Index width = source.integer("embedding_length", {1, kWidest});
    const Index heads = readGgufHeads(source).query.front();
    const auto said = source.optionalInteger("attention.key_length", {1, kWidest});
    if (!said && width % heads != 0) {
        source.reject("embedding_length",
                      fmt::format("a multiple of the {} heads, where attention.key_length is absent", heads));
    }
    const Index key = said.value_or(width / heads);
    constexpr std::string_view kValue = "attention.value_length";
    if (source.optionalInteger(kValue, {1, kWidest}).value_or(key) != key) {
        source.reject(kValue, fmt::format("{}, the width of a key", key));
    }
    return key;
}

nlohmann::json sharedGgufConfig(const GgufSource& source) {
    nlohmann::json config = nlohmann::json::object();
    const GgufHeads heads = readGgufHeads(source);
    const Index headWidth = readGgufHeadWidth(source);
    set(config, {"num_hidden_layers", "n_layer"}, layerCount(source));
    set(config, {"max_position_embeddings", "n_positions", "seq_length"},
        source.integer("context_length", {1, kLongestContext}));
    set(config, {"hidden_size", "n_embd"}, source.integer("embedding_length", {1, kWidest}));
    set(config, {"intermediate_size", "n_inner"}, feedForwardWidth(source));
    set(config, {"num_attention_heads", "n_head"}, heads.query.front());
    set(config, {"num_key_value_heads"}, heads.keyValue.front());
    set(config, {"head_dim"}, headWidth);
    set(config, {"vocab_size"}, vocabularySize(source));
    constexpr NumberRange kEpsilon{0.0, 1.0};
    if (const auto epsilon = source.optionalNumber("attention.layer_norm_rms_epsilon", kEpsilon)) {
        set(config, {"rms_norm_eps"}, *epsilon);
    }
    if (const auto epsilon = source.optionalNumber("attention.layer_norm_epsilon", kEpsilon)) {
        set(config, {"layer_norm_eps", "layer_norm_epsilon"}, *epsilon);
    }
    set(config, {"rope_theta"}, source.optionalNumber("rope.freq_base", {1.0, 1e12}).value_or(10000.0));
    set(config, {"rope_scaling"}, rotaryScaling(source));
    set(config, {"partial_rotary_factor", "rotary_pct"}, rotaryShare(source, headWidth));
    const Index window = source.optionalInteger("attention.sliding_window", {0, kLongestContext}).value_or(0);
    set(config, {"sliding_window"}, window == 0 ? nlohmann::json() : nlohmann::json(window));
    set(config, {"tie_word_embeddings"}, !source.has("output.weight"));
    return config;
}

} // namespace headscope
