// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/gguf_source.h"
#include "core/model/model_spec.h"
#include "core/model/tensor_names.h"

namespace headscope {

/// Where a GGUF file keeps its tensors, which is the same for all architectures with one stack. Queries, keys
/// and values may stand in one tensor (queries of all heads first), and so may gate and up projection (the
/// gate first).
[[nodiscard]] TensorNames ggufNames(const GgufSource& source, const ModelSpec& spec);

/// Those of a T5, whose stacks are "enc." and "dec.".
[[nodiscard]] TensorNames ggufT5Names();

} // namespace headscope
