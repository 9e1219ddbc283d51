// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"
#include "core/ops/panel_pack.h"

namespace headscope {

/// So few rows that two vectors hold a number of each.
inline constexpr Index kMostLaneRows = 2 * kPacket;

/// The left side of a product, laid out for laneProduct: the columns one after the other, of each the numbers
/// of all rows in one or two vectors, zeros behind.
class RowLanes {
  public:
    /// Copies `rows` (T x d), of which there are at most kMostLaneRows.
    explicit RowLanes(const MatrixView& rows);

    [[nodiscard]] Index rows() const { return rows_; }
    [[nodiscard]] Index columns() const { return values_.rows(); }
    [[nodiscard]] Index vectors() const { return values_.cols() / kPacket; }
    [[nodiscard]] const float* at(Index column) const { return values_.data() + column * values_.cols(); }

  private:
    Index rows_;
    Matrix values_; // columns x rows
};

/// The numbers that panelProduct gives, bit for bit, for few rows and weights that are stored as outputs x
/// inputs. Here a vector holds the rows and not the outputs: the weight is read as it lies, number by number,
/// and need not be transposed, which is most of what panelProduct does where rows are few. Other types
/// than F32 are widened first, which gains nothing where the rows leave most of a vector empty. Runs in the
/// calling thread.
void laneProduct(const RowLanes& left, const Weight& weight, IndexRange outputs, const RowVector& bias,
                 MutableMatrixView out);

} // namespace headscope
