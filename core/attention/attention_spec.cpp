// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_spec.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/error.h"

namespace headscope {

namespace {

void requireSize(const char* what, float value) {
    if (!std::isfinite(value) || std::abs(value) > kLargestFactor) {
        throw Error(Mismatch{"attention settings", what,
                             fmt::format("a number from {} to {}", -kLargestFactor, kLargestFactor),
                             fmt::format("{}", value)});
    }
}

float resolvedFactor(const Scale& scale, const AttentionSpec& spec) {
    const auto* fixed = std::get_if<FixedScale>(&scale);
    if (fixed == nullptr) {
        return spec.scale;
    }
    requireSize("scaling factor", fixed->factor);
    return fixed->factor;
}

int resolvedKvHeads(const Grouping& grouping, const AttentionSpec& spec) {
    if (grouping.kvHeads == 0) {
        return spec.kvHeads;
    }
    if (grouping.kvHeads < 1 || spec.kvHeads % grouping.kvHeads != 0) {
        throw Error(Mismatch{"attention settings", "K/V heads",
                             fmt::format("a divisor of the model's own {}", spec.kvHeads),
                             fmt::format("{}", grouping.kvHeads)});
    }
    return grouping.kvHeads;
}

} // namespace

ResolvedAttention resolve(const AttentionSettings& settings, const AttentionSpec& spec) {
    const Mask mask = std::holds_alternative<ModelMask>(settings.mask) ? spec.mask : settings.mask;
    if (const auto* window = std::get_if<WindowMask>(&mask); window != nullptr && window->width < 1) {
        throw Error(
            Mismatch{"attention settings", "window", "at least 1 key", fmt::format("{}", window->width)});
    }
    if (spec.kind == AttentionKind::Cross && !std::holds_alternative<NoMask>(mask)) {
        throw Error(Mismatch{"attention settings", "mask", "model or none for cross-attention",
                             "one that compares positions of two texts"});
    }
    if (const auto* sink = std::get_if<SinkKernel>(&settings.kernel)) {
        requireSize("logit of the sink", sink->logit);
    }
    return {resolvedFactor(settings.scale, spec),
            resolvedKvHeads(settings.grouping, spec),
            settings.grouping.pooling,
            mask,
            spec.softCap,
            nullptr,
            settings.kernel};
}

KeyRange allowedKeys(const Mask& mask, Index query, Index keys) {
    if (std::holds_alternative<NoMask>(mask)) {
        return {0, keys};
    }
    const Index end = std::min(query + 1, keys);
    const auto* window = std::get_if<WindowMask>(&mask);
    return {window == nullptr ? 0 : std::clamp<Index>(query + 1 - window->width, 0, end), end};
}

} // namespace headscope
