// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/model/model_spec.h"
#include "core/model/weights.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// Whether a run keeps the queries of these layers, the self-attentions of a stack. It does where a norm is
/// over all heads: one head's would take as long to make as all.
[[nodiscard]] bool keepsQueries(std::span<const AttentionSpec> layers, Index tokens, std::size_t mostBytes);

/// Makes the queries of one self-attention of a text of so many tokens. It keeps the model's files mapped,
/// and copies what else it needs.
[[nodiscard]] QueryMaker queryMaker(const AttentionSpec& spec, const AttentionWeights& weights,
                                    const BlockSpec& block, Index tokens,
                                    std::shared_ptr<const Checkpoint> files);

} // namespace headscope
