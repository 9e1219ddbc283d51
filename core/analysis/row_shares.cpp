// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/row_shares.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace headscope {

namespace {

/// `measure(row)` of each row.
template <typename Measure>
std::vector<double> ofRows(const HeadMap& map, const Measure& measure) {
    std::vector<double> values(static_cast<std::size_t>(map.queries()));
    for (Index row = 0; row < map.queries(); ++row) {
        values[static_cast<std::size_t>(row)] = measure(row);
    }
    return values;
}

} // namespace

std::vector<double> rowSums(const HeadMap& weights) {
    return ofRows(weights, [&](Index row) { return static_cast<double>(weights.values.row(row).sum()); });
}

std::vector<double> sharesOutside(const HeadMap& weights, Index width) {
    return ofRows(weights, [&](Index row) {
        const KeyRange inside = allowedKeys(WindowMask{static_cast<int>(width)}, row, weights.keys());
        const auto values = weights.values.row(row);
        const auto all = static_cast<double>(values.sum());
        const auto kept = static_cast<double>(values.segment(inside.begin, inside.size()).sum());
        return std::clamp((all - kept) / all, 0.0, 1.0); // rounding may pass the ends
    });
}

std::vector<double> rowDistances(const HeadMap& a, const HeadMap& b) {
    assert(a.queries() == b.queries() && a.keys() == b.keys());
    return ofRows(a, [&](Index row) {
        return static_cast<double>((a.values.row(row) - b.values.row(row)).cwiseAbs().sum()) / 2;
    });
}

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace headscope
