// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"

namespace headscope {

/// Whether both models predict over the same vocabulary: as many entries, and the same piece under each id,
/// so that their probabilities are of the same things. Takes some milliseconds for large vocabularies.
[[nodiscard]] bool haveSameVocabulary(const Model& a, const Model& b);

} // namespace headscope
