// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run.h"

namespace headscope {

std::size_t Run::bytes() const {
    Index values = finalStates.size() + nextLogits.size() + static_cast<Index>(tokenLoss.size());
    for (int layer = 0; layer < trace.layers(); ++layer) {
        const LayerTrace& part = trace.layer(layer);
        values += part.residual.size() + part.queries.size() + part.keys.size() + part.values.size();
    }
    return static_cast<std::size_t>(values) * sizeof(float);
}

} // namespace headscope
