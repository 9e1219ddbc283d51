// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <oneapi/tbb/parallel_for.h>

#include "core/base/matrix.h"

namespace headscope {

/// Calls body(begin, end) for neighbouring blocks of at most `block` items that cover [0, count), on all
/// cores, in any order. Blocks are handed out one by one, so that one slow core does not hold up the rest.
/// Eigen itself stays single-threaded. An exception thrown by body reaches the caller.
template <typename Body>
void parallelBlocks(Index count, Index block, const Body& body) {
    const Index blocks = (count + block - 1) / block;
    if (blocks <= 1) {
        if (count > 0) {
            body(Index{0}, count);
        }
        return;
    }
    tbb::parallel_for(
        tbb::blocked_range<Index>(0, blocks, 1),
        [&](const tbb::blocked_range<Index>& range) {
            for (Index i = range.begin(); i < range.end(); ++i) {
                body(i * block, std::min(count, (i + 1) * block));
            }
        },
        tbb::simple_partitioner());
}

} // namespace headscope
