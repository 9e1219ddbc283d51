// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/checkpoint/gguf.h"
#include "core/checkpoint/json_file.h"
#include "core/checkpoint/pickle.h"
#include "core/checkpoint/safetensors.h"
#include "core/checkpoint/shard_index.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

constexpr const char* kConfig = "config.json";
constexpr const char* kSingleFile = "model.safetensors";
constexpr const char* kIndex = "model.safetensors.index.json";

/// The folder that a file is in, "." for a name alone.
fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// The first file of a folder, by name, that `belongs` accepts.
std::optional<fs::path> firstFile(const fs::path& folder, bool (*belongs)(const fs::path&)) {
    std::error_code ignored;
    std::optional<fs::path> first;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (belongs(entry.path()) && (!first || entry.path() < *first)) {
            first = entry.path();
        }
    }
    return first;
}

bool isGgufName(const fs::path& file) {
    return suffixOf(file) == "gguf";
}

bool isSafetensorsName(const fs::path& file) {
    return suffixOf(file) == "safetensors";
}

[[noreturn]] void explainMissingConfig(const fs::path& folder) {
    if (const auto gguf = firstFile(folder, isGgufName)) {
        throw Error(Sentence::of("{}: there is no config.json in this folder; open {} itself",
                                 pathText(folder), pathText(gguf->filename())));
    }
    if (const auto pickle = firstFile(folder, isPickleName)) {
        rejectPickle(*pickle);
    }
    throw Error(
        Sentence::of("{}: there is no config.json in this folder, so it is not a model in the layout of "
                     "Hugging Face transformers",
                     pathText(folder)));
}

[[noreturn]] void explainMissingTensors(const fs::path& folder) {
    const auto gguf = firstFile(folder, isGgufName);
    const auto pickle = firstFile(folder, isPickleName);
    if (pickle && !gguf) {
        rejectPickle(*pickle);
    }
    const auto other = gguf ? gguf : firstFile(folder, isSafetensorsName);
    throw Error(
        Mismatch{pathText(folder), "tensors", fmt::format("{} or {}", kSingleFile, kIndex),
                 other ? pathText(other->filename()) + (gguf ? " (open that file itself)" : "") : "neither"});
}

} // namespace

Checkpoint Checkpoint::open(const fs::path& path) {
    if (!isThere(path)) {
        throw Error(Sentence::of("{}: there is no such file or folder", pathText(path)));
    }
    return fs::is_directory(path) ? openFolder(path) : openFile(path);
}

Checkpoint Checkpoint::openFolder(const fs::path& folder) {
    if (!isThere(folder / kConfig)) {
        explainMissingConfig(folder);
    }
    Checkpoint checkpoint;
    checkpoint.path_ = folder;
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

Checkpoint Checkpoint::openFile(const fs::path& file) {
    if (isPickleName(file)) {
        rejectPickle(file);
    }
    const auto mapped = std::make_shared<const MappedFile>(file);
    if (isGguf(mapped->data()) || isGgufName(file)) {
        return openGguf(mapped);
    }
    if (isSafetensorsName(file)) {
        return openFolderOf(file);
    }
    throw Error(
        Sentence::of("{}: this is a file; choose the folder of the model, which holds config.json and the "
                     "tensors, or a GGUF file",
                     pathText(file)));
}

Checkpoint Checkpoint::openGguf(const std::shared_ptr<const MappedFile>& file) {
    Checkpoint checkpoint;
    checkpoint.path_ = file->path();
    checkpoint.folder_ = folderOf(file->path());
    checkpoint.files_.push_back(file);
    GgufFile gguf = readGguf(file->data(), pathText(file->path()));
    checkpoint.gguf_ = std::make_shared<const GgufMetadata>(std::move(gguf.metadata));
    checkpoint.tensors_ = std::move(gguf.tensors);
    checkpoint.sortNames();
    return checkpoint;
}

Checkpoint Checkpoint::openFolderOf(const fs::path& file) {
    const fs::path folder = folderOf(file);
    if (!isThere(folder / kConfig)) {
        throw Error(
            Sentence::of("{}: there is no config.json beside this file, which would say what model its "
                         "tensors are of",
                         pathText(file)));
    }
    Checkpoint checkpoint = openFolder(folder);
    const auto isThisFile = [&](const auto& tensors) {
        return tensors->path().filename() == file.filename();
    };
    if (std::none_of(checkpoint.files_.begin(), checkpoint.files_.end(), isThisFile)) {
        throw Error(
            Sentence::of("{}: this file is no part of the model in its folder, whose tensors are in {}",
                         pathText(file), pathText(checkpoint.files_.front()->path().filename())));
    }
    return checkpoint;
}

Checkpoint Checkpoint::ofMatrices(const fs::path& path, std::vector<NamedMatrix> matrices) {
    Checkpoint checkpoint;
    checkpoint.path_ = path;
    checkpoint.folder_ = path;
    checkpoint.made_ = std::make_shared<const std::vector<NamedMatrix>>(std::move(matrices));
    for (const NamedMatrix& matrix : *checkpoint.made_) {
        const Matrix& values = matrix.values;
        checkpoint.tensors_.push_back(
            {matrix.name,
             DataType::F32,
             {values.rows(), values.cols()},
             std::as_bytes(std::span(values.data(), static_cast<std::size_t>(values.size())))});
    }
    checkpoint.sortNames();
    return checkpoint;
}

void Checkpoint::lend(const TensorView& tensor, const Checkpoint& lender) {
    assert(made_ && "files of its own have their tensors");
    tensors_.push_back(tensor);
    lenders_.insert(lenders_.end(), lender.files_.begin(), lender.files_.end());
    sortNames();
}

const nlohmann::json& Checkpoint::config() const {
    assert(config_ && "only a folder has a config.json");
    return *config_;
}

const GgufMetadata& Checkpoint::gguf() const {
    assert(gguf_ && "only a GGUF file has its metadata");
    return *gguf_;
}

ConfigReader Checkpoint::configReader() const {
    if (!config_) {
        throw Error(
            Sentence::of("{}: this is a GGUF file, which has no config.json; models in such files cannot be "
                         "opened yet",
                         pathText(path_)));
    }
    return {config(), pathText(folder_ / kConfig)};
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

std::uint64_t Checkpoint::weightBytes() const {
    return made_ ? std::transform_reduce(tensors_.begin(), tensors_.end(), std::uint64_t{0}, std::plus<>(),
                                         [](const TensorView& tensor) { return tensor.bytes.size(); })
                 : fileBytes();
}

void Checkpoint::requireIntact() const {
    for (const auto* files : {&files_, &lenders_}) {
        for (const auto& file : *files) {
            file->requireIntact();
        }
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
