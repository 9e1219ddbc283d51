// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/recent_models.h"

#include "core/model/random_layer.h"

namespace headscope {

namespace {

std::filesystem::path tidied(const std::filesystem::path& path) {
    if (namesRandomLayer(path)) {
        return path;
    }
    std::filesystem::path normal = path.lexically_normal();
    const bool endsWithSlash = !normal.has_filename() && normal.has_relative_path();
    return endsWithSlash ? normal.parent_path() : normal;
}

} // namespace

RecentModels::RecentModels(const std::vector<std::filesystem::path>& paths) {
    for (auto path = paths.rbegin(); path != paths.rend(); ++path) {
        add(*path);
    }
}

void RecentModels::add(const std::filesystem::path& path) {
    if (path.empty()) {
        return;
    }
    remove(path);
    if (namesRandomLayer(path) && !paths_.empty() && namesRandomLayer(paths_.front())) {
        paths_.erase(paths_.begin());
    }
    paths_.insert(paths_.begin(), tidied(path));
    if (paths_.size() > kMost) {
        paths_.resize(kMost);
    }
}

void RecentModels::remove(const std::filesystem::path& path) {
    std::erase(paths_, tidied(path));
}

} // namespace headscope
