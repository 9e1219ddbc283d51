// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run_cache.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace headscope {

namespace {

std::ptrdiff_t commonLength(const auto& a, const auto& b) {
    return std::ranges::mismatch(a, b).in1 - a.begin();
}

/// Settings that mean the same as the model's own are made equal to them, so that they share a run.
RunSettings normalised(RunSettings settings, const ModelSpec& spec) {
    for (std::size_t layer = 0; layer < std::min(settings.size(), spec.layers.size()); ++layer) {
        AttentionSettings& each = settings[layer];
        const AttentionSpec& own = spec.layers[layer];
        if (const auto* fixed = std::get_if<FixedScale>(&each.scale);
            fixed != nullptr && fixed->factor == own.scale) {
            each.scale = ModelScale{};
        }
        if (each.grouping.kvHeads == 0 || each.grouping.kvHeads == own.kvHeads) {
            each.grouping = {};
        }
        if (each.mask == own.mask) {
            each.mask = ModelMask{};
        }
    }
    return settings;
}

bool isModelsOwn(const Run& run) {
    return std::ranges::all_of(run.settings,
                               [](const AttentionSettings& each) { return each == AttentionSettings{}; });
}

} // namespace

std::shared_ptr<const Run> RunCache::run(std::span<const int> ids, const AttentionSettings& settings,
                                         const Job& job) {
    return run(ids, model_->transformer().uniform(settings), job);
}

std::shared_ptr<const Run> RunCache::run(std::span<const int> ids, const RunSettings& settings,
                                         const Job& job) {
    const RunSettings wanted = normalised(settings, model_->spec());
    const auto found = std::ranges::find_if(
        runs_, [&](const auto& run) { return run->settings == wanted && std::ranges::equal(run->ids, ids); });
    if (found != runs_.end()) {
        runs_.splice(runs_.begin(), runs_, found);
    } else {
        keep(model_->transformer().run(ids, wanted, nearest(ids, wanted), job));
    }
    return runs_.front();
}

const Run* RunCache::nearest(std::span<const int> ids, const RunSettings& settings) const {
    // What is taken over are positions of layers.
    const Run* best = nullptr;
    std::ptrdiff_t most = 0;
    for (const auto& run : runs_) {
        const std::ptrdiff_t shared = commonLength(run->ids, ids) * commonLength(run->settings, settings);
        if (shared > most) {
            most = shared;
            best = run.get();
        }
    }
    return best;
}

void RunCache::keep(std::shared_ptr<const Run> run) {
    std::erase_if(runs_, [&](const auto& each) { return each->settings == run->settings; });
    runs_.push_front(std::move(run));
    const auto bytes = [this] {
        return std::accumulate(runs_.begin(), runs_.end(), std::size_t{0},
                               [](std::size_t sum, const auto& each) { return sum + each->bytes(); });
    };
    while (runs_.size() > most_ || bytes() > mostBytes_) {
        // The newest is in use, and the model's own is what every side is compared with.
        const auto last = std::find_if(runs_.rbegin(), std::prev(runs_.rend()),
                                       [](const auto& each) { return !isModelsOwn(*each); });
        if (last == std::prev(runs_.rend())) {
            return;
        }
        runs_.erase(std::prev(last.base()));
    }
}

} // namespace headscope
