// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/families.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/path_text.h"
#include "core/model/families/llama.h"

namespace headscope {

namespace {

struct Family {
    std::string_view modelType;
    FamilyModel (*describe)(const ConfigReader& config);
};

constexpr std::array kFamilies{
    Family{"llama", describeLlama},
    Family{"mistral", describeMistral},
    Family{"qwen2", describeQwen2},
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

} // namespace

FamilyModel describeModel(const Checkpoint& checkpoint) {
    const ConfigReader config = checkpoint.configReader();
    const std::string type = config.text("model_type");
    const auto* family = std::ranges::find(kFamilies, std::string_view(type), &Family::modelType);
    if (family == kFamilies.end()) {
        config.reject("model_type", fmt::format("one of the supported families ({})",
                                                fmt::join(supportedFamilies(), ", ")));
    }
    FamilyModel model = family->describe(config);
    model.spec.family = type;
    model.spec.name = displayName(checkpoint, config);
    return model;
}

std::vector<std::string> supportedFamilies() {
    std::vector<std::string> names(kFamilies.size());
    std::ranges::transform(kFamilies, names.begin(),
                           [](const Family& family) { return std::string(family.modelType); });
    return names;
}

} // namespace headscope
