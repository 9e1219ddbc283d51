// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <vector>

#include "core/base/job.h"

namespace headscope {

/// How far a search goes; a folder may lead anywhere.
struct SearchLimits {
    int depth = 4;               // folders in folders
    std::size_t entries = 50000; // files and folders looked at
    std::size_t models = 1000;
};

/// What a search found, in the order of the paths.
struct FoundModels {
    std::vector<std::filesystem::path> paths;
    bool wasCut = false; // by the limits on entries or models
};

/// Models in a folder and the folders in it: GGUF files (the first of a split one), and Hugging Face folders,
/// which have config.json and a safetensors file. Links to files and to such folders count; other links to
/// folders are not followed, and hidden files and what cannot be read are passed over. Throws Error where
/// `folder` itself is not a folder that can be read, and Stopped.
[[nodiscard]] FoundModels findModels(const std::filesystem::path& folder, const SearchLimits& limits = {},
                                     const Job& job = {});

/// Those of some files that are GGUF by their suffix and first bytes; the later parts of a split model
/// ("-00002-of-00003.gguf") are left out.
[[nodiscard]] std::vector<std::filesystem::path> ggufFilesIn(std::span<const std::filesystem::path> files);

} // namespace headscope
