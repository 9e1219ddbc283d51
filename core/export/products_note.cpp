// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/products_note.h"

#include <fmt/format.h>

namespace headscope {

std::string_view productsNote(Products products) {
    return products == Products::Fast ? "fast: BF16 products" : "";
}

std::string productsLine(Products products, std::string_view rowEnd) {
    const std::string_view note = productsNote(products);
    return note.empty() ? std::string() : fmt::format("# {}{}", note, rowEnd);
}

void addProducts(nlohmann::ordered_json& json, Products products) {
    if (const std::string_view note = productsNote(products); !note.empty()) {
        json["products"] = note;
    }
}

} // namespace headscope
