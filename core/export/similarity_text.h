// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/analysis/head_similarity.h"

namespace headscope {

/// "L0H1"; the kind of attention stands beside it.
[[nodiscard]] std::string shortName(const HeadId& head);

/// {"kind", "definition", "rows" (as they are, or smoothed), "order", "heads": [{"name", "layer", "head",
/// "kv_head", "x", "y"}], "distances": [[...]], "plane": {"definition", "share", "axis_shares"}, "groups":
/// {"definition", "within": {"mean", "pairs"}, "between": the same, "layers": [{"layer", "within",
/// "between"}]}}. Heads, and rows and columns of the distances, stand in clustered order. What is not defined
/// is null.
[[nodiscard]] nlohmann::ordered_json similarityJson(const HeadSimilarity& similarity);

/// A row a head in clustered order: its name, layer, head, kv_head, place in the plane, and its distances to
/// all heads in the same order.
[[nodiscard]] std::string similarityCsv(const HeadSimilarity& similarity);

} // namespace headscope
