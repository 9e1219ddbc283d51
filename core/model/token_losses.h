// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/base/matrix.h"
#include "core/ops/weight.h"

namespace headscope {

struct TokenLosses {
    std::vector<float> losses; // -ln softmax(logits)[next], nats, of all rows but the last
    RowVector last;            // logits of the last row
};

/// Of next.size() + 1 rows of logits, of which `logits` gives a part of the vocabulary (rows x part.count) at
/// a time: parts of at most `part` entries, in their order. No more than one part is there at a time. `next`:
/// the entry that follows each row but the last, in [0, vocabulary).
[[nodiscard]] TokenLosses tokenLosses(std::span<const int> next, Index vocabulary, Index part,
                                      const std::function<Matrix(IndexRange part)>& logits);

} // namespace headscope
