// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/run.h"

namespace headscope {

std::size_t Run::bytes() const {
    const Index values =
        finalStates.size() + encoderStates.size() + nextLogits.size() + static_cast<Index>(tokenLoss.size());
    return static_cast<std::size_t>(values) * sizeof(float) + trace.bytes();
}

} // namespace headscope
