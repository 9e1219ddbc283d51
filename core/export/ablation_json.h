// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/survey/ablation.h"

namespace headscope {

/// {"heads": [{"kind", "layer", "head"}], "tokens", "loss", "loss_without", "zeroing_loss", "zeroing_kl",
/// "zeroing_state", "own": prediction, "without": prediction}. Losses are in nats per predicted token, null
/// where there are none; predictions are what predictionJson gives.
[[nodiscard]] nlohmann::ordered_json ablationJson(const Model& model, const Ablation& ablation);

} // namespace headscope
