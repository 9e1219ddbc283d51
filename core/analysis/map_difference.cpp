// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_difference.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/analysis/covering_range.h"
#include "core/analysis/row_weights.h"

namespace headscope {

namespace {

double xLogXOverY(double x, double y) {
    return x > 0 ? x * std::log(x / y) : 0;
}

double jsDivergence(const HeadMap& a, const HeadMap& b, Index row, const KeyRange& range) {
    double divergence = 0;
    for (Index key = range.begin; key < range.end; ++key) {
        const double p = a.values(row, key);
        const double q = b.values(row, key);
        const double middle = (p + q) / 2;
        divergence += (xLogXOverY(p, middle) + xLogXOverY(q, middle)) / 2;
    }
    const double p = restOf(a, row);
    const double q = restOf(b, row);
    divergence += (xLogXOverY(p, (p + q) / 2) + xLogXOverY(q, (p + q) / 2)) / 2;
    return std::max(0.0, divergence);
}

} // namespace

MapDifference mapDifference(const HeadMap& a, const HeadMap& b) {
    assert(a.queries() == b.queries() && a.keys() == b.keys());
    MapDifference result;
    Index cells = 0;
    for (Index row = 0; row < a.queries(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const KeyRange range = coveringRange(a.allowed[index], b.allowed[index]);
        const auto change = (b.values.row(row) - a.values.row(row)).segment(range.begin, range.size());
        result.meanAbsolute += change.cwiseAbs().cast<double>().sum();
        result.maxAbsolute = std::max(result.maxAbsolute, static_cast<double>(change.cwiseAbs().maxCoeff()));
        result.meanJsDivergence += jsDivergence(a, b, row, range);
        cells += range.size();
    }
    result.meanAbsolute /= static_cast<double>(cells);
    result.meanJsDivergence /= static_cast<double>(a.queries());
    return result;
}

HeadMap subtractMaps(const HeadMap& b, const HeadMap& a) {
    assert(a.queries() == b.queries() && a.keys() == b.keys());
    HeadMap difference = b;
    difference.values -= a.values;
    for (std::size_t row = 0; row < difference.allowed.size(); ++row) {
        difference.allowed[row] = coveringRange(a.allowed[row], b.allowed[row]);
    }
    return difference;
}

} // namespace headscope
