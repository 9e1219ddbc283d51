// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <nlohmann/json.hpp>

#include "core/model/model.h"

namespace headscope {

/// {"tokens", "loss", "next": [{"id", "piece", "label", "probability"}]} for the `count` most likely next
/// tokens. `loss` is in nats per predicted token, null for a text of one token. For a model that predicts
/// hidden tokens {"tokens", "hidden": [{"position", "top": [...]}]}, one entry for each of them.
[[nodiscard]] nlohmann::ordered_json predictionJson(const Model& model, const Run& run, std::size_t count);

} // namespace headscope
