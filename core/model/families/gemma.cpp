// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/gemma.h"

#include <cmath>

#include <fmt/format.h>

#include "core/model/families/config_values.h"
#include "core/model/families/llama.h"

namespace headscope {

namespace {

constexpr LlamaDefaults kDefaults{
    .headWidth = 256,
    .tied = true,
    .activationKey = "hidden_activation",
    .activation = Activation::GeluTanh,
};

FamilyModel describeGemmaType(const FamilySource& source, const LlamaDefaults& defaults = kDefaults) {
    FamilyModel model = describeLlamaType(source, defaults);
    model.names.normPlusOne = true;
    model.spec.embedding.multiplier =
        static_cast<float>(std::sqrt(static_cast<double>(model.spec.embedding.width)));
    const bool bias = source.config.optionalFlag("attention_bias").value_or(false);
    model.spec.stack.block.bias = {bias, bias, false};
    return model;
}

/// Norms around both parts of a block, and the score's own factor.
void describeLaterGemma(FamilyModel& model, const ConfigReader& config) {
    const std::string layer = "model.layers.{}.";
    model.spec.stack.block.placement = NormPlacement::Around;
    model.names.stack.self.outputNorm = {layer + "post_attention_layernorm.weight"};
    model.names.stack.feedForward.norm = {layer + "pre_feedforward_layernorm.weight"};
    model.names.stack.feedForward.outputNorm = {layer + "post_feedforward_layernorm.weight"};
    const double scalar = config.optionalNumber("query_pre_attn_scalar", {1e-6, 1e9}).value_or(256.0);
    for (AttentionSpec& each : model.spec.stack.self) {
        each.scale = inverseRoot(scalar);
    }
}

/// Whether each layer has a window: "layer_types", or all but every `interval`th.
std::vector<bool> windowedLayers(const ConfigReader& config, std::size_t layers, Index interval) {
    std::vector<bool> windowed(layers);
    const auto types = config.optionalTexts("layer_types");
    if (types && types->size() != layers) {
        config.reject("layer_types", fmt::format("one for each of {} layers", layers));
    }
    for (std::size_t layer = 0; layer < layers; ++layer) {
        windowed[layer] = types ? (*types)[layer] == "sliding_attention"
                                : (layer + 1) % static_cast<std::size_t>(interval) != 0;
    }
    return windowed;
}

WindowMask readWindow(const ConfigReader& config) {
    return {static_cast<int>(config.optionalInteger("sliding_window", {1, kLongestContext}).value_or(4096))};
}

float readCap(const ConfigReader& config, std::string_view key, double absent) {
    constexpr NumberRange kCap{1e-6, 1e9};
    // A null switches the cap off; only an absent key means the default.
    const bool isNull = config.isNull(key);
    return static_cast<float>(config.optionalNumber(key, kCap).value_or(isNull ? 0.0 : absent));
}

} // namespace

FamilyModel describeGemma(const FamilySource& source) {
    return describeGemmaType(source);
}

FamilyModel describeGemma2(const FamilySource& source) {
    FamilyModel model = describeGemmaType(source);
    const ConfigReader& config = source.config;
    describeLaterGemma(model, config);
    std::vector<AttentionSpec>& layers = model.spec.stack.self;
    const std::vector<bool> windowed = windowedLayers(config, layers.size(), 2);
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        layers[layer].softCap = readCap(config, "attn_logit_softcapping", 50.0);
        if (windowed[layer]) {
            layers[layer].mask = readWindow(config);
        }
    }
    model.spec.output.softCap = readCap(config, "final_logit_softcapping", 30.0);
    return model;
}

FamilyModel describeGemma3(const FamilySource& source) {
    LlamaDefaults defaults = kDefaults;
    defaults.theta = 1e6;
    FamilyModel model = describeGemmaType(source, defaults);
    const ConfigReader& config = source.config;
    describeLaterGemma(model, config);
    const Index interval =
        config.optionalInteger("sliding_window_pattern", {1, kMostLayers})
            .value_or(config.optionalInteger("_sliding_window_pattern", {1, kMostLayers}).value_or(6));
    const double localTheta = config.optionalNumber("rope_local_base_freq", {1.0, 1e12}).value_or(10000.0);
    std::vector<AttentionSpec>& layers = model.spec.stack.self;
    const std::vector<bool> windowed = windowedLayers(config, layers.size(), interval);
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        layers[layer].stateNorm = StateNorm::EachHead;
        if (windowed[layer]) {
            layers[layer].mask = readWindow(config);
            layers[layer].rotary = RotarySpec{.width = layers[layer].headWidth, .theta = localTheta};
        }
    }
    model.spec.output.softCap = readCap(config, "final_logit_softcapping", 0.0);
    return model;
}

FamilyModel describeGemma3Multimodal(const FamilySource& source) {
    const auto text = source.config.optionalSection("text_config");
    if (!text) {
        source.config.reject("text_config", "an object that describes the text model");
    }
    FamilyModel model = describeGemma3({*text, source.checkpoint});
    // Two layouts are published: "language_model.model.layers ..." and "model.language_model.layers ...".
    const bool isNew = source.has("model.language_model.embed_tokens.weight");
    forEachName(model.names, [isNew](std::string& name) {
        constexpr std::string_view kModel = "model.";
        if (isNew && name.starts_with(kModel)) {
            name.insert(kModel.size(), "language_model.");
        } else if (!isNew && !name.empty()) {
            name.insert(0, "language_model.");
        }
    });
    for (const char* part : {"vision_tower.*", "multi_modal_projector.*"}) {
        model.names.harmless.push_back(part);
        model.names.harmless.push_back(std::string("model.") + part);
    }
    return model;
}

} // namespace headscope
