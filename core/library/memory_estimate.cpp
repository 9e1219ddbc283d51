// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/memory_estimate.h"

#include <algorithm>

#include "core/model/query_maker.h"
#include "core/model/run_limits.h"

namespace headscope {

namespace {

/// Numbers that the trace keeps for one token, all layers together. Doubles, as a configuration may name
/// sizes whose products no integer holds.
double tracedNumbers(const ModelSpec& spec, Index tokens) {
    double numbers = 0;
    for (const AttentionKind kind : spec.kinds()) {
        const bool keeps = kind == AttentionKind::Cross ||
                           keepsQueries(spec.attention(kind), tokens, RunLimits{}.mostQueryBytes);
        for (const AttentionSpec& layer : spec.attention(kind)) {
            const double keys = layer.stateNorm == StateNorm::None ? 2.0 : 3.0; // and values
            numbers +=
                static_cast<double>(spec.embedding.width) +
                ((keeps ? layer.heads : 0) + keys * layer.kvHeads) * static_cast<double>(layer.headWidth);
        }
    }
    return numbers;
}

std::uint64_t clamped(double bytes) {
    constexpr double kMost = 9e18;
    return static_cast<std::uint64_t>(std::clamp(bytes, 0.0, kMost));
}

} // namespace

MemoryEstimate estimateMemory(const ModelSpec& spec, std::uint64_t weightBytes, Index tokens) {
    MemoryEstimate estimate;
    estimate.tokens = std::min(tokens, spec.context);
    estimate.weights = weightBytes;
    const auto count = static_cast<double>(estimate.tokens);
    const auto width = static_cast<double>(spec.embedding.width);
    const double numbers =
        count * (tracedNumbers(spec, estimate.tokens) + (spec.encoder ? 2 : 1) * width) +
        (spec.predictsNext() ? static_cast<double>(spec.embedding.vocabulary) + std::max(0.0, count - 1)
                             : 0.0);
    estimate.run = clamped(numbers * static_cast<double>(sizeof(float)));
    return estimate;
}

} // namespace headscope
