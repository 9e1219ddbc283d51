// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"
#include "core/ops/panel_pack.h"

namespace headscope {

/// The left side of a product, laid out for panelProduct: rows in strips of a few, each strip with its
/// columns one after the other, so that the product reads it in order. Columns are cut into runs that stay in
/// the first cache together with a panel of the right side.
class RowStrips {
  public:
    /// Copies `rows` (T x d). Uses all cores where that is worth it.
    explicit RowStrips(const MatrixView& rows);

    [[nodiscard]] Index rows() const { return rows_; }
    [[nodiscard]] Index columns() const { return columns_; }
    /// Strip `strip` of the columns from `column` on, a multiple of the length of a run.
    [[nodiscard]] const float* at(Index strip, Index column) const;

  private:
    Index rows_;
    Index columns_;
    Index strips_;
    Eigen::Matrix<float, Eigen::Dynamic, 1> values_;
};

/// left * weight^T + bias for the outputs (rows of the weight) `outputs`, into `out`: left.rows() x
/// outputs.count. The bias has a number for each output of the weight, or none. Every number is the sum over
/// the columns in their order, in float32 with fused multiply-add where the processor has it, runs of columns
/// added up one after the other, the bias first: it does not depend on how many rows or outputs are asked
/// for, nor on the number of cores. Runs in the calling thread.
///
/// A block of the weight is widened and transposed into a panel of as many outputs as two vectors of the
/// processor hold, for a run of columns, while it is multiplied: few rows pay little for it, unlike with
/// Eigen, which packs all of the right side first (Goto and van de Geijn 2008 call the loops GEPB).
void panelProduct(const RowStrips& left, const Weight& weight, IndexRange outputs, const RowVector& bias,
                  MutableMatrixView out);

} // namespace headscope
