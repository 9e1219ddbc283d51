// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/model/model.h"

namespace headscope::bench {

inline const std::shared_ptr<const Model>& bundledModel() {
    static const std::shared_ptr<const Model> model = openModel(HEADSCOPE_MODEL);
    return model;
}

/// `count` tokens of running text.
inline std::vector<int> textIds(std::size_t count) {
    std::string text;
    while (text.size() < 8 * count) {
        text += "Once upon a time the king said to the queen, \"You are the fairest of all the land.\" ";
    }
    std::vector<int> ids = bundledModel()->encode(text).input().ids;
    ids.resize(count);
    return ids;
}

} // namespace headscope::bench
