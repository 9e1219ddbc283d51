// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/feature_map.h"

namespace headscope {

Matrix positiveFeatures(const MatrixView& states) {
    return (states.array() > 0).select(states.array() + 1, states.array().min(0).exp());
}

} // namespace headscope
