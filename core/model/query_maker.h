// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/model/model_spec.h"
#include "core/model/weights.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// What all queries of a run may take for it to keep them. Of a model of 22 layers and 2048 features that is
/// reached at 1489 tokens.
constexpr std::size_t kMostQueryBytes = std::size_t{256} << 20U;

/// Whether a run keeps the queries of these layers.
[[nodiscard]] bool keepsQueries(std::span<const AttentionSpec> layers, Index tokens, std::size_t mostBytes);

/// Makes the queries of one self-attention. It keeps the model's files mapped, and copies what else it needs.
[[nodiscard]] QueryMaker queryMaker(const AttentionSpec& spec, const AttentionWeights& weights,
                                    const BlockSpec& block, std::shared_ptr<const Checkpoint> files);

} // namespace headscope
