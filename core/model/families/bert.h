// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// The BERT type: an encoder that norms after its blocks, learned positions, GELU. What is hidden ("[MASK]")
// is predicted where the checkpoint has the head for it.

[[nodiscard]] FamilyModel describeBert(const FamilySource& source);

/// RoBERTa and XLM-RoBERTa: positions begin after the padding's; one token type.
[[nodiscard]] FamilyModel describeRoberta(const FamilySource& source);

/// No token types; names of its own.
[[nodiscard]] FamilyModel describeDistilBert(const FamilySource& source);

/// All layers share their weights; narrower embeddings.
[[nodiscard]] FamilyModel describeAlbert(const FamilySource& source);

/// Generators predict hidden tokens; discriminators have no vocabulary head. Embeddings may be narrower.
[[nodiscard]] FamilyModel describeElectra(const FamilySource& source);

} // namespace headscope
