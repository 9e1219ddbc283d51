// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run_cache.h"

#include <algorithm>

namespace headscope {

namespace {

std::ptrdiff_t commonPrefix(const std::vector<int>& a, std::span<const int> b) {
    return std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
}

} // namespace

std::shared_ptr<const Run> RunCache::run(std::span<const int> ids, const AttentionSettings& settings,
                                         const Job& job) {
    const RunSettings wanted = model_->transformer().uniform(settings);
    const auto found = std::find_if(runs_.begin(), runs_.end(), [&](const auto& run) {
        return run->settings == wanted && std::ranges::equal(run->ids, ids);
    });
    if (found != runs_.end()) {
        runs_.splice(runs_.begin(), runs_, found);
        return runs_.front();
    }
    // A run under the same settings can lend its positions; under others, every layer differs.
    const Run* earlier = nullptr;
    std::ptrdiff_t shared = 0;
    for (const auto& run : runs_) {
        const std::ptrdiff_t prefix = run->settings == wanted ? commonPrefix(run->ids, ids) : 0;
        if (prefix > shared) {
            shared = prefix;
            earlier = run.get();
        }
    }
    runs_.push_front(model_->transformer().run(ids, wanted, earlier, job));
    if (runs_.size() > capacity_) {
        runs_.pop_back();
    }
    return runs_.front();
}

} // namespace headscope
