// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/trace/head_map.h"

namespace headscope {

/// How concentrated the weights of rows are. Rows that see no key never count; NaN where no row counts. What
/// a sink takes of a row counts as one more key in entropies, and not as a weight.

/// A row is called saturated where its largest weight is above this.
inline constexpr float kSaturationThreshold = 0.99F;

/// Mean over rows of H_i = -sum_j A_ij ln A_ij, in nats. 0 ln 0 = 0.
[[nodiscard]] double meanEntropy(const HeadMap& weights);

/// Mean of H_i / ln(n_i) over the rows with n_i > 1 allowed keys: 0 = one key takes all, 1 = uniform.
[[nodiscard]] double meanEntropyShare(const HeadMap& weights);

/// Mean over rows of exp(H_i), the perplexity: as many keys as would have this entropy if they shared the row
/// equally. From 1 on.
[[nodiscard]] double meanEffectiveKeys(const HeadMap& weights);

/// Mean over rows of the largest weight ("confidence", Voita et al. 2019).
[[nodiscard]] double meanLargestWeight(const HeadMap& weights);

/// Share of the rows whose largest weight is above kSaturationThreshold; a row with a single allowed key
/// counts too.
[[nodiscard]] double saturatedShare(const HeadMap& weights);

/// All of these, in that order, from one pass over the rows on all cores: each row is read once.
[[nodiscard]] std::array<double, 5> concentrations(const HeadMap& weights);

/// The same of a map whose rows come in, in any order.
class ConcentrationMeter {
  public:
    explicit ConcentrationMeter(Index rows) : rows_(static_cast<std::size_t>(rows)) {}

    /// The rows [begin, end) are there. On any thread, several at a time.
    void take(const HeadMap& weights, Index begin, Index end);
    /// All rows have been taken.
    [[nodiscard]] std::array<double, 5> measures(const HeadMap& weights) const;

  private:
    struct RowNumbers {
        double entropy = 0;
        double largest = 0;
    };
    std::vector<RowNumbers> rows_;
};

} // namespace headscope
