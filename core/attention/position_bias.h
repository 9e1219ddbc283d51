// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/base/matrix.h"

namespace headscope {

/// Nothing is added to the scores.
struct NoBias {
    bool operator==(const NoBias&) const = default;
};
/// ALiBi (Press et al. 2022): slope of the head times (key - query), which is 0 or less for a causal query.
/// Slopes are 2^(-8 i / heads) for i = 1 ... heads where `heads` is a power of two.
struct AlibiBias {
    bool operator==(const AlibiBias&) const = default;
};
/// T5's learned bias (Raffel et al. 2020): one number for each head and bucket of key - query. Half of the
/// buckets (of those for one direction) stand for one distance each, the rest for logarithmically growing
/// ranges up to maxDistance; where it is not bidirectional, keys after the query share bucket 0.
struct RelativeBias {
    int buckets = 32;
    int maxDistance = 128;
    bool bidirectional = false;
    bool operator==(const RelativeBias&) const = default;
};
using PositionBiasSpec = std::variant<NoBias, AlibiBias, RelativeBias>;

/// The bucket of key - query.
[[nodiscard]] int relativeBucket(const RelativeBias& rule, Index offset);

/// What one head adds to its scores, by the distance of key and query: `values(key - query + zero)`.
struct OffsetBias {
    RowVector values;
    Index zero = 0;
};

/// The position bias of a layer.
struct PositionBias {
    PositionBiasSpec spec;
    int heads = 0;
    Matrix table; // buckets x heads; of RelativeBias only

    /// For queries and keys at positions 0 ... queries - 1 and 0 ... keys - 1.
    [[nodiscard]] OffsetBias ofHead(int head, Index queries, Index keys) const;
};

} // namespace headscope
