// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/norm.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace headscope {

Matrix rmsNorm(const MatrixView& input, const RowVector& weight, float epsilon) {
    assert(weight.size() == input.cols());
    Matrix output(input.rows(), input.cols());
    for (Index row = 0; row < input.rows(); ++row) {
        const float meanSquare = input.row(row).squaredNorm() / static_cast<float>(input.cols());
        // An infinite mean square would turn the row into zeros, which look like values.
        const float factor = std::isfinite(meanSquare) ? 1.0F / std::sqrt(meanSquare + epsilon)
                                                       : std::numeric_limits<float>::quiet_NaN();
        output.row(row) = (input.row(row).array() * factor * weight.array()).matrix();
    }
    return output;
}

} // namespace headscope
