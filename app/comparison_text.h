// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/comparison/comparison.h"

namespace headscope {

/// The numbers of a comparison in words, for a terminal or a page.
struct ComparisonTable {
    struct OfSides {
        std::string name;
        std::string a;
        std::string b;
    };
    struct Between {
        std::string name;
        std::string value;
    };
    std::string
        a; // "L2 H5  × 1/√32 = 0.1768 (model) · this softmax only", with the model where there are two
    std::string b;
    std::vector<OfSides> sides;
    std::vector<Between> between;
    std::vector<std::string> remarks; // why something is absent, or cells are compared by position
};

[[nodiscard]] ComparisonTable comparisonNumbers(const Comparison& comparison);

/// The same as lines, or as JSON.
[[nodiscard]] std::string comparisonText(const Comparison& comparison, bool json);

} // namespace headscope
