// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_difference.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "core/analysis/row_weights.h"
#include "core/attention/key_ranges.h"
#include "core/base/large_pages.h"
#include "core/base/parallel.h"
#include "core/trace/map_rows.h"

namespace headscope {

namespace {

/// Of a row, over the keys that either side may see.
struct RowDifference {
    double sum = 0; // of |B - A|
    double largest = 0;
    double jsDivergence = 0;
    Index cells = 0;
};

double xLogXOverY(double x, double y) {
    return x > 0 ? x * std::log(x / y) : 0;
}

/// Neighbouring weights of a row: as many as stay near the processor.
constexpr Index kWeightsAtOnce = 512;
using Weights = Eigen::Array<float, Eigen::Dynamic, 1, Eigen::ColMajor, kWeightsAtOnce, 1>;
using WeightsOfRow = Eigen::Map<const Eigen::ArrayXf>;

/// What they add to the Jensen-Shannon divergence. With s = p + q and t = (q - p) / s, a key adds s / 4 times
/// (1 + t) ln(1 + t) + (1 - t) ln(1 - t) = t^2 + t^4 / 6 + t^6 / 15 + ... (over k (2 k - 1)): the series
/// where t is small, and where the logarithms would leave nothing but their rounding.
double divergence(const WeightsOfRow& a, const WeightsOfRow& b) {
    constexpr float kLeast = std::numeric_limits<float>::min(); // its logarithm is finite
    constexpr float kSmallSquare = 0.08F;                       // where the next term is below 1e-8
    constexpr float kSteep = 1e6F;
    const Weights sum = a + b;
    const Weights t = (b - a) / sum.max(kLeast);
    const Weights square = t.square();
    const Weights series =
        square *
        (1 + square *
                 (1 / 6.0F +
                  square * (1 / 15.0F + square * (1 / 28.0F + square * (1 / 45.0F + square * (1 / 66.0F))))));
    const Weights logarithms = (1 + t) * (1 + t).max(kLeast).log() + (1 - t) * (1 - t).max(kLeast).log();
    const Weights isLarge = ((square - kSmallSquare) * kSteep).max(0.0F).min(1.0F); // else 0: no branches
    return static_cast<double>((sum * (series + isLarge * (logarithms - series))).sum()) / 4;
}

/// Writes B - A to `difference`, unless that is null.
void addWeights(const float* a, const float* b, Index count, RowDifference& row, float* difference) {
    const WeightsOfRow ofA(a, count);
    const WeightsOfRow ofB(b, count);
    const Weights change = ofB - ofA;
    if (difference != nullptr) {
        Eigen::Map<Eigen::ArrayXf>(difference, count) = change;
    }
    row.sum += static_cast<double>(change.abs().sum());
    row.largest = std::max(row.largest, double{change.abs().maxCoeff()});
    row.jsDivergence += divergence(ofA, ofB);
    row.cells += count;
}

/// Where B - A goes.
struct DifferenceOut {
    Matrix* values = nullptr; // null: nowhere
    bool isClear = false;     // cells that neither side may see are 0 already
};

RowDifference rowDifference(const HeadMap& a, const HeadMap& b, Index row, const DifferenceOut& out) {
    float* const difference = out.values == nullptr ? nullptr : out.values->row(row).data();
    const auto index = static_cast<std::size_t>(row);
    const KeyRange range = coveringRange(a.allowed[index], b.allowed[index]);
    RowDifference result;
    for (Index key = range.begin; key < range.end; key += kWeightsAtOnce) {
        addWeights(&a.values(row, key), &b.values(row, key), std::min(kWeightsAtOnce, range.end - key),
                   result, difference == nullptr ? nullptr : difference + key);
    }
    if (difference != nullptr && !out.isClear) {
        std::fill(difference, difference + range.begin, 0.0F);
        std::fill(difference + range.end, difference + a.keys(), 0.0F);
    }
    const double restOfA = restOf(a, row);
    const double restOfB = restOf(b, row);
    const double middle = (restOfA + restOfB) / 2;
    result.jsDivergence += (xLogXOverY(restOfA, middle) + xLogXOverY(restOfB, middle)) / 2;
    result.jsDivergence = std::max(0.0, result.jsDivergence);
    return result;
}

/// What either side may see.
std::vector<KeyRange> coveringRanges(const HeadMap& a, const HeadMap& b) {
    assert(a.queries() == b.queries() && a.keys() == b.keys());
    std::vector<KeyRange> ranges(b.allowed.size());
    for (std::size_t row = 0; row < ranges.size(); ++row) {
        ranges[row] = coveringRange(a.allowed[row], b.allowed[row]);
    }
    return ranges;
}

/// Makes room for B - A, and says what it is.
void describeDifference(const HeadMap& b, HeadMap& difference) {
    difference.head = b.head;
    difference.stage = b.stage;
    difference.attention = b.attention;
    resizeUninitialised(difference.values, b.queries(), b.keys());
}

/// The rows [begin, end) of `rows`, of which there are as many as queries.
void compareRows(const HeadMap& a, const HeadMap& b, const DifferenceOut& out, Index begin, Index end,
                 std::vector<RowDifference>& rows) {
    for (Index row = begin; row < end; ++row) {
        rows[static_cast<std::size_t>(row)] = rowDifference(a, b, row, out);
    }
}

MapDifference summary(const std::vector<RowDifference>& rows) {
    MapDifference result;
    Index cells = 0;
    for (const RowDifference& row : rows) {
        result.meanAbsolute += row.sum;
        result.maxAbsolute = std::max(result.maxAbsolute, row.largest);
        result.meanJsDivergence += row.jsDivergence;
        cells += row.cells;
    }
    result.meanAbsolute /= static_cast<double>(cells);
    result.meanJsDivergence /= static_cast<double>(rows.size());
    return result;
}

} // namespace

MapDifference mapDifference(const HeadMap& a, const HeadMap& b) {
    assert(a.queries() == b.queries() && a.keys() == b.keys());
    std::vector<RowDifference> rows(static_cast<std::size_t>(a.queries()));
    parallelBlocks(a.queries(), kMapRowsAtOnce,
                   [&](Index begin, Index end) { compareRows(a, b, {}, begin, end, rows); });
    return summary(rows);
}

MapDifference mapDifference(const HeadMap& a, const HeadMap& b, HeadMap& difference, MapReader* reader) {
    std::vector<KeyRange> allowed = coveringRanges(a, b);
    const DifferenceOut out{&difference.values, isClearOutside(difference, b.queries(), b.keys(), allowed)};
    describeDifference(b, difference);
    difference.allowed = std::move(allowed);
    std::vector<RowDifference> rows(static_cast<std::size_t>(a.queries()));
    makeRows(difference, reader, [&](Index begin, Index end) { compareRows(a, b, out, begin, end, rows); });
    return summary(rows);
}

HeadMap subtractMaps(const HeadMap& b, const HeadMap& a) {
    HeadMap difference;
    describeDifference(b, difference);
    difference.allowed = coveringRanges(a, b);
    parallelBlocks(b.queries(), kMapRowsAtOnce, [&](Index begin, Index end) {
        difference.values.middleRows(begin, end - begin) =
            b.values.middleRows(begin, end - begin) - a.values.middleRows(begin, end - begin);
    });
    return difference;
}

} // namespace headscope
