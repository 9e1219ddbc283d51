// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include "core/base/matrix.h"

namespace headscope {

/// Calls body(begin, end) for neighbouring blocks of at most `block` items that cover [0, count), on all
/// cores, in any order. Blocks are handed out one by one, so that one slow core does not hold up the rest.
/// Eigen itself stays single-threaded. An exception thrown by body reaches the caller. Where the body waits
/// for threads itself (calls what uses parallelBlocks) its thread may begin another one meanwhile: with
/// thread_local variables it needs parallelTasks.
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

/// Calls body(i) for all i in [0, count), likewise. The body may itself use parallelBlocks: until it returns,
/// its thread begins no other body, so that its thread_local variables stay its own.
template <typename Body>
void parallelTasks(Index count, const Body& body) {
    parallelBlocks(count, 1, [&body](Index begin, Index end) {
        for (Index i = begin; i < end; ++i) {
            tbb::this_task_arena::isolate([&body, i] { body(i); });
        }
    });
}

} // namespace headscope
