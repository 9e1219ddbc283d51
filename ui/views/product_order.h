// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/product_look.h"

namespace headscope {

enum class ProductSort {
    ByIndex,
    BySize, // the largest product first, whatever its sign
    ByPair, // rotary pairs next to each other, the one with the largest sum first; single ones as pairs of
            // one
};

/// q_i k_i. Where one of the two is longer, its rest is left out.
[[nodiscard]] std::vector<float> products(const ProductLook& look);
/// The number that i is rotated with; -1 where there is none, or where the two do not name each other.
[[nodiscard]] int partnerOf(const ProductLook& look, int index);
/// Of the products of i and its partner.
[[nodiscard]] double pairSum(const ProductLook& look, int index);
/// The order in which the products are drawn, from the left.
[[nodiscard]] std::vector<int> productOrder(const ProductLook& look, ProductSort sort);
/// How pairs are made: "(i, i + 16)", "(2i, 2i + 1)"; of another kind "as marked"; empty without pairs.
[[nodiscard]] QString pairRule(const ProductLook& look);
/// "Σ qᵢkᵢ = 22.83 = q·k; × 0.1768 = 4.036 scaled; weight 0.353"; "adjusted" where that differs from scaled.
/// Where the sum is not the score, both are given.
[[nodiscard]] QString sumText(const ProductLook& look);

} // namespace headscope
