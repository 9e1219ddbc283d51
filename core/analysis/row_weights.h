// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>

#include "core/trace/head_map.h"

namespace headscope {

/// Weights of the keys that a query may see, in the order of keys.
[[nodiscard]] inline Eigen::Map<const Eigen::ArrayXf> allowedWeights(const HeadMap& map, Index query) {
    const KeyRange range = map.allowed[static_cast<std::size_t>(query)];
    return {map.values.data() + query * map.keys() + range.begin, range.size()};
}

/// Whether a part of each row attends to nothing, which counts as one more key.
[[nodiscard]] inline bool hasRest(const HeadMap& map) {
    return std::holds_alternative<SinkKernel>(map.attention.kernel);
}

/// That part of one row; 0 where there is no sink.
[[nodiscard]] inline double restOf(const HeadMap& map, Index query) {
    return hasRest(map) ? std::max(0.0, 1.0 - allowedWeights(map, query).cast<double>().sum()) : 0.0;
}

/// Mean over the rows that have what a score is about; NaN where none has.
class RowMean {
  public:
    void add(double value) {
        sum_ += value;
        ++rows_;
    }
    [[nodiscard]] double value() const {
        return rows_ == 0 ? std::numeric_limits<double>::quiet_NaN() : sum_ / static_cast<double>(rows_);
    }

  private:
    double sum_ = 0;
    Index rows_ = 0;
};

} // namespace headscope
