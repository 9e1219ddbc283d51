// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/ops/weight.h"

namespace headscope {

/// What numbers say of how they were made: "fast: BF16 products". Exact ones say nothing: empty.
[[nodiscard]] std::string_view productsNote(Products products);

/// The same as the first line of a CSV file, "# fast: BF16 products"; empty for exact ones.
[[nodiscard]] std::string productsLine(Products products, std::string_view rowEnd = "\r\n");

/// The same as "products" of a JSON object; nothing is added for exact ones.
void addProducts(nlohmann::ordered_json& json, Products products);

} // namespace headscope
