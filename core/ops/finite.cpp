// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/finite.h"

namespace headscope {

bool hasOnlyFinite(const MatrixView& values) {
    for (Index row = 0; row < values.rows(); ++row) {
        if ((values.row(row).array() * 0.0F).sum() != 0.0F) { // 0 x is NaN for NaN and infinity only
            return false;
        }
    }
    return true;
}

} // namespace headscope
