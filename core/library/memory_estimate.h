// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/matrix.h"
#include "core/model/model_spec.h"

namespace headscope {

/// Length of the text that memory is estimated for.
inline constexpr Index kEstimatedTokens = 512;

/// Bytes that a model needs while one text is looked at.
struct MemoryEstimate {
    Index tokens = 0;          // of the text: what was asked for, at most the model's context
    std::uint64_t weights = 0; // pages of the mapped files, which the system may give up and read again
    std::uint64_t run = 0;     // what one run keeps, see estimateMemory

    [[nodiscard]] std::uint64_t total() const { return weights + run; }
};

/// Weights: what Checkpoint::weightBytes says; files' are all read and none is copied. A run of T tokens
/// keeps float32:
///   T * sum over attention layers of (d + (heads + 2 kvHeads) d_k)   residual stream, queries, keys, values
///   + T d                                                            final states (of each stack)
///   + vocabulary + T - 1                                             the last logits, losses
/// with the keys twice where a QK-norm follows them, and source and target of T tokens for encoder-decoders.
/// Each further run that is kept (other settings) adds up to as much, and passing buffers some MiB.
[[nodiscard]] MemoryEstimate estimateMemory(const ModelSpec& spec, std::uint64_t weightBytes,
                                            Index tokens = kEstimatedTokens);

} // namespace headscope
