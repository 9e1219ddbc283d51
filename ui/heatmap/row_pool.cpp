// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/row_pool.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/attention/key_ranges.h"

namespace headscope {

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

} // namespace

KeyRange allowedIn(const MapPanel& panel, Index query) {
    return panel.allowed.empty() ? KeyRange{0, panel.values->cols()}
                                 : panel.allowed[static_cast<std::size_t>(query)];
}

const Matrix& CellSource::values() const {
    if (halvings == 0) {
        return *panel.values;
    }
    const MapLevel& level = (*panel.levels)[static_cast<std::size_t>(halvings) - 1];
    return reduction == Reduction::Mean ? level.sum : level.largest;
}

KeyRange CellSource::allowed(Index row) const {
    return halvings == 0 ? allowedIn(panel, row)
                         : (*panel.levels)[static_cast<std::size_t>(halvings) - 1]
                               .allowed[static_cast<std::size_t>(row)];
}

RowPool::RowPool(const CellSource& source)
    : source_(source), most_(source.values().cols()), least_(source.panel.difference ? most_.size() : 0) {}

void RowPool::take(PixelSpan rows, PixelSpan columns) {
    const bool isMean = source_.reduction == Reduction::Mean;
    most_.segment(columns.begin, columns.end - columns.begin).setConstant(isMean ? 0 : -kInfinity);
    if (source_.panel.difference) {
        least_.segment(columns.begin, columns.end - columns.begin).setConstant(kInfinity);
    }
    for (Index row = rows.begin; row < rows.end; ++row) {
        const KeyRange allowed = source_.allowed(row);
        const Index begin = std::max(allowed.begin, columns.begin);
        const Index count = std::min(allowed.end, columns.end) - begin;
        if (count > 0) {
            takeRow(&source_.values()(row, begin), begin, count);
        }
    }
    queries_ = source_.inCells(rows, source_.panel.values->rows());
    everywhere_ = anywhere_ = allowedIn(source_.panel, queries_.begin);
    for (Index query = queries_.begin + 1; query < queries_.end; ++query) {
        const KeyRange allowed = allowedIn(source_.panel, query);
        everywhere_ = {std::max(everywhere_.begin, allowed.begin), std::min(everywhere_.end, allowed.end)};
        anywhere_ = coveringRange(anywhere_, allowed);
    }
    if (source_.firstKey > columns.begin << source_.halvings) {
        takeFirstColumn(columns.begin);
    }
}

void RowPool::takeRow(const float* values, Index begin, Index count) {
    const Eigen::Map<const Row> taken(values, count);
    auto most = most_.segment(begin, count);
    if (source_.reduction == Reduction::Mean) {
        most += taken;
        return;
    }
    most = most.binaryExpr(taken, Eigen::internal::scalar_max_op<float, float, Eigen::PropagateNaN>());
    if (source_.panel.difference) {
        auto least = least_.segment(begin, count);
        least = least.binaryExpr(taken, Eigen::internal::scalar_min_op<float, float, Eigen::PropagateNaN>());
    }
}

/// A level's column that lies across the edge, anew from the keys that are in sight: what is not in sight may
/// be far larger than what is.
void RowPool::takeFirstColumn(Index column) {
    const bool isMean = source_.reduction == Reduction::Mean;
    most_[column] = isMean ? 0 : -kInfinity;
    if (source_.panel.difference) {
        least_[column] = kInfinity;
    }
    const Index end = (column + 1) << source_.halvings;
    for (Index query = queries_.begin; query < queries_.end; ++query) {
        const KeyRange allowed = allowedIn(source_.panel, query);
        for (Index key = std::max(allowed.begin, source_.firstKey); key < std::min(allowed.end, end); ++key) {
            takeRow(&(*source_.panel.values)(query, key), column, 1);
        }
    }
}

/// Keys of the map.
KeyRange RowPool::inSight(PixelSpan columns) const {
    const PixelSpan span = source_.inCells(columns, source_.panel.values->cols());
    return {std::max(span.begin, source_.firstKey), span.end};
}

/// Of the map.
Index RowPool::allowedCells(PixelSpan columns) const {
    const KeyRange keys = inSight(columns);
    if (everywhere_.begin <= keys.begin && keys.end <= everywhere_.end) {
        return keys.size() * (queries_.end - queries_.begin);
    }
    Index count = 0;
    for (Index query = queries_.begin; query < queries_.end; ++query) {
        count += commonRange(keys, allowedIn(source_.panel, query)).size();
    }
    return count;
}

PixelValue RowPool::value(PixelSpan columns) const {
    if (commonRange(inSight(columns), anywhere_).size() == 0) {
        return PixelValue::masked();
    }
    if (source_.reduction == Reduction::Mean) {
        const Index cells = allowedCells(columns);
        const float sum =
            std::accumulate(&most_[columns.begin], &most_[columns.begin] + columns.size(), 0.0F);
        return cells == 0 ? PixelValue::masked() : PixelValue{sum / static_cast<float>(cells)};
    }
    float largest = most_[columns.begin];
    for (Index column = columns.begin + 1; column < columns.end; ++column) {
        const float value = most_[column];
        largest = value > largest || value != value ? value : largest; // NaN stays once it is there
    }
    if (largest == -kInfinity && allowedCells(columns) == 0) {
        return PixelValue::masked();
    }
    if (!source_.panel.difference || largest != largest) {
        return {largest};
    }
    float smallest = least_[columns.begin];
    for (Index column = columns.begin + 1; column < columns.end; ++column) {
        smallest = std::min(smallest, least_[column]);
    }
    return {largerInSize(largest, smallest)};
}

void RowPool::values(std::span<const PixelSpan> columns, std::vector<PixelValue>& pixels) const {
    pixels.resize(columns.size());
    for (std::size_t x = 0; x < columns.size(); ++x) {
        pixels[x] = x > 0 && columns[x] == columns[x - 1] ? pixels[x - 1] : value(columns[x]);
    }
}

} // namespace headscope
