// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/job.h"
#include "core/model/transformer.h"
#include "core/trace/head_id.h"

namespace headscope {

enum class Projection { Query, Key, Value, Output };

/// One projection of a layer as a picture, cut into the slices of its heads. Rows are the projected features,
/// those of head 0 first; columns are the features of the residual stream: W_Q, W_K, W_V as x W, transposed,
/// and W_O as it stands in concat(heads) W_O. As the weights are stored: no norm is folded in.
struct ProjectionMap {
    std::shared_ptr<const Matrix> values; // slices * sliceRows x columns
    int slices = 0;                       // query heads, or key/value heads
    int sliceRows = 0;                    // in the picture
    Index rows = 0;                       // of the whole
    Index columns = 0;
    double largest = 0; // in size

    /// Whether cells stand for several numbers: of each the one largest in size, with its sign.
    [[nodiscard]] bool isPooled() const {
        return values && (values->rows() != rows || values->cols() != columns);
    }
};

/// At most about `most` rows and columns (a row a slice at least). Throws Error for a layer or kind that the
/// model does not have.
[[nodiscard]] ProjectionMap projectionMap(const Transformer& transformer, const HeadId& ofLayer,
                                          Projection projection, Index most, const Job& job = {});

} // namespace headscope
