// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/side_card_model.h"

#include <numeric>

namespace headscope {

std::vector<int> SideCardModel::kvChoices(int layer, Scope scope) const {
    const int own = spec(layer).kvHeads;
    int common = own;
    if (scope == Scope::Rerun) {
        for (const AttentionSpec& other : layers) {
            common = std::gcd(common, other.kvHeads);
        }
    }
    std::vector<int> choices;
    for (int number = 1; number <= common; ++number) {
        if (common % number == 0) {
            choices.push_back(number);
        }
    }
    if (choices.empty() || choices.back() != own) {
        choices.push_back(own);
    }
    return choices;
}

} // namespace headscope
