// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/visible_pairs.h"

#include <algorithm>

namespace headscope {

VisiblePairs::VisiblePairs(const HeadMap& map, double threshold) {
    const auto least = static_cast<float>(threshold);
    for (Index query = 0; query < map.queries(); ++query) {
        const KeyRange& range = map.allowed[static_cast<std::size_t>(query)];
        const Index begin = std::max<Index>(range.begin, 0);
        const Index end = std::min(range.end, map.keys());
        allowed_ += static_cast<int>(std::max<Index>(0, end - begin));
        for (Index key = begin; key < end; ++key) {
            const float weight = map.values(query, key);
            if (weight >= least) { // NaN is not
                pairs_.push_back({static_cast<int>(query), static_cast<int>(key), weight});
            }
        }
    }
}

} // namespace headscope
