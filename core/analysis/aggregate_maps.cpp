// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/aggregate_maps.h"

#include <cassert>
#include <utility>

#include <fmt/format.h>

#include "core/attention/key_ranges.h"
#include "core/base/error.h"

namespace headscope {

void MapAggregate::add(const HeadMap& map) {
    if (count_++ == 0) {
        shared_ = {map.head, map.stage, map.attention, {}, map.allowed};
        sum_ = largest_ = smallest_ = map.values;
        return;
    }
    if (map.queries() != sum_.rows() || map.keys() != sum_.cols()) {
        --count_;
        throw Error(Mismatch{toString(map.head), "size of the map",
                             fmt::format("{} x {}, as those before", sum_.rows(), sum_.cols()),
                             fmt::format("{} x {}", map.queries(), map.keys())});
    }
    sum_ += map.values;
    largest_ = largest_.cwiseMax(map.values);
    smallest_ = smallest_.cwiseMin(map.values);
    for (std::size_t row = 0; row < shared_.allowed.size(); ++row) {
        shared_.allowed[row] = coveringRange(shared_.allowed[row], map.allowed[row]);
    }
}

HeadMap MapAggregate::withValues(Matrix values) const {
    assert(count_ > 0);
    HeadMap map = shared_;
    map.values = std::move(values);
    return map;
}

HeadMap MapAggregate::mean() const {
    return withValues(sum_ / static_cast<float>(count_));
}

HeadMap MapAggregate::maximum() const {
    return withValues(largest_);
}

HeadMap MapAggregate::minimum() const {
    return withValues(smallest_);
}

} // namespace headscope
