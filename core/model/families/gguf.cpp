// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gguf.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/base/utf8.h"
#include "core/model/families/bert.h"
#include "core/model/families/config_values.h"
#include "core/model/families/gemma.h"
#include "core/model/families/gguf_config.h"
#include "core/model/families/gguf_names.h"
#include "core/model/families/gguf_rotary.h"
#include "core/model/families/gpt.h"
#include "core/model/families/llama.h"
#include "core/model/families/seq2seq.h"

namespace headscope {

namespace {

constexpr NumberRange kFactor{0.0, 1e9};

/// What an architecture's own keys add to the configuration.
using Translation = void (*)(const GgufSource& source, nlohmann::json& config);

void addNothing(const GgufSource& /*source*/, nlohmann::json& /*config*/) {}

/// Under `to`, where the key is there and not 0, which stands for "none".
void addFactor(const GgufSource& source, nlohmann::json& config, std::string_view from, const char* to) {
    if (const double value = source.optionalNumber(from, kFactor).value_or(0); value != 0) {
        config[to] = value;
    }
}

/// The converter does not write "query_pre_attn_scalar". As llama.cpp, by the layers of the models that were
/// published: the width of a head, but for the largest model the width / heads.
void addGemmaScalar(const GgufSource& source, nlohmann::json& config, Index layersOfLargest) {
    const Index width = config.at("hidden_size").get<Index>();
    const Index heads = config.at("num_attention_heads").get<Index>();
    const bool isLargest = config.at("num_hidden_layers").get<Index>() == layersOfLargest;
    if (isLargest && width < heads) {
        source.reject("attention.head_count", fmt::format("at most the width, {}", width));
    }
    config["query_pre_attn_scalar"] = isLargest ? width / heads : config.at("head_dim").get<Index>();
}

void addGemma2(const GgufSource& source, nlohmann::json& config) {
    addGemmaScalar(source, config, 46);
    for (const char* key : {"attn_logit_softcapping", "final_logit_softcapping"}) {
        if (source.metadata().has(source.key(key))) {
            config[key] = nullptr; // 0 switches it off
            addFactor(source, config, key, key);
        }
    }
}

void addGemma3(const GgufSource& source, nlohmann::json& config) {
    addGemmaScalar(source, config, 62);
    addFactor(source, config, "final_logit_softcapping", "final_logit_softcapping");
    config["rope_local_base_freq"] =
        source.optionalNumber("rope.freq_base_swa", {1.0, 1e12}).value_or(10000.0);
    config["sliding_window_pattern"] =
        source.optionalInteger("attention.sliding_window_pattern", {1, kMostLayers}).value_or(6);
    if (config.at("sliding_window").is_null()) {
        config["layer_types"] =
            std::vector<std::string>(config.at("num_hidden_layers").get<std::size_t>(), "full_attention");
    }
}

void addOlmo2(const GgufSource& source, nlohmann::json& config) {
    if (!config.at("sliding_window").is_null()) {
        source.reject("attention.sliding_window", "no window: OLMo 3 is not supported");
    }
}

void addGranite(const GgufSource& source, nlohmann::json& config) {
    config["attention_multiplier"] = inverseRoot(config.at("head_dim").get<double>());
    addFactor(source, config, "attention.scale", "attention_multiplier");
    addFactor(source, config, "embedding_scale", "embedding_multiplier");
    addFactor(source, config, "residual_scale", "residual_multiplier");
    addFactor(source, config, "logit_scale", "logits_scaling");
}

void addGptNeoX(const GgufSource& source, nlohmann::json& config) {
    config["use_parallel_residual"] =
        source.metadata().optionalFlag(source.key("use_parallel_residual")).value_or(true);
}

void addBert(const GgufSource& source, nlohmann::json& config) {
    const TensorView* types = source.tensor("token_types.weight");
    if (types != nullptr && types->shape.size() == 2) {
        config["type_vocab_size"] = types->shape[0];
    }
}

void addT5(const GgufSource& source, nlohmann::json& config) {
    config["d_model"] = config.at("hidden_size");
    config["d_ff"] = config.at("intermediate_size");
    config["d_kv"] = config.at("head_dim");
    config["num_heads"] = config.at("num_attention_heads");
    config["num_layers"] = config.at("num_hidden_layers");
    if (const auto layers = source.optionalInteger("decoder_block_count", {1, kMostLayers})) {
        config["num_decoder_layers"] = *layers;
    }
    config["relative_attention_num_buckets"] =
        source.integer("attention.relative_buckets_count", {4, 1 << 16});
    config["feed_forward_proj"] = source.has("enc.blk.0.ffn_gate.weight") ? "gated-gelu" : "relu";
    config["decoder_start_token_id"] =
        source.optionalInteger("decoder_start_token_id", {0, kLargestVocabulary}).value_or(0);
}

constexpr std::string_view kRootMeanSquare = "attention.layer_norm_rms_epsilon";
constexpr std::string_view kLayerNorm = "attention.layer_norm_epsilon";

struct Architecture {
    std::string_view name;      // "general.architecture"
    std::string_view modelType; // what a configuration calls the family
    FamilyModel (*describe)(const FamilySource& source);
    std::string_view epsilon; // the key that it must have
    Translation add = addNothing;
    RotaryPairs pairs = RotaryPairs::Halves; // as the rows of queries and keys were stored for it
    bool causal = true;
};

// Mistral's function takes the window, where there is one, and no biases: those are found by their tensors.
constexpr std::array kArchitectures{
    Architecture{"llama", "llama", describeMistral, kRootMeanSquare, addNothing, RotaryPairs::Neighbours},
    Architecture{"qwen2", "qwen2", describeQwen2, kRootMeanSquare},
    Architecture{"qwen3", "qwen3", describeQwen3, kRootMeanSquare},
    Architecture{"gemma", "gemma", describeGemma, kRootMeanSquare},
    Architecture{"gemma2", "gemma2", describeGemma2, kRootMeanSquare, addGemma2},
    Architecture{"gemma3", "gemma3_text", describeGemma3, kRootMeanSquare, addGemma3},
    Architecture{"phi3", "phi3", describePhi3, kRootMeanSquare},
    Architecture{"smollm3", "smollm3", describeSmolLm3, kRootMeanSquare, addNothing, RotaryPairs::Neighbours},
    Architecture{"olmo2", "olmo2", describeOlmo2, kRootMeanSquare, addOlmo2},
    Architecture{"granite", "granite", describeGranite, kRootMeanSquare, addGranite, RotaryPairs::Neighbours},
    Architecture{"gpt2", "gpt2", describeGpt2, kLayerNorm},
    Architecture{"gptneox", "gpt_neox", describeGptNeoX, kLayerNorm, addGptNeoX},
    Architecture{"bloom", "bloom", describeBloom, kLayerNorm},
    Architecture{"bert", "bert", describeBert, kLayerNorm, addBert, RotaryPairs::Halves, false},
    Architecture{"t5", "t5", describeT5, kLayerNorm, addT5},
};

const Architecture& architectureOf(const Checkpoint& checkpoint) {
    constexpr std::string_view kKey = "general.architecture";
    const std::string_view name = checkpoint.gguf().text(kKey);
    const auto* found = std::ranges::find(kArchitectures, name, &Architecture::name);
    if (found == kArchitectures.end()) {
        checkpoint.gguf().reject(kKey, fmt::format("one of the supported architectures ({})",
                                                   fmt::join(supportedGgufArchitectures(), ", ")));
    }
    return *found;
}

void rejectUnsupported(const GgufSource& source, const Architecture& architecture) {
    constexpr std::string_view kExperts = "expert_count";
    if (const Index experts = source.optionalInteger(kExperts, {}).value_or(0); experts != 0) {
        throw Error(Sentence::of("{}: this model is a mixture of {} experts (\"{}\"), which is not supported",
                                 pathText(source.checkpoint.path()), experts, source.key(kExperts)));
    }
    constexpr std::string_view kCausal = "attention.causal";
    if (source.metadata().optionalFlag(source.key(kCausal)).value_or(architecture.causal) !=
        architecture.causal) {
        source.reject(kCausal, architecture.causal ? "true" : "false");
    }
}

/// Layers may have different numbers of heads in models with rotary positions, where queries, keys and values
/// are not in one tensor.
void setHeads(const GgufSource& source, std::vector<AttentionSpec>& layers) {
    const GgufHeads heads = readGgufHeads(source);
    const auto differ = [](const std::vector<Index>& counts) {
        return std::ranges::any_of(counts, [&](Index count) { return count != counts.front(); });
    };
    const bool mayDiffer = layers.front().rotary && !source.has("blk.0.attn_qkv.weight");
    for (const auto& [key, counts] :
         {std::pair{"attention.head_count", heads.query}, {"attention.head_count_kv", heads.keyValue}}) {
        if (!mayDiffer && differ(counts)) {
            source.reject(key, "one number for all layers");
        }
    }
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        layers[layer].heads = static_cast<int>(heads.query.at(layer));
        layers[layer].kvHeads = static_cast<int>(heads.keyValue.at(layer));
    }
}

/// No key tells of biases, but their tensors do.
void addBiases(const GgufSource& source, BiasSpec& bias) {
    bias.queryKeyValue |= source.has("blk.0.attn_q.bias") || source.has("blk.0.attn_qkv.bias");
    bias.attentionOutput |= source.has("blk.0.attn_output.bias");
    bias.feedForward |= source.has("blk.0.ffn_up.bias");
}

std::string displayName(const Checkpoint& checkpoint) {
    const std::string name = replaceUtf8Faults(checkpoint.gguf().optionalText("general.name").value_or(""));
    return name.empty() ? pathText(checkpoint.path().stem()) : name;
}

/// The end of a text, and of a turn in a conversation.
std::vector<int> readEndIds(const GgufMetadata& metadata, Index vocabulary) {
    std::vector<int> ids;
    for (const char* key : {"tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id"}) {
        const auto id = metadata.optionalInteger(key);
        if (id && *id >= 0 && *id < vocabulary && std::ranges::find(ids, *id) == ids.end()) {
            ids.push_back(static_cast<int>(*id));
        }
    }
    return ids;
}

} // namespace

