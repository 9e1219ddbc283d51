// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/position_grid.h"

#include <cassert>

#include "core/model/resampling.h"

namespace headscope {

namespace {

std::vector<ResampledPlace> placesOf(PatchSpec::Resizing how, Index from, Index to) {
    return how == PatchSpec::Resizing::Cubic ? cubicPlaces(from, to)
                                             : smoothPlaces(Resampling::Bicubic, from, to);
}

} // namespace

Matrix resizedGrid(const MatrixView& positions, PatchGrid from, PatchGrid to, PatchSpec::Resizing how) {
    assert(how != PatchSpec::Resizing::None);
    if (from.rows == to.rows && from.columns == to.columns) {
        return positions;
    }
    const std::vector<ResampledPlace> columns = placesOf(how, from.columns, to.columns);
    Matrix wide = Matrix::Zero(Index{from.rows} * to.columns, positions.cols());
    for (Index row = 0; row < from.rows; ++row) {
        for (Index column = 0; column < to.columns; ++column) {
            const auto& [first, weights] = columns[static_cast<std::size_t>(column)];
            for (std::size_t i = 0; i < weights.size(); ++i) {
                wide.row(row * to.columns + column) +=
                    static_cast<float>(weights[i]) *
                    positions.row(row * from.columns + first + static_cast<Index>(i));
            }
        }
    }
    const std::vector<ResampledPlace> rows = placesOf(how, from.rows, to.rows);
    Matrix result = Matrix::Zero(Index{to.rows} * to.columns, positions.cols());
    for (Index row = 0; row < to.rows; ++row) {
        const auto& [first, weights] = rows[static_cast<std::size_t>(row)];
        for (std::size_t i = 0; i < weights.size(); ++i) {
            result.middleRows(row * to.columns, to.columns) +=
                static_cast<float>(weights[i]) *
                wide.middleRows((first + static_cast<Index>(i)) * to.columns, to.columns);
        }
    }
    return result;
}

} // namespace headscope
