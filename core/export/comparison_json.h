// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/comparison/comparison.h"

namespace headscope {

/// {"a": {side, "mean_entropy", "entropy_share", "mean_max_weight", "saturated_rows", "rows", "loss"}, "b":
/// the same,
///  "difference": {"mean_absolute", "max_absolute", "mean_js_divergence", "next_token_kl"}}. Entropy, loss,
///  divergences in
/// nats. `loss` is of the run that the side's map was taken from: a rescore leaves it as the model's own;
/// null for a text of one token.
[[nodiscard]] nlohmann::ordered_json comparisonJson(const Comparison& comparison);

/// {"tokens", "loss", "next": [{"id", "piece", "probability"}]} for the `count` most likely next tokens.
[[nodiscard]] nlohmann::ordered_json predictionJson(const Model& model, const Run& run, std::size_t count);

/// JSON text with a line feed at the end; bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string jsonText(const nlohmann::ordered_json& json);

} // namespace headscope
