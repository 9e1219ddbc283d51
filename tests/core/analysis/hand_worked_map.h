// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>

#include "core/base/token_traits.h"
#include "core/trace/head_map.h"

namespace headscope {

/// Three causal rows: (1), (1/2, 1/2), (1, 0, 0).
inline HeadMap handWorkedMap() {
    HeadMap map;
    map.values.resize(3, 3);
    map.values << 1, 0, 0, 0.5F, 0.5F, 0, 1, 0, 0;
    map.allowed = {{0, 1}, {0, 2}, {0, 3}};
    return map;
}

/// Four causal rows: (1), (3/4, 1/4), (1/2, 1/4, 1/4), (1/8, 1/8, 1/2, 1/4).
inline HeadMap causalEighths() {
    HeadMap map;
    map.values.resize(4, 4);
    map.values << 1, 0, 0, 0,  //
        0.75F, 0.25F, 0, 0,    //
        0.5F, 0.25F, 0.25F, 0, //
        0.125F, 0.125F, 0.5F, 0.25F;
    map.allowed = {{0, 1}, {0, 2}, {0, 3}, {0, 4}};
    return map;
}

/// Three bidirectional rows: (0, 1, 0), (1/2, 0, 1/2), (1/4, 1/4, 1/2).
inline HeadMap bidirectionalQuarters() {
    HeadMap map;
    map.values.resize(3, 3);
    map.values << 0, 1, 0, 0.5F, 0, 0.5F, 0.25F, 0.25F, 0.5F;
    map.allowed = {{0, 3}, {0, 3}, {0, 3}};
    return map;
}

/// Tokens for causalEighths(): the first is special and comes back twice, the second is punctuation.
inline constexpr std::array kRepeatedTokens{TokenTraits{7, true, false}, TokenTraits{8, false, true},
                                            TokenTraits{7, false, false}, TokenTraits{7, false, false}};

/// Every query sees only itself.
inline HeadMap selfOnlyMap() {
    HeadMap map;
    map.values = Matrix::Identity(3, 3);
    map.allowed = {{0, 1}, {1, 2}, {2, 3}};
    return map;
}

inline bool isClose(double value, double expected) {
    return std::abs(value - expected) < 1e-6;
}

} // namespace headscope
