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

/// Everything that can be changed about how queries and keys become weights. A value, and a cache key.
struct AttentionSettings {
    Scale scale;
    Grouping grouping;
    Mask mask;
    bool operator==(const AttentionSettings&) const = default;
};

} // namespace headscope
