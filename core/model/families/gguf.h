// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/families/families.h"

namespace headscope {

/// Describes the model in a GGUF file: its keys are put into the words of a Hugging Face configuration, which
/// the same family's function reads, and its tensors get their GGUF names. Where llama.cpp computes something
/// else than the model's own code (GELU by tanh in GPT-NeoX and BERT, T5's tied output without its factor),
/// the model's own code is followed. Throws Error for an architecture that is not supported (with the list of
/// those that are), for a mixture of experts, and for keys that are missing, contradictory or ask for what is
/// not supported.
[[nodiscard]] FamilyModel describeGgufModel(const Checkpoint& checkpoint);

/// The values of "general.architecture" that can be opened.
[[nodiscard]] std::vector<std::string> supportedGgufArchitectures();

} // namespace headscope
