// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/comparison/comparison.h"

namespace headscope {

/// {"a": {side, measures, "rows", "loss"}, "b": the same, "difference": {"mean_absolute", "max_absolute",
/// "mean_js_divergence", "prediction_kl"}}. A side is what sideJson gives; measures go by the keys of
/// concentrationMeasures(). Entropy, loss and divergences are in nats. `loss` is of the run that the side's
/// map was taken from: a rescore leaves it as the model's own. Numbers that a text of one token does not have
/// are null.
[[nodiscard]] nlohmann::ordered_json comparisonJson(const Comparison& comparison);

} // namespace headscope
