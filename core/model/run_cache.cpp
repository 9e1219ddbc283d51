// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run_cache.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "core/model/common_length.h"

namespace headscope {

namespace {

/// Settings that mean the same as the model's own are made equal to them, so that they share a run; so are
/// lists of the same zeroed heads.
RunSettings normalised(RunSettings settings, const ModelSpec& spec) {
    for (const AttentionKind kind : spec.kinds()) {
        std::vector<AttentionSettings>& layers = settings.of(kind);
        const std::vector<AttentionSpec>& specs = spec.attention(kind);
        for (std::size_t layer = 0; layer < std::min(layers.size(), specs.size()); ++layer) {
            AttentionSettings& each = layers[layer];
            const AttentionSpec& own = specs[layer];
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
    }
    settings.zeroed = inOrder(std::move(settings.zeroed));
    return settings;
}

bool isModelsOwn(const Run& run) {
    const auto isOwn = [](const std::vector<AttentionSettings>& layers) {
        return std::ranges::all_of(layers,
                                   [](const AttentionSettings& each) { return each == AttentionSettings{}; });
    };
    return isOwn(run.settings.self) && isOwn(run.settings.encoder) && isOwn(run.settings.cross) &&
           run.settings.zeroed.empty();
}

/// How much a run of `input` under `settings` may take from `run`: positions of layers.
Index sharedWork(const Run& run, const ModelInput& input, const RunSettings& settings) {
    const Index encoderLayers = settings.layersAsIn(run.settings, AttentionKind::Encoder);
    const bool sameSource =
        run.input.source == input.source && encoderLayers == static_cast<Index>(settings.encoder.size());
    Index layers = settings.layersAsIn(run.settings, AttentionKind::Self);
    if (!settings.cross.empty()) {
        layers = std::min(layers, settings.layersAsIn(run.settings, AttentionKind::Cross));
    }
    return commonLength(run.input.source, input.source) * encoderLayers +
           (sameSource && run.input.hasSamePicture(input) ? commonLength(run.input.ids, input.ids) * layers
                                                          : 0);
}

} // namespace

std::shared_ptr<const Run> RunCache::run(const ModelInput& input, const AttentionSettings& settings,
                                         const Job& job, AttentionKind kind) {
    return run(input, model_->transformer().uniform(settings, kind), job);
}

std::shared_ptr<const Run> RunCache::run(const ModelInput& input, const RunSettings& settings,
                                         const Job& job) {
    const RunSettings wanted = normalised(settings, model_->spec());
    const auto found = std::ranges::find_if(
        runs_, [&](const auto& run) { return run->settings == wanted && run->input == input; });
    if (found != runs_.end()) {
        model_->checkpoint().requireIntact();
        runs_.splice(runs_.begin(), runs_, found);
    } else {
        keep(compute(input, wanted, job));
    }
    return runs_.front();
}

std::shared_ptr<const Run> RunCache::compute(const ModelInput& input, const RunSettings& settings,
                                             const Job& job) const {
    try {
        auto run = model_->transformer().run(input, settings, nearest(input, settings), job);
        model_->checkpoint().requireIntact();
        return run;
    } catch (const Error&) { // values that are not finite, often: a changed file is then the reason
        model_->checkpoint().requireIntact();
        throw;
    }
}

const Run* RunCache::nearest(const ModelInput& input, const RunSettings& settings) const {
    const Run* best = nullptr;
    Index most = 0;
    for (const auto& run : runs_) {
        const Index shared = sharedWork(*run, input, settings);
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
