// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/parallel.h"
#include "core/trace/head_map.h"

namespace headscope {

/// Calls make(begin, end) for all rows of a map whose size and mask are there, on all cores, and shows them
/// to `reader`, which may be null. Where one of them throws, nothing is left that could be taken for a map.
template <typename Make>
void makeRows(HeadMap& map, MapReader* reader, const Make& make) {
    try {
        if (reader != nullptr) {
            reader->start(map);
        }
        parallelBlocks(map.queries(), kMapRowsAtOnce, [&](Index begin, Index end) {
            make(begin, end);
            if (reader != nullptr) {
                reader->take(map, begin, end);
            }
        });
    } catch (...) {
        map.allowed.clear();
        throw;
    }
}

} // namespace headscope
