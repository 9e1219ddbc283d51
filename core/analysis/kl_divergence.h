// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// KL(p || q) in nats, at least 0, of two rows of log-probabilities. Computed as sum of
/// p (ln p - ln q) + q - p, where the sums of q and p, both 1, cancel. An error that a whole row shares, such
/// as rounding of its normaliser, then counts squared; else it would be as large as the divergence of two
/// runs that differ by little.
[[nodiscard]] double klOfLogProbabilities(const Eigen::Ref<const RowVector>& logP,
                                          const Eigen::Ref<const RowVector>& logQ);

} // namespace headscope
