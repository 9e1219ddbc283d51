// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/job.h"
#include "core/model/model.h"

namespace headscope {

inline constexpr Index kLongestTarget = 256;

/// The target that an encoder-decoder gives for a source when it always takes the most likely next token
/// (greedy decoding), as text. Ends at the model's end token, at `most` tokens, or at its context. Throws
/// Error where the model has no decoder that predicts, or as Model::encode and Transformer::run do.
[[nodiscard]] std::string generateTarget(const Model& model, const TypedText& source,
                                         Index most = kLongestTarget, const Job& job = {});

} // namespace headscope
