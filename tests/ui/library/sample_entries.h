// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/library/model_list.h"

namespace headscope {

inline ModelEntry sampleEntry(const std::string& name, const std::string& family, std::int64_t parameters) {
    ModelEntry entry;
    entry.path = "/models/" + name;
    entry.name = name;
    entry.family = family;
    entry.layers = 6;
    entry.heads = 8;
    entry.kvHeads = 4;
    entry.parameters = parameters;
    entry.fileBytes = static_cast<std::uint64_t>(2 * parameters);
    entry.memoryBytes = static_cast<std::uint64_t>(3 * parameters);
    entry.source = ModelSource::Folder;
    return entry;
}

inline ModelEntry uselessEntry(const std::string& name) {
    ModelEntry entry;
    entry.path = "/models/" + name;
    entry.name = name;
    entry.problem = "/models/" + name + "/config.json: \"model_type\": expected a family, found \"mamba\"";
    return entry;
}

/// An encoder-decoder, one that cannot be opened, and two more.
inline ModelList sampleList() {
    ModelEntry bundled = sampleEntry("tales-5m", "llama", 5'180'672);
    bundled.source = ModelSource::Bundled;
    ModelEntry pair = sampleEntry("opus-mt-en-de", "marian", 74'410'496);
    pair.encoderLayers = 6;
    return {{bundled, uselessEntry("mamba-130m"), pair, sampleEntry("gemma-2b", "gemma", 2'506'172'416)}, {}};
}

} // namespace headscope
