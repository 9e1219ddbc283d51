// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/attention_cost.h"

#include <initializer_list>
#include <numeric>

#include "core/base/error.h"

namespace headscope {

namespace {

using Whole = std::int64_t;

Error tooLarge(const char* what) {
    return Error(Mismatch{"shape", what, "a number of at most 63 bits", "a larger one"});
}

Whole product(const char* what, std::initializer_list<Whole> factors) {
    Whole result = 1;
    for (const Whole factor : factors) {
        if (__builtin_mul_overflow(result, factor, &result)) {
            throw tooLarge(what);
        }
    }
    return result;
}

Whole sum(const char* what, std::initializer_list<Whole> terms) {
    Whole result = 0;
    for (const Whole term : terms) {
        if (__builtin_add_overflow(result, term, &result)) {
            throw tooLarge(what);
        }
    }
    return result;
}

void requireShape(const AttentionShape& shape) {
    const auto requirePositive = [](const char* what, Whole value) {
        if (value < 1) {
            throw Error(Mismatch{"shape", what, "1 or more", std::to_string(value)});
        }
    };
    requirePositive("width", shape.width);
    requirePositive("heads", shape.heads);
    requirePositive("K/V heads", shape.kvHeads);
    requirePositive("head width", shape.headWidth);
    requirePositive("layers", shape.layers);
    requirePositive("tokens", shape.tokens);
    requirePositive("bytes", shape.bytes);
    if (shape.heads % shape.kvHeads != 0) {
        throw Error(Mismatch{"shape", "K/V heads", "a divisor of " + std::to_string(shape.heads) + " heads",
                             std::to_string(shape.kvHeads)});
    }
}

/// The layer with the heads that a layout has.
AttentionShape laidOut(AttentionShape shape, HeadLayout layout) {
    switch (layout) {
    case HeadLayout::Mha:
        shape.kvHeads = shape.heads;
        break;
    case HeadLayout::Gqa:
        break;
    case HeadLayout::Mqa:
        shape.kvHeads = 1;
        break;
    case HeadLayout::SingleHead:
        shape.headWidth = product("width of all heads", {shape.heads, shape.headWidth});
        shape.heads = 1;
        shape.kvHeads = 1;
        break;
    }
    return shape;
}

/// A row has the formulas of MHA, GQA, MQA and one head.
using Formulas = std::array<const char*, 4>;

/// Where H d_k = d.
constexpr std::array<Formulas, 5> kOwnWidth{
    Formulas{"4·d²", "2·d²·(1 + G/H)", "2·d²·(1 + 1/H)", "4·d²"},
    Formulas{"8·T·d²", "4·T·d²·(1 + G/H)", "4·T·d²·(1 + 1/H)", "8·T·d²"},
    Formulas{"4·T²·d", "4·T²·d", "4·T²·d", "4·T²·d"},
    Formulas{"H·T²", "H·T²", "H·T²", "T²"},
    Formulas{"2·L·T·d·b", "2·L·T·G·d_k·b", "2·L·T·d_k·b", "2·L·T·d·b"},
};
constexpr std::array<Formulas, 5> kAnyWidth{
    Formulas{"4·d·H·d_k", "2·d·d_k·(H + G)", "2·d·d_k·(H + 1)", "4·d·H·d_k"},
    Formulas{"8·T·d·H·d_k", "4·T·d·d_k·(H + G)", "4·T·d·d_k·(H + 1)", "8·T·d·H·d_k"},
    Formulas{"4·T²·H·d_k", "4·T²·H·d_k", "4·T²·H·d_k", "4·T²·H·d_k"},
    Formulas{"H·T²", "H·T²", "H·T²", "T²"},
    Formulas{"2·L·T·H·d_k·b", "2·L·T·G·d_k·b", "2·L·T·d_k·b", "2·L·T·H·d_k·b"},
};

} // namespace

AttentionShape chosenShape(const ShapeChoice& choice, const AttentionShape& own) {
    AttentionShape shape;
    shape.width = choice.width.value_or(own.width);
    shape.heads = choice.heads.value_or(own.heads);
    shape.layers = choice.layers.value_or(own.layers);
    shape.tokens = choice.tokens.value_or(own.tokens);
    shape.bytes = choice.bytes.value_or(own.bytes);
    shape.kvHeads = choice.kvHeads.value_or(std::gcd(own.kvHeads, shape.heads));
    if (choice.headWidth) {
        shape.headWidth = *choice.headWidth;
    } else if (!choice.width && !choice.heads) {
        shape.headWidth = own.headWidth;
    } else if (shape.heads > 0 && shape.width % shape.heads != 0) {
        throw Error(Mismatch{"shape", "heads",
                             "a divisor of the width " + std::to_string(shape.width) + ", or a head width",
                             std::to_string(shape.heads)});
    } else {
        shape.headWidth = shape.heads > 0 ? shape.width / shape.heads : 0;
    }
    requireShape(shape);
    return shape;
}

const char* layoutKey(HeadLayout layout) {
    constexpr std::array kKeys{"mha", "gqa", "mqa", "single_head"};
    return kKeys[static_cast<std::size_t>(layout)];
}

const char* layoutName(HeadLayout layout) {
    constexpr std::array kNames{"MHA", "GQA", "MQA", "one head"};
    return kNames[static_cast<std::size_t>(layout)];
}

AttentionCost attentionCost(const AttentionShape& shape, HeadLayout layout) {
    requireShape(shape);
    const AttentionShape own = laidOut(shape, layout);
    const Whole heads = sum("heads", {own.heads, own.kvHeads});
    AttentionCost cost;
    cost.parameters = product("parameters", {2, own.width, own.headWidth, heads});
    cost.projections = product("operations of the projections", {2, own.tokens, cost.parameters});
    cost.scores = product("operations of the scores", {4, own.tokens, own.tokens, own.heads, own.headWidth});
    cost.softmax = product("exponentials", {own.heads, own.tokens, own.tokens});
    cost.cacheBytes =
        product("bytes of the cache", {2, own.layers, own.tokens, own.kvHeads, own.headWidth, own.bytes});
    static_cast<void>(sum("operations", {cost.projections, cost.scores, cost.softmax}));
    return cost;
}

std::int64_t termOf(const AttentionCost& cost, CostTerm term) {
    switch (term) {
    case CostTerm::Parameters:
        return cost.parameters;
    case CostTerm::Projections:
        return cost.projections;
    case CostTerm::Scores:
        return cost.scores;
    case CostTerm::Softmax:
        return cost.softmax;
    case CostTerm::Cache:
        return cost.cacheBytes;
    }
    return 0;
}

const char* termKey(CostTerm term) {
    constexpr std::array kKeys{"parameters", "projections", "scores", "softmax", "cache"};
    return kKeys[static_cast<std::size_t>(term)];
}

std::string costFormula(CostTerm term, HeadLayout layout, const AttentionShape& shape) {
    const bool isOwnWidth = shape.headWidth > 0 && shape.width % shape.headWidth == 0 &&
                            shape.width / shape.headWidth == shape.heads;
    const auto& formulas = isOwnWidth ? kOwnWidth : kAnyWidth;
    return formulas[static_cast<std::size_t>(term)][static_cast<std::size_t>(layout)];
}

} // namespace headscope
