// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/families.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/model/families/bert.h"
#include "core/model/families/config_values.h"
#include "core/model/families/gemma.h"
#include "core/model/families/gguf.h"
#include "core/model/families/gpt.h"
#include "core/model/families/llama.h"
#include "core/model/families/seq2seq.h"
#include "core/model/families/vision.h"

namespace headscope {

namespace {

struct Family {
    std::string_view modelType;
    FamilyModel (*describe)(const FamilySource& source);
};

constexpr std::array kFamilies{
    Family{"llama", describeLlama},
    Family{"mistral", describeMistral},
    Family{"qwen2", describeQwen2},
    Family{"qwen3", describeQwen3},
    Family{"gemma", describeGemma},
    Family{"gemma2", describeGemma2},
    Family{"gemma3_text", describeGemma3},
    Family{"gemma3", describeGemma3Multimodal},
    Family{"phi3", describePhi3},
    Family{"smollm3", describeSmolLm3},
    Family{"olmo2", describeOlmo2},
    Family{"granite", describeGranite},
    Family{"gpt2", describeGpt2},
    Family{"gpt_neox", describeGptNeoX},
    Family{"gpt_neo", describeGptNeo},
    Family{"opt", describeOpt},
    Family{"bloom", describeBloom},
    Family{"bert", describeBert},
    Family{"roberta", describeRoberta},
    Family{"xlm-roberta", describeRoberta},
    Family{"distilbert", describeDistilBert},
    Family{"albert", describeAlbert},
    Family{"electra", describeElectra},
    Family{"t5", describeT5},
    Family{"mt5", describeMt5},
    Family{"bart", describeBart},
    Family{"marian", describeMarian},
    Family{"vit", describeVit},
    Family{"deit", describeDeit},
    Family{"dinov2", describeDinov2},
    Family{"dinov2_with_registers", describeDinov2WithRegisters},
    Family{"clip", describeClip},
    Family{"clip_vision_model", describeClipVision},
};

/// The folder's name; where that says nothing (the folder of a cached snapshot, or just "model"), the name
/// that the configuration gives.
std::string displayName(const Checkpoint& checkpoint, const ConfigReader& config) {
    std::filesystem::path folder = checkpoint.folder();
    folder = (folder.has_filename() ? folder : folder.parent_path()).filename();
    const std::string name = pathText(folder);
    const bool isHash = name.size() == 40 && name.find_first_not_of("0123456789abcdef") == std::string::npos;
    const std::string given = config.optionalText("_name_or_path").value_or("");
    const std::string last = given.substr(given.find_last_of('/') + 1);
    return (isHash || name.empty() || name == "." || name == "model") && !last.empty() ? last : name;
}

/// One id or a list of them.
std::vector<int> readEndIds(const ConfigReader& config) {
    constexpr std::string_view kKey = "eos_token_id";
    const nlohmann::json* value = config.find(kKey);
    if (value == nullptr || !value->is_array()) {
        const auto id = config.optionalInteger(kKey, {-1, kLargestVocabulary});
        return id && *id >= 0 ? std::vector{static_cast<int>(*id)} : std::vector<int>();
    }
    const auto ids = config.optionalIntegers(kKey, {0, kLargestVocabulary});
    return std::vector<int>(ids->begin(), ids->end());
}

void checkDecoderStart(const ModelSpec& spec, const ConfigReader& config) {
    if (spec.decoderStart >= spec.embedding.vocabulary) {
        const bool isGiven = config.has("decoder_start_token_id");
        config.reject(isGiven ? "decoder_start_token_id" : "pad_token_id",
                      fmt::format("an id below {}", spec.embedding.vocabulary));
    }
}

} // namespace

FamilyModel describeModel(const Checkpoint& checkpoint) {
    if (checkpoint.format() == CheckpointFormat::Gguf) {
        return describeGgufModel(checkpoint);
    }
    const ConfigReader config = checkpoint.configReader();
    const std::string type = config.text("model_type");
    const auto* family = std::ranges::find(kFamilies, std::string_view(type), &Family::modelType);
    if (family == kFamilies.end()) {
        config.reject("model_type", fmt::format("one of the supported families ({})",
                                                fmt::join(supportedFamilies(), ", ")));
    }
    FamilyModel model = family->describe({config, checkpoint});
    checkDecoderStart(model.spec, config);
    model.spec.endIds = readEndIds(config);
    model.spec.family = type;
    model.spec.name = displayName(checkpoint, config);
    return model;
}

std::string declaredFamily(const Checkpoint& checkpoint) {
    return checkpoint.format() == CheckpointFormat::Gguf
               ? replaceUtf8Faults(checkpoint.gguf().optionalText("general.architecture").value_or(""))
               : checkpoint.configReader().optionalText("model_type").value_or("");
}

std::vector<std::string> supportedFamilies() {
    std::vector<std::string> names(kFamilies.size());
    std::ranges::transform(kFamilies, names.begin(),
                           [](const Family& family) { return std::string(family.modelType); });
    return names;
}

} // namespace headscope
