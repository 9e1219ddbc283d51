// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/config_values.h"

#include <cmath>

#include <fmt/format.h>

namespace headscope {

int smallInteger(const ConfigReader& config, std::string_view key, Index highest) {
    return static_cast<int>(config.integer(key, {1, highest}));
}

float readEpsilon(const ConfigReader& config, std::string_view key, double absent) {
    return static_cast<float>(config.optionalNumber(key, {0.0, 1.0}).value_or(absent));
}

Activation readActivation(const ConfigReader& config, std::string_view key, Activation absent) {
    const auto name = config.optionalText(key);
    if (!name) {
        return absent;
    }
    const auto activation = activationNamed(*name);
    if (!activation) {
        config.reject(key, "silu, gelu (or its approximations) or relu");
    }
    return *activation;
}

float inverseRoot(double width) {
    return static_cast<float>(1.0 / std::sqrt(width));
}

AttentionSpec readEqualHeads(const ConfigReader& config, std::string_view headsKey, Index width) {
    AttentionSpec spec;
    spec.heads = smallInteger(config, headsKey, kMostHeads);
    spec.kvHeads = spec.heads;
    if (width % spec.heads != 0) {
        config.reject(headsKey, fmt::format("a divisor of the model's width, {}", width));
    }
    spec.headWidth = static_cast<int>(width / spec.heads);
    spec.scale = inverseRoot(spec.headWidth);
    spec.mask = CausalMask{};
    return spec;
}

LinearNames linearNames(const std::string& stem) {
    return {stem + ".weight", stem + ".bias"};
}

NormNames normNames(const std::string& stem) {
    return {stem + ".weight", stem + ".bias"};
}

void fuseQueryKeyValue(AttentionNames& names, const LinearNames& fused, const AttentionSpec& attention) {
    const Index queries = Index{attention.heads} * attention.headWidth;
    const Index keys = Index{attention.kvHeads} * attention.headWidth;
    names.query = names.key = names.value = fused;
    names.query.fused = {queries + 2 * keys, 0};
    names.key.fused = {queries + 2 * keys, queries};
    names.value.fused = {queries + 2 * keys, queries + keys};
}

void fuseGateUp(FeedForwardNames& names, const LinearNames& fused, Index width) {
    names.gate = names.up = fused;
    names.gate.fused = {2 * width, 0};
    names.up.fused = {2 * width, width};
}

} // namespace headscope
