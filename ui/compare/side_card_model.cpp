// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/side_card_model.h"

#include <algorithm>
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

Side SideCardModel::fitted(Side side) const {
    if (layers.empty()) {
        return side;
    }
    side.head.layer = std::clamp(side.head.layer, 0, static_cast<int>(layers.size()) - 1);
    side.head.head = std::clamp(side.head.head, 0, std::max(0, spec(side.head.layer).heads - 1));
    const std::vector<int> choices = kvChoices(side.head.layer, side.scope);
    if (std::find(choices.begin(), choices.end(), side.attention.grouping.kvHeads) == choices.end()) {
        side.attention.grouping.kvHeads = 0;
    }
    return side;
}

} // namespace headscope
