// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/shard_index.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

constexpr const char* kConfig = "config.json";
constexpr const char* kSingleFile = "model.safetensors";
constexpr const char* kIndex = "model.safetensors.index.json";

void checkFolder(const fs::path& folder) {
    if (!isThere(folder)) {
        throw Error(fmt::format("{}: there is no such folder", pathText(folder)));
    }
    if (!fs::is_directory(folder)) {
        throw Error(
            fmt::format("{}: this is a file; choose the folder of the model, which holds config.json and the "
                        "tensors",
                        pathText(folder)));
    }
    if (!isThere(folder / kConfig)) {
        throw Error(
            fmt::format("{}: there is no config.json in this folder, so it is not a model in the layout of "
                        "Hugging Face transformers",
                        pathText(folder)));
    }
}

std::optional<std::string> fileThatEndsWith(const fs::path& folder,
                                            std::span<const std::string_view> endings) {
    std::error_code ignored;
    std::vector<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string extension = entry.path().extension().native();
        if (std::find(endings.begin(), endings.end(), extension) != endings.end()) {
            names.push_back(pathText(entry.path().filename()));
        }
    }
    const auto first = std::min_element(names.begin(), names.end());
    return first == names.end() ? std::nullopt : std::optional(*first);
}

[[noreturn]] void explainMissingTensors(const fs::path& folder) {
    constexpr std::array<std::string_view, 5> kPickles{".bin", ".pt", ".pth", ".ckpt", ".pkl"};
    constexpr std::array<std::string_view, 2> kOthers{".safetensors", ".gguf"};
    if (const auto pickle = fileThatEndsWith(folder, kPickles)) {
        throw Error(
            fmt::format("{}: the tensors are in {}, a Python pickle, which can run any code when it is "
                        "opened and is therefore not "
                        "read; convert it with transformers: AutoModelForCausalLM.from_pretrained(folder)"
                        ".save_pretrained(new_folder, safe_serialization=True)",
                        pathText(folder), *pickle));
    }
    const auto other = fileThatEndsWith(folder, kOthers);
    throw Error(Mismatch{pathText(folder), "tensors", fmt::format("{} or {}", kSingleFile, kIndex),
                         other.value_or("neither")});
}

} // namespace

Checkpoint Checkpoint::open(const fs::path& folder) {
    checkFolder(folder);
    Checkpoint checkpoint;
    checkpoint.folder_ = folder;
    checkpoint.config_ = std::make_shared<const nlohmann::json>(readJsonObject(folder / kConfig));
    if (isThere(folder / kSingleFile)) {
        checkpoint.addFile(folder / kSingleFile);
    } else if (isThere(folder / kIndex)) {
        checkpoint.addShards(folder / kIndex);
    } else {
        explainMissingTensors(folder);
    }
    checkpoint.sortNames();
    return checkpoint;
}

ConfigReader Checkpoint::configReader() const {
    return {*config_, pathText(folder_ / kConfig)};
}

const TensorView* Checkpoint::find(std::string_view name) const {
    const auto place = std::lower_bound(
        byName_.begin(), byName_.end(), name,
        [this](std::size_t tensor, std::string_view wanted) { return tensors_[tensor].name < wanted; });
    return place == byName_.end() || tensors_[*place].name != name ? nullptr : &tensors_[*place];
}

std::uint64_t Checkpoint::fileBytes() const {
    return std::transform_reduce(files_.begin(), files_.end(), std::uint64_t{0}, std::plus<>(),
                                 [](const auto& file) { return file->data().size(); });
}

void Checkpoint::requireIntact() const {
    for (const auto& file : files_) {
        file->requireIntact();
    }
}

void Checkpoint::addFile(const fs::path& file) {
    const auto mapped = std::make_shared<const MappedFile>(file);
    files_.push_back(mapped);
    std::vector<TensorView> tensors = readSafetensors(mapped->data(), pathText(file));
    std::move(tensors.begin(), tensors.end(), std::back_inserter(tensors_));
}

void Checkpoint::addShards(const fs::path& index) {
    for (const auto& [shard, promised] : readShardIndex(index)) {
        const fs::path file = folder_ / shard;
        if (!isThere(file)) {
            throw Error(Mismatch{pathText(index), "shards", pathText(file), "no such file"});
        }
        const std::size_t before = tensors_.size();
        addFile(file);
        std::vector<std::string_view> present;
        for (std::size_t i = before; i < tensors_.size(); ++i) {
            present.emplace_back(tensors_[i].name);
        }
        std::sort(present.begin(), present.end());
        for (const std::string& name : promised) {
            if (!std::binary_search(present.begin(), present.end(), name)) {
                throw Error(Mismatch{pathText(file), "tensors",
                                     fmt::format("\"{}\", as {} says", name, kIndex), "no such tensor"});
            }
        }
    }
}

void Checkpoint::sortNames() {
    byName_.resize(tensors_.size());
    std::iota(byName_.begin(), byName_.end(), std::size_t{0});
    std::sort(byName_.begin(), byName_.end(), [this](std::size_t one, std::size_t other) {
        return tensors_[one].name < tensors_[other].name;
    });
    const auto twice =
        std::adjacent_find(byName_.begin(), byName_.end(), [this](std::size_t one, std::size_t other) {
            return tensors_[one].name == tensors_[other].name;
        });
    if (twice != byName_.end()) {
        throw Error(Mismatch{pathText(folder_), fmt::format("tensor \"{}\"", tensors_[*twice].name),
                             "in one shard", "in two"});
    }
}

} // namespace headscope
