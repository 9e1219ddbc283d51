// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/fetch_plan.h"

#include <numeric>
#include <system_error>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/base/size_text.h"
#include "ui/fetch/model_folder.h"

namespace headscope {

namespace fs = std::filesystem;

std::uint64_t FetchPlan::missing() const {
    return std::accumulate(missingOf.begin(), missingOf.end(), std::uint64_t{0});
}

FetchPlan planFetch(const RepositoryListing& listing, const fs::path& cache, std::string_view gguf) {
    FetchPlan plan{listing.reference, listing.commit, listing.licence, chooseFiles(listing, gguf), {}};
    const ModelFolder folder(cache, listing.reference.name);
    for (const RemoteFile& file : plan.choice.files) {
        plan.missingOf.push_back(folder.missing(file));
    }
    return plan;
}

fs::path pathOf(const FetchPlan& plan, const fs::path& cache) {
    const fs::path snapshot = ModelFolder(cache, plan.reference.name).snapshot(plan.commit);
    return plan.choice.toOpen.empty() ? snapshot : snapshot / plan.choice.toOpen;
}

void requireRoom(const FetchPlan& plan, const fs::path& cache) {
    std::error_code problem;
    fs::path present = fs::absolute(cache, problem);
    while (!problem && present.has_relative_path() && !fs::exists(present, problem)) {
        present = present.parent_path();
    }
    const fs::space_info space = fs::space(present, problem);
    if (!problem && space.available < plan.missing()) {
        throw Error({pathText(cache), Sentence::of("room for {}", toString(plan.reference)),
                     sizeText(plan.missing()), sizeText(space.available)});
    }
}

} // namespace headscope
