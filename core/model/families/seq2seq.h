// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// Encoder-decoders: an encoder reads the source, a decoder continues the target and looks at both.

/// T5, Flan-T5 and mT5: RMS norms, no biases, no factor on the scores, a learned bias by distance that all
/// layers of a stack share.
[[nodiscard]] FamilyModel describeT5(const FamilySource& source);
[[nodiscard]] FamilyModel describeMt5(const FamilySource& source);

/// Norms after the blocks, learned positions.
[[nodiscard]] FamilyModel describeBart(const FamilySource& source);

/// BART with sinusoidal positions and no norm of the embeddings.
[[nodiscard]] FamilyModel describeMarian(const FamilySource& source);

} // namespace headscope
