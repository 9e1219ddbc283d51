// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "app/command_output.h"
#include "app/resource_path.h"
#include "app/text_commands.h"
#include "app/text_table.h"
#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/base/size_text.h"
#include "core/checkpoint/checkpoint.h"
#include "core/export/json_text.h"
#include "core/library/hugging_face_cache.h"
#include "core/library/model_list.h"
#include "core/model/model.h"
#include "core/model/random_layer.h"

namespace headscope {

namespace {

/// A folder that is named on the command line is there, or the name is wrong.
std::filesystem::path namedFolder(const std::string& name) {
    std::filesystem::path folder = name;
    if (!isThere(folder)) {
        throw Error(fmt::format("{}: there is no such folder", pathText(folder)));
    }
    return folder;
}

ModelPlaces placesOf(const ModelsArguments& arguments) {
    ModelPlaces places;
    places.bundled = resourcePath("model");
    places.cache = arguments.cache.empty() ? huggingFaceCache(CacheEnvironment::ofProcess())
                                           : namedFolder(arguments.cache);
    for (const std::string& folder : arguments.folders) {
        places.folders.push_back(namedFolder(folder));
    }
    return places;
}

nlohmann::ordered_json jsonOf(const ModelEntry& model) {
    nlohmann::ordered_json json;
    json["name"] = model.name;
    json["source"] = toString(model.source);
    json["path"] = model.path.native();
    json["can_be_opened"] = model.canBeOpened();
    if (!model.canBeOpened()) {
        json["problem"] = model.problem;
        return json;
    }
    json["family"] = model.family;
    json["layers"] = model.layers;
    json["heads"] = model.heads;
    json["kv_heads"] = model.kvHeads;
    json["parameters"] = model.parameters;
    json["file_bytes"] = model.fileBytes;
    json["memory_bytes"] = model.memoryBytes;
    json["memory_tokens"] = model.memoryTokens;
    return json;
}

std::vector<std::string> rowOf(const ModelEntry& model) {
    if (!model.canBeOpened()) {
        return {model.name, "cannot be opened: " + model.problem};
    }
    return {model.name,
            model.family,
            fmt::format("{} × {}", model.layers, model.heads),
            fmt::format("{}", model.kvHeads),
            countText(static_cast<std::uint64_t>(model.parameters)),
            sizeText(model.fileBytes),
            sizeText(model.memoryBytes),
            pathText(model.path)};
}

void printModels(const ModelList& list) {
    std::vector<std::vector<std::string>> rows{
        {"name", "family", "layers × heads", "K/V heads", "parameters", "on disk", "in memory", "path"}};
    std::vector<std::vector<std::string>> others;
    for (const ModelEntry& model : list.models) {
        (model.canBeOpened() ? rows : others).push_back(rowOf(model));
    }
    std::string text = textTable(rows);
    if (!others.empty()) {
        text += "\n" + textTable(others);
    }
    printOut(text);
}

} // namespace

void runModels(const ModelsArguments& arguments) {
    const ModelList list = listModels(placesOf(arguments));
    for (const std::string& problem : list.problems) {
        printError(problem);
    }
    if (!arguments.json) {
        printModels(list);
        return;
    }
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const ModelEntry& model : list.models) {
        json.push_back(jsonOf(model));
    }
    printOut(jsonText(json));
}

void runTensors(const TextArguments& arguments) {
    const std::filesystem::path path = namedModelPath(arguments.model);
    const Checkpoint checkpoint =
        namesRandomLayer(path) ? openModel(path)->checkpoint() : Checkpoint::open(path);
    if (arguments.json) {
        nlohmann::ordered_json json = nlohmann::ordered_json::array();
        for (const TensorView& tensor : checkpoint.tensors()) {
            json.push_back({{"name", tensor.name},
                            {"shape", tensor.shape},
                            {"type", dataTypeName(tensor.type)},
                            {"bytes", tensor.bytes.size()}});
        }
        printOut(jsonText(json));
        return;
    }
    std::vector<std::vector<std::string>> rows{{"name", "shape", "type"}};
    for (const TensorView& tensor : checkpoint.tensors()) {
        rows.push_back({tensor.name, fmt::format("{}", fmt::join(tensor.shape, " × ")),
                        std::string(dataTypeName(tensor.type))});
    }
    printOut(textTable(rows));
}

} // namespace headscope
