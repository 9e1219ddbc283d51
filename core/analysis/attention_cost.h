// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace headscope {

/// The sizes that decide what attention costs. Whole numbers from 1 on; kvHeads divides heads.
struct AttentionShape {
    std::int64_t width = 0;     // d, of the residual stream
    std::int64_t heads = 0;     // H, query heads
    std::int64_t kvHeads = 0;   // G
    std::int64_t headWidth = 0; // d_k; H d_k is d in most models, and need not be
    std::int64_t layers = 1;    // all alike
    std::int64_t tokens = 1;    // T, each of which attends to all T
    std::int64_t bytes = 2;     // of one cached number
    bool operator==(const AttentionShape&) const = default;
};

/// What is set of a shape; the rest is taken from another one.
struct ShapeChoice {
    std::optional<std::int64_t> width = {};
    std::optional<std::int64_t> heads = {};
    std::optional<std::int64_t> kvHeads = {};
    std::optional<std::int64_t> headWidth = {};
    std::optional<std::int64_t> layers = {};
    std::optional<std::int64_t> tokens = {};
    std::optional<std::int64_t> bytes = {};
    bool operator==(const ShapeChoice&) const = default;
};

/// `choice`, and `own` for the rest. K/V heads that are not chosen are as many as own has, or the largest
/// number below that divides the chosen heads; d_k that is not chosen is d / H where width or heads are
/// chosen. Throws Error where a number is below 1, kvHeads does not divide heads, or heads does not divide
/// width and d_k is not chosen.
[[nodiscard]] AttentionShape chosenShape(const ShapeChoice& choice, const AttentionShape& own);

/// How H query heads share key/value heads. SingleHead: one head as wide as all together, H d_k.
enum class HeadLayout { Mha, Gqa, Mqa, SingleHead };
inline constexpr std::array kHeadLayouts{HeadLayout::Mha, HeadLayout::Gqa, HeadLayout::Mqa,
                                         HeadLayout::SingleHead};

/// "mha", "gqa", "mqa", "single_head"
[[nodiscard]] const char* layoutKey(HeadLayout layout);
/// "MHA", "GQA", "MQA", "one head"
[[nodiscard]] const char* layoutName(HeadLayout layout);

/// What a layout costs. Operations count 2 for a multiply-add and 1 for an exponential; biases, norms and
/// what else a softmax does are left out, and all T x T cells are counted (a causal mask needs half of them).
/// Parameters and operations are of ONE layer over T tokens, the cache is of all layers.
struct AttentionCost {
    std::int64_t parameters = 0;  // of W_Q, W_K, W_V and W_O: 2 d d_k (H + G)
    std::int64_t projections = 0; // operations: 2 T * parameters; 8 T d^2 for MHA with H d_k = d
    std::int64_t scores = 0;      // operations of scores and mixing: 4 T^2 H d_k
    std::int64_t softmax = 0;     // exponentials: H T^2, the one term that grows with H
    std::int64_t cacheBytes = 0;  // of keys and values: 2 * layers * T * G * d_k * bytes

    /// All three kinds together.
    [[nodiscard]] std::int64_t operations() const { return projections + scores + softmax; }
    bool operator==(const AttentionCost&) const = default;
};

/// Of the layer as `layout` would have it: MHA has G = H, MQA G = 1, a single head H = G = 1 and d_k = H d_k
/// (Vaswani et al. 2017; Shazeer 2019; Ainslie et al. 2023). Throws Error for a shape that chosenShape would
/// refuse, and where a number does not fit into 63 bits.
[[nodiscard]] AttentionCost attentionCost(const AttentionShape& shape, HeadLayout layout);

/// The terms of a cost.
enum class CostTerm { Parameters, Projections, Scores, Softmax, Cache };
inline constexpr std::array kCostTerms{CostTerm::Projections, CostTerm::Scores, CostTerm::Softmax,
                                       CostTerm::Parameters, CostTerm::Cache};

[[nodiscard]] std::int64_t termOf(const AttentionCost& cost, CostTerm term);
/// "parameters", "projections", "scores", "softmax", "cache"
[[nodiscard]] const char* termKey(CostTerm term);
/// The formula in UTF-8, with d, H, G, T, d_k, L (layers) and b (bytes): "8·T·d²" where H d_k is d, and
/// "8·T·d·H·d_k" where it is not.
[[nodiscard]] std::string costFormula(CostTerm term, HeadLayout layout, const AttentionShape& shape);

} // namespace headscope
