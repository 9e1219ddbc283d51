// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/matrix.h"

namespace headscope {

/// How a model came into the list.
enum class ModelSource { Bundled, Recent, Cache, Folder };

/// "bundled", "recent", "cache" or "folder".
[[nodiscard]] std::string_view toString(ModelSource source);

/// A model on the disk, as a list shows it. Numbers are 0 where they are not known.
struct ModelEntry {
    std::filesystem::path path; // a Hugging Face folder, a GGUF file, or what names a random layer
    std::string name;
    ModelSource source = ModelSource::Folder;
    std::string family;
    int layers = 0;        // of the stack that predicts
    int encoderLayers = 0; // of an encoder-decoder's other stack
    int heads = 0;         // of the first layer
    int kvHeads = 0;       // likewise
    std::int64_t parameters = 0;
    std::uint64_t fileBytes = 0;
    std::uint64_t memoryBytes = 0; // estimateMemory for a text of memoryTokens
    Index memoryTokens = 0;
    std::string problem; // one sentence where it cannot be opened

    [[nodiscard]] bool canBeOpened() const { return problem.empty(); }
};

/// Reads the configuration and the headers of the tensor files, no weights and no tokenizer. What is wrong
/// with a model goes into its entry; does not throw Error.
[[nodiscard]] ModelEntry describeEntry(const std::filesystem::path& path, ModelSource source);

/// What an entry is called on the screen: a random layer in the language of the window, others as they are
/// named.
[[nodiscard]] std::string shownName(const ModelEntry& entry);

/// What a GGUF file is called in lists: as the file is, whose name tells its quantised type; `inside`, the
/// name that the file itself gives, is often that of all its kind. It stands for a file that is just "model".
[[nodiscard]] std::string ggufTitle(const std::filesystem::path& file, const std::string& inside);

} // namespace headscope
