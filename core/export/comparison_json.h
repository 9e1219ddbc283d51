// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/comparison/comparison.h"

namespace headscope {

/// {"a": {side, "model", measures, "rows", "columns", "loss"}, "b": the same, "difference": {"mean_absolute",
/// "max_absolute", "mean_js_divergence", "by_position", "absence", "prediction_kl", "prediction_absence"}}. A
/// side is what sideJson gives; measures go by the keys of concentrationMeasures(). Entropy, loss and
/// divergences are in nats. `loss` is of the run that the side's map was taken from: a rescore leaves it as
/// the model's own. Numbers that a text of one token does not have are null. What two texts or models do not
/// share is null, with the reason in "absence" and "prediction_absence".
[[nodiscard]] nlohmann::ordered_json comparisonJson(const Comparison& comparison);

} // namespace headscope
