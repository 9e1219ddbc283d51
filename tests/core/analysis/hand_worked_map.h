// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace headscope
