// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job.h"
#include "core/library/model_entry.h"

namespace headscope {

/// Where models are looked for; empty paths are not looked at.
struct ModelPlaces {
    std::filesystem::path bundled;
    std::vector<std::filesystem::path> recent;
    std::filesystem::path cache; // of Hugging Face
    std::vector<std::filesystem::path> folders;
};

/// What was found, and what was not looked at.
struct ModelList {
    std::vector<ModelEntry> models;    // in the order of the places; one that is in two is listed once
    std::vector<std::string> problems; // of places, each one sentence
};

/// Looks for models and reads their headers. Throws Stopped, no Error: a place that cannot be read is a
/// problem in the list, as is a folder that is too large to be searched to its end.
[[nodiscard]] ModelList listModels(const ModelPlaces& places, const Job& job = {});

} // namespace headscope
