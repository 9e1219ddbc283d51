// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/pooled_columns.h"

#include <algorithm>
#include <cmath>

namespace headscope {

Matrix pooledColumns(const MatrixView& values, Index most) {
    const Index columns = std::min(most, values.cols());
    if (columns == values.cols()) {
        return values;
    }
    Matrix pooled(values.rows(), columns);
    for (Index row = 0; row < values.rows(); ++row) {
        for (Index column = 0; column < columns; ++column) {
            const Index begin = column * values.cols() / columns;
            const Index end = (column + 1) * values.cols() / columns;
            float largest = values(row, begin);
            for (Index at = begin + 1; at < end; ++at) {
                if (std::abs(values(row, at)) > std::abs(largest)) {
                    largest = values(row, at);
                }
            }
            pooled(row, column) = largest;
        }
    }
    return pooled;
}

} // namespace headscope
