// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace headscope {

/// The factor that q.k is multiplied by before masking and softmax.
struct ModelScale {
    bool operator==(const ModelScale&) const = default;
};
struct FixedScale {
    float factor = 1.0F;
    bool operator==(const FixedScale&) const = default;
};
using Scale = std::variant<ModelScale, FixedScale>;

/// How the key and value projections of one group become one (Ainslie et al. 2023: the mean does best).
enum class Pooling { Mean, FirstHead };

/// How many key/value heads there are: 0 = as many as the model has; else a divisor of that number.
struct Grouping {
    int kvHeads = 0;
    Pooling pooling = Pooling::Mean;
    bool operator==(const Grouping&) const = default;
};

/// Which keys a query may see.
struct ModelMask {
    bool operator==(const ModelMask&) const = default;
};
struct NoMask {
    bool operator==(const NoMask&) const = default;
};
struct CausalMask {
    bool operator==(const CausalMask&) const = default;
};
/// Causal, and at most `width` keys, the query's own position included.
struct WindowMask {
    int width = 1;
    bool operator==(const WindowMask&) const = default;
};
using Mask = std::variant<ModelMask, NoMask, CausalMask, WindowMask>;

/// The softmax of the allowed scores: positive weights that sum to 1.
struct SoftmaxKernel {
    bool operator==(const SoftmaxKernel&) const = default;
};
/// The softmax with one more score that belongs to no key (an attention sink; Xiao et al. 2023): the weights
/// of a row sum to less than 1, and what is missing attends to nothing.
struct SinkKernel {
    float logit = 0;
    bool operator==(const SinkKernel&) const = default;
};
/// phi(q).phi(k) in place of exp(q.k), with phi(x) = elu(x) + 1, divided by its sum over the allowed keys
/// (Katharopoulos et al. 2020). It has neither factor nor cap nor bias.
struct LinearKernel {
    bool operator==(const LinearKernel&) const = default;
};
/// How the scores of a row become its weights.
using Kernel = std::variant<SoftmaxKernel, SinkKernel, LinearKernel>;

/// Everything that can be changed about how queries and keys become weights. A value, and a cache key.
struct AttentionSettings {
    Scale scale;
    Grouping grouping;
    Mask mask;
    Kernel kernel;
    bool operator==(const AttentionSettings&) const = default;
};

} // namespace headscope
