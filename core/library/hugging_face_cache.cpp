// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/hugging_face_cache.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/base/utf8.h"
#include "core/checkpoint/shard_index.h"
#include "core/library/expanded_path.h"
#include "core/library/folder_search.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostModels = 2000;
constexpr std::size_t kMostRefs = 256;
constexpr int kDeepestRef = 3; // refs/pr/1
constexpr std::string_view kPrefix = "models--";
constexpr std::string_view kIncomplete = Sentence::noted("the download is not complete");

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : value;
}

/// "models--org--name" is of "org/name".
std::string modelName(std::string_view folder) {
    std::string name(folder.substr(kPrefix.size()));
    if (const std::size_t dashes = name.find("--"); dashes != name.npos) {
        name[dashes] = '/';
        name.erase(dashes + 1, 1);
    }
    return replaceUtf8Faults(name);
}

/// The files and folders in `folder`, in the order of their names; none where it cannot be read.
std::vector<fs::path> entriesOf(const fs::path& folder) {
    std::error_code problem;
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        entries.push_back(entry->path());
    }
    std::sort(entries.begin(), entries.end());
    return entries;
}

bool isFolder(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

/// The snapshot's folder that a ref names; nothing where there is none.
std::optional<fs::path> snapshotOf(const fs::path& ref, const fs::path& snapshots) {
    constexpr std::size_t kLongestName = 128;
    std::error_code ignored;
    if (!fs::is_regular_file(ref, ignored)) {
        return std::nullopt;
    }
    std::ifstream in(ref, std::ios::binary);
    std::string commit(kLongestName + 1, '\0');
    in.read(commit.data(), static_cast<std::streamsize>(commit.size()));
    commit.resize(static_cast<std::size_t>(in.gcount()));
    commit.erase(std::find_if(commit.begin(), commit.end(), [](char c) { return c == '\n' || c == '\r'; }),
                 commit.end());
    const bool isName = !commit.empty() && commit.size() <= kLongestName &&
                        std::all_of(commit.begin(), commit.end(), [](char c) {
                            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
                        });
    return isName && isFolder(snapshots / commit) ? std::optional(snapshots / commit) : std::nullopt;
}

/// All refs below a folder, main first, then by name.
std::vector<std::string> refsIn(const fs::path& folder) {
    std::error_code problem;
    std::set<std::string> names;
    for (fs::recursive_directory_iterator entry(folder, problem), end;
         !problem && entry != end && names.size() < kMostRefs; entry.increment(problem)) {
        if (entry.depth() >= kDeepestRef) {
            entry.disable_recursion_pending();
        }
        std::error_code ignored;
        if (entry->is_regular_file(ignored)) {
            names.insert(entry->path().lexically_relative(folder).native());
        }
    }
    std::vector<std::string> ordered(names.begin(), names.end());
    std::stable_partition(ordered.begin(), ordered.end(), [](const auto& name) { return name == "main"; });
    return ordered;
}

struct Snapshot {
    std::string revision;
    fs::path folder;
};

std::optional<Snapshot> newestIn(const fs::path& snapshots) {
    std::optional<Snapshot> newest;
    fs::file_time_type time;
    for (const fs::path& folder : entriesOf(snapshots)) {
        std::error_code problem;
        const fs::file_time_type changed = fs::last_write_time(folder, problem);
        if (!problem && isFolder(folder) && (!newest || changed > time)) {
            newest = {"main", folder};
            time = changed;
        }
    }
    return newest;
}

std::vector<Snapshot> snapshotsOf(const fs::path& model) {
    std::vector<Snapshot> found;
    for (const std::string& ref : refsIn(model / "refs")) {
        const auto folder = snapshotOf(model / "refs" / ref, model / "snapshots");
        const auto isTheirs = [&folder](const Snapshot& other) { return other.folder == *folder; };
        if (folder && std::none_of(found.begin(), found.end(), isTheirs)) {
            found.push_back({ref, *folder});
        }
    }
    if (found.empty()) {
        if (auto newest = newestIn(model / "snapshots")) {
            found.push_back(std::move(*newest));
        }
    }
    return found;
}

/// Files are links to blobs; a link to nothing is a file that was not downloaded to its end.
bool isPresent(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(file, ignored);
}

bool hasUnfinishedBlob(const fs::path& model) {
    const std::vector<fs::path> blobs = entriesOf(model / "blobs");
    return std::any_of(blobs.begin(), blobs.end(),
                       [](const fs::path& blob) { return blob.extension() == ".incomplete"; });
}

std::string problemOfShards(const fs::path& index) {
    try {
        const ShardIndex shards = readShardIndex(index);
        const auto missing = std::count_if(shards.begin(), shards.end(), [&index](const auto& shard) {
            return !isPresent(index.parent_path() / shard.first);
        });
        return missing == 0 ? std::string()
                            : Sentence::of("{}: {} of {} tensor files are missing",
                                           Sentence::translated(kIncomplete), missing, shards.size());
    } catch (const Error& error) {
        return error.what();
    }
}

std::string problemOf(const fs::path& snapshot, const fs::path& model) {
    const std::vector<fs::path> files = entriesOf(snapshot);
    for (const fs::path& file : files) {
        if (!isPresent(file)) {
            return Sentence::of("{}: {} is missing", Sentence::translated(kIncomplete),
                                pathText(file.filename()));
        }
    }
    if (!isPresent(snapshot / "config.json")) {
        return Sentence::of("there is no config.json, which says what a model is");
    }
    if (isPresent(snapshot / "model.safetensors")) {
        return {};
    }
    if (isPresent(snapshot / "model.safetensors.index.json")) {
        return problemOfShards(snapshot / "model.safetensors.index.json");
    }
    if (hasUnfinishedBlob(model)) {
        return Sentence::translated(kIncomplete);
    }
    const auto pickle = std::find_if(files.begin(), files.end(),
                                     [](const fs::path& file) { return file.extension() == ".bin"; });
    return pickle == files.end()
               ? Sentence::of("there are no tensors in the safetensors format")
               : Sentence::of(
                     "the tensors are only in {}, a Python pickle, which can run any code when it is "
                     "opened and is therefore not read",
                     pathText(pickle->filename()));
}

void addModel(const fs::path& model, std::vector<CachedModel>& models) {
    const std::string name = modelName(model.filename().native());
    const std::vector<Snapshot> snapshots = snapshotsOf(model);
    if (snapshots.empty() && hasUnfinishedBlob(model)) {
        models.push_back({name, model, Sentence::translated(kIncomplete)});
    }
    for (const auto& [revision, folder] : snapshots) {
        const std::string whole = revision == "main" ? name : fmt::format("{}@{}", name, pathText(revision));
        const std::vector<fs::path> files = ggufFilesIn(entriesOf(folder));
        for (const fs::path& file : files) {
            models.push_back({fmt::format("{}: {}", whole, pathText(file.filename())), file, {}});
        }
        std::string problem = problemOf(folder, model);
        if (files.empty() || problem.empty()) {
            models.push_back({whole, folder, std::move(problem)});
        }
    }
}

} // namespace

