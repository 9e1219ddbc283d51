// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/job.h"
#include "core/base/matrix.h"

namespace headscope {

/// What is left of an input's directions when attention with random weights cuts the width d into H heads.
/// Ranks as in MatrixRank.
struct ProjectionRanks {
    Index heads = 0;
    Index headWidth = 0;  // d / heads
    Index scoresRank = 0; // of q.k of the first head; at most min(T, d_k)
    double scoresEffective = 0;
    Index concatenationRank = 0; // of all heads' A V side by side, T x d; at most min(T, d)
    double concatenationEffective = 0;
};

/// One for each divisor H of d, in ascending order. X is `input` (T x d) with each row divided by its root
/// mean square, as the norm in front of an attention does; W_Q, W_K and W_V are d x d, independent normal
/// numbers of variance 1/d, the same for every H, which only cuts them in other places; weights are
/// softmax(q.k / sqrt(d_k)) without a mask. Depends on nothing but the input and the seed. `publish`, where
/// given, is handed what is there after each H.
[[nodiscard]] std::vector<ProjectionRanks>
projectionRanks(const Matrix& input, std::uint32_t seed, const Job& job = {},
                const std::function<void(const std::vector<ProjectionRanks>&)>& publish = {});

/// The numbers that divide `width`, ascending.
[[nodiscard]] std::vector<Index> divisorsOf(Index width);

} // namespace headscope
