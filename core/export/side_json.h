// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/attention/attention_spec.h"
#include "core/comparison/side.h"

namespace headscope {

/// {"layer", "head", "scale" (the factor as a number), "kv_heads", "pooling", "mask", "kernel", "scope"}:
/// what a side was computed with, the model's own values filled in. pooling is null where no number of K/V
/// heads was asked for.
[[nodiscard]] nlohmann::ordered_json sideJson(const Side& side, const ResolvedAttention& attention);

} // namespace headscope
