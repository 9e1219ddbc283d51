// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/base/matrix.h"

namespace headscope {

/// How much of a run there is at once. It changes no number by more than rounding.
struct RunLimits {
    /// What all queries of a stack's self-attentions may take for a run to keep them. Of a model of 22 layers
    /// and 2048 features that is reached at 1489 tokens.
    std::size_t mostQueryBytes = std::size_t{256} << 20U;
    /// Rows of a layer that are computed: what is between its parts stays in the caches, and takes no memory
    /// that grows with the text. Each block unpacks all weights once more, which pays from some hundreds of
    /// rows on.
    Index rowsAtOnce = 512;
};

} // namespace headscope
