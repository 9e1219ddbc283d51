// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/model_list.h"

#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/library/folder_search.h"
#include "core/library/hugging_face_cache.h"
#include "core/model/random_layer.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

/// A model that was found and not yet read.
struct Candidate {
    fs::path path;
    ModelSource source = ModelSource::Folder;
    std::string name;    // empty: what the model says
    std::string problem; // not empty: it need not be read
};

class Collector {
  public:
    explicit Collector(const Job& job) : job_(job) {}

    /// One that is there already may get its name from another place: a download is "org/name" in the cache.
    void add(Candidate candidate) {
        if (candidate.path.empty()) {
            return;
        }
        std::error_code problem;
        const bool isFile = !namesRandomLayer(candidate.path);
        const fs::path real = isFile ? fs::weakly_canonical(candidate.path, problem) : fs::path();
        const auto [place, isNew] =
            seen_.emplace(isFile && !problem ? real : candidate.path, candidates_.size());
        if (isNew) {
            candidates_.push_back(std::move(candidate));
        } else if (candidates_[place->second].name.empty()) {
            candidates_[place->second].name = std::move(candidate.name);
        }
    }

    void addCache(const fs::path& cache) {
        try {
            for (CachedModel& model : listHuggingFaceCache(cache)) {
                add({std::move(model.path), ModelSource::Cache, std::move(model.name),
                     std::move(model.problem)});
            }
        } catch (const Error& error) {
            list_.problems.emplace_back(error.what());
        }
    }

    void addFolder(const fs::path& folder) {
        try {
            const FoundModels found = findModels(folder, {}, job_);
            for (const fs::path& path : found.paths) {
                add({path, ModelSource::Folder, {}, {}});
            }
            if (found.wasCut) {
                list_.problems.push_back(Sentence::of(
                    "{}: the folder holds too much to be searched to its end; {} models of it are listed",
                    pathText(folder), found.paths.size()));
            }
        } catch (const Error& error) {
            list_.problems.emplace_back(error.what());
        }
    }

    ModelList read() {
        double done = 0;
        for (Candidate& candidate : candidates_) {
            job_.step(done++ / static_cast<double>(candidates_.size()), pathText(candidate.path));
            ModelEntry entry;
            if (candidate.problem.empty()) {
                entry = describeEntry(candidate.path, candidate.source);
            } else {
                entry.path = candidate.path;
                entry.source = candidate.source;
                entry.problem = std::move(candidate.problem);
            }
            if (!candidate.name.empty()) {
                entry.name = std::move(candidate.name);
            }
            list_.models.push_back(std::move(entry));
        }
        return std::move(list_);
    }

  private:
    const Job& job_;
    std::vector<Candidate> candidates_;
    std::map<fs::path, std::size_t> seen_; // places in candidates_
    ModelList list_;
};

} // namespace

ModelList listModels(const ModelPlaces& places, const Job& job) {
    Collector collector(job);
    collector.add({places.bundled, ModelSource::Bundled, {}, {}});
    for (const fs::path& path : places.recent) {
        collector.add({path, ModelSource::Recent, {}, {}});
    }
    collector.addCache(places.cache);
    for (const fs::path& folder : places.folders) {
        collector.addFolder(folder);
    }
    return collector.read();
}

} // namespace headscope
