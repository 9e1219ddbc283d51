// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/model_entry.h"

#include <exception>
#include <utility>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/checkpoint.h"
#include "core/library/hugging_face_cache.h"
#include "core/library/memory_estimate.h"
#include "core/model/families/families.h"
#include "core/model/random_model.h"
#include "core/model/weights.h"

namespace headscope {

namespace {

constexpr std::size_t kLongestName = 200; // bytes; a configuration may say anything

/// All that an entry says of a specification.
void describe(const ModelSpec& spec, std::uint64_t weightBytes, ModelEntry& entry) {
    if (!spec.name.empty()) {
        entry.name = shortenUtf8(spec.name, kLongestName);
    }
    entry.family = spec.family;
    entry.layers = spec.layerCount();
    entry.encoderLayers = spec.encoder ? static_cast<int>(spec.encoder->self.size()) : 0;
    entry.heads = spec.stack.self.front().heads;
    entry.kvHeads = spec.stack.self.front().kvHeads;
    const MemoryEstimate memory = estimateMemory(spec, weightBytes);
    entry.memoryBytes = memory.total();
    entry.memoryTokens = memory.tokens;
}

/// A random layer has no files; its embeddings' model may be gone.
void describeRandom(ModelEntry& entry) {
    try {
        const RandomLayerOutline outline = describeRandomLayer(parseRandomLayer(entry.path.native()));
        describe(outline.spec, outline.bytes, entry);
        entry.parameters = outline.parameters;
    } catch (const std::exception& problem) {
        entry.problem = Error(problem.what()).what();
    }
}

/// "/models/tiny" and "/models/tiny/" are both "tiny".
std::string lastName(const std::filesystem::path& path) {
    return pathText(path.has_filename() ? path.filename() : path.parent_path().filename());
}

} // namespace

std::string shownName(const ModelEntry& entry) {
    if (entry.canBeOpened() && namesRandomLayer(entry.path)) {
        const RandomLayerSpec layer = parseRandomLayer(entry.path.native());
        if (layer.width > 0) { // else that of the model whose embeddings it has
            return shownTitleOf(layer);
        }
    }
    return entry.name;
}

std::string_view toString(ModelSource source) {
    switch (source) {
    case ModelSource::Bundled:
        return "bundled";
    case ModelSource::Recent:
        return "recent";
    case ModelSource::Cache:
        return "cache";
    case ModelSource::Folder:
        return "folder";
    }
    return {};
}

std::string ggufTitle(const std::filesystem::path& file, const std::string& inside) {
    const std::string name = pathText(file.stem());
    return name == "model" && !inside.empty() ? inside : name;
}

ModelEntry describeEntry(const std::filesystem::path& path, ModelSource source) {
    ModelEntry entry;
    entry.path = path;
    entry.name = lastName(path);
    entry.source = source;
    if (namesRandomLayer(path)) {
        entry.name = shortenUtf8(pathText(path), kLongestName);
        describeRandom(entry);
        return entry;
    }
    try {
        const Checkpoint checkpoint = Checkpoint::open(path);
        entry.fileBytes = checkpoint.fileBytes();
        entry.family = shortenUtf8(declaredFamily(checkpoint), kLongestName);
        const FamilyModel model = describeModel(checkpoint);
        describe(model.spec, entry.fileBytes, entry);
        if (checkpoint.format() == CheckpointFormat::Gguf) {
            entry.name = ggufTitle(path, entry.name);
        }
        entry.parameters = bindWeights(checkpoint, model).parameters; // also tells what does not fit
    } catch (const std::exception& problem) { // the file system's and the JSON library's too
        entry.problem = Error(problem.what()).what();
    }
    if (std::string download = downloadName(path); !download.empty()) {
        entry.name = std::move(download);
    }
    return entry;
}

} // namespace headscope