FamilyModel describeGgufModel(const Checkpoint& checkpoint) {
    const Architecture& architecture = architectureOf(checkpoint);
    const GgufSource source{checkpoint, std::string(architecture.name)};
    rejectUnsupported(source, architecture);
    static_cast<void>(checkpoint.gguf().number(source.key(architecture.epsilon), {0.0, 1.0}));
    nlohmann::json config = sharedGgufConfig(source);
    architecture.add(source, config);

    const ConfigReader reader(config, pathText(checkpoint.path()));
    FamilyModel model = architecture.describe({reader, checkpoint});
    ModelSpec& spec = model.spec;
    if (spec.encoder) {
        model.names = ggufT5Names();
    } else {
        setHeads(source, spec.stack.self);
        addBiases(source, spec.stack.block.bias);
        applyRotaryTensors(source, spec.stack);
        for (AttentionSpec& layer : spec.stack.self) {
            if (layer.rotary) {
                layer.rotary->pairs = architecture.pairs;
            }
        }
        spec.embedding.types = source.has("token_types.weight") ? spec.embedding.types : 0;
        model.names = ggufNames(source, spec);
    }
    spec.endIds = readEndIds(checkpoint.gguf(), spec.embedding.vocabulary);
    spec.family = architecture.modelType;
    spec.name = displayName(checkpoint);
    return model;
}

std::vector<std::string> supportedGgufArchitectures() {
    std::vector<std::string> names(kArchitectures.size());
    std::ranges::transform(kArchitectures, names.begin(),
                           [](const Architecture& each) { return std::string(each.name); });
    return names;
}

} // namespace headscope
