// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/head_map.h"

namespace headscope {

/// Mean, maximum and minimum, cell by cell, of the maps of some heads on one text. Maps are added one by one
/// and not kept. A cell that one head masks counts as weight 0 there; in the results every cell is allowed
/// that one of the heads may see (the range that covers them). `head`, stage and settings of the results are
/// the first map's.
class MapAggregate {
  public:
    /// Throws Error where the map has another size than those before.
    void add(const HeadMap& map);

    [[nodiscard]] Index count() const { return count_; }

    /// These need at least one map.
    /// Rows sum to 1, as those of every head do.
    [[nodiscard]] HeadMap mean() const;
    /// Rows sum to 1 or more, and are no distribution: each cell is the most that any of the heads gives it.
    [[nodiscard]] HeadMap maximum() const;
    /// Rows sum to 1 or less: each cell is what all of the heads give it at least.
    [[nodiscard]] HeadMap minimum() const;

  private:
    [[nodiscard]] HeadMap withValues(Matrix values) const;

    Index count_ = 0;
    HeadMap shared_; // all but the values
    Matrix sum_;
    Matrix largest_;
    Matrix smallest_;
};

} // namespace headscope
