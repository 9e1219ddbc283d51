// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/trace/head_map.h"

namespace headscope {

/// The cells of a map that are drawn as lines: those that are not masked and whose weight reaches a
/// threshold.
class VisiblePairs {
  public:
    struct Pair {
        int query = 0;
        int key = 0;
        float weight = 0;
    };

    VisiblePairs() = default;
    VisiblePairs(const HeadMap& map, double threshold);

    /// Queries ascend, and keys within them.
    [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }
    [[nodiscard]] int drawn() const { return static_cast<int>(pairs_.size()); }
    /// Of cells that are not masked.
    [[nodiscard]] int allowed() const { return allowed_; }

  private:
    std::vector<Pair> pairs_;
    int allowed_ = 0;
};

} // namespace headscope
