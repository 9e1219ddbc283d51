// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace headscope {

/// The environment variables that say where downloads of Hugging Face are; empty where one is not set.
struct CacheEnvironment {
    std::string hubCache;       // HF_HUB_CACHE
    std::string hubCacheBefore; // HUGGINGFACE_HUB_CACHE, its earlier name
    std::string hfHome;         // HF_HOME
    std::string xdgCacheHome;   // XDG_CACHE_HOME
    std::string home;           // HOME

    [[nodiscard]] static CacheEnvironment ofProcess();
};

/// The folder that huggingface_hub downloads models to: HF_HUB_CACHE, else $HF_HOME/hub, else
/// $XDG_CACHE_HOME/huggingface/hub, else ~/.cache/huggingface/hub. It need not exist; empty where nothing is
/// set. As in huggingface_hub/constants.py, paths are expanded (expandedPath).
[[nodiscard]] std::filesystem::path huggingFaceCache(const CacheEnvironment& environment);

/// "org/name" for a path in the folder of a download ("models--org--name/snapshots/<commit>", or a file in
/// it); empty for any other.
[[nodiscard]] std::string downloadName(const std::filesystem::path& path);

/// A model as it was downloaded.
struct CachedModel {
    std::string name;           // "org/name", with "@revision" behind it where that is not main
    std::filesystem::path path; // snapshots/<commit>, or a GGUF file in it
    std::string problem;        // why it is of no use, as one sentence without the path; or empty
};

/// Models in a cache, in the order of their names: for each, the snapshots that its refs (main, branches,
/// tags) lead to, or the newest one where none does. Usable is what has config.json and all of its
/// safetensors, or a GGUF file. Only names, refs and the list of shards are read. Nothing where the folder
/// does not exist; throws Error where it cannot be read. Layout:
/// https://huggingface.co/docs/huggingface_hub/guides/manage-cache
[[nodiscard]] std::vector<CachedModel> listHuggingFaceCache(const std::filesystem::path& cache);

} // namespace headscope