CacheEnvironment CacheEnvironment::ofProcess() {
    return {variable("HF_HUB_CACHE"), variable("HUGGINGFACE_HUB_CACHE"), variable("HF_HOME"),
            variable("XDG_CACHE_HOME"), variable("HOME")};
}

fs::path huggingFaceCache(const CacheEnvironment& environment) {
    const auto path = [&environment](const std::string& text) {
        return expandedPath(text, environment.home);
    };
    for (const std::string& hub : {environment.hubCache, environment.hubCacheBefore}) {
        if (!hub.empty()) {
            return path(hub);
        }
    }
    if (!environment.hfHome.empty()) {
        return path(environment.hfHome) / "hub";
    }
    if (!environment.xdgCacheHome.empty()) {
        return path(environment.xdgCacheHome) / "huggingface" / "hub";
    }
    return environment.home.empty() ? fs::path() : path("~") / ".cache" / "huggingface" / "hub";
}

std::string downloadName(const fs::path& path) {
    for (fs::path folder = path; folder.has_relative_path(); folder = folder.parent_path()) {
        const std::string above = folder.parent_path().filename().native();
        if (folder.filename() == "snapshots" && above.starts_with(kPrefix)) {
            return modelName(above);
        }
    }
    return {};
}

std::vector<CachedModel> listHuggingFaceCache(const fs::path& cache) {
    std::vector<CachedModel> models;
    if (cache.empty() || !isThere(cache)) {
        return models;
    }
    std::error_code problem;
    const fs::directory_iterator readable(cache, problem);
    if (problem) {
        throw Error(
            Sentence::of("{}: cannot be read: {}", pathText(cache), systemErrorText(problem.value())));
    }
    for (const fs::path& folder : entriesOf(cache)) {
        if (models.size() < kMostModels && folder.filename().native().starts_with(kPrefix) &&
            isFolder(folder)) {
            addModel(folder, models);
        }
    }
    return models;
}

} // namespace headscope
