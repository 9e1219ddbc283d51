// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/kv_cache.h"

#include <limits>
#include <numeric>

namespace headscope {

namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

/// Sizes come from a file and from what is typed: a product that does not fit is the largest number.
std::uint64_t product(std::initializer_list<std::uint64_t> factors) {
    std::uint64_t result = 1;
    for (const std::uint64_t factor : factors) {
        if (__builtin_mul_overflow(result, factor, &result)) {
            return kMost;
        }
    }
    return result;
}

std::uint64_t sum(std::uint64_t a, std::uint64_t b) {
    return a > kMost - b ? kMost : a + b;
}

/// G d_k, the width of the keys of a token.
std::uint64_t keyWidth(const AttentionSpec& layer) {
    return product({static_cast<std::uint64_t>(layer.kvHeads), static_cast<std::uint64_t>(layer.headWidth)});
}

} // namespace

HeadSharing headSharing(int heads, int kvHeads) {
    return kvHeads == heads ? HeadSharing::MultiHead
           : kvHeads == 1   ? HeadSharing::MultiQuery
                            : HeadSharing::GroupedQuery;
}

std::string_view sharingName(HeadSharing sharing) {
    switch (sharing) {
    case HeadSharing::MultiHead:
        return "MHA";
    case HeadSharing::GroupedQuery:
        return "GQA";
    case HeadSharing::MultiQuery:
        break;
    }
    return "MQA";
}

std::vector<int> kvHeadChoices(std::span<const AttentionSpec> layers, int layer) {
    const int own = layers[static_cast<std::size_t>(layer)].kvHeads;
    int common = own;
    for (const AttentionSpec& other : layers) {
        common = std::gcd(common, other.kvHeads);
    }
    std::vector<int> choices;
    if (common != own) {
        choices.push_back(own);
    }
    for (int number = common; number >= 1; --number) {
        if (common % number == 0) {
            choices.push_back(number);
        }
    }
    return choices;
}

std::vector<AttentionSpec> regrouped(std::span<const AttentionSpec> layers, int kvHeads) {
    std::vector<AttentionSpec> result(layers.begin(), layers.end());
    for (AttentionSpec& layer : result) {
        layer.kvHeads = kvHeads == 0 ? layer.kvHeads : kvHeads;
    }
    return result;
}

std::uint64_t kvParameters(std::span<const AttentionSpec> layers, std::uint64_t inputWidth) {
    std::uint64_t parameters = 0;
    for (const AttentionSpec& layer : layers) {
        parameters = sum(parameters, product({2, inputWidth, keyWidth(layer)}));
    }
    return parameters;
}

std::uint64_t kvCacheBytes(std::span<const AttentionSpec> layers, std::uint64_t tokens, int bits) {
    std::uint64_t numbers = 0;
    for (const AttentionSpec& layer : layers) {
        numbers = sum(numbers, product({2, tokens, keyWidth(layer)}));
    }
    const std::uint64_t allBits = product({numbers, static_cast<std::uint64_t>(bits)});
    return allBits == kMost ? kMost : sum(allBits / 8, allBits % 8 == 0 ? 0 : 1);
}

} // namespace headscope
