// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/vocabulary.h"

#include <algorithm>

namespace headscope {

Vocabulary::Vocabulary(std::vector<std::string> pieces) : pieces_(std::move(pieces)) {
    ids_.reserve(pieces_.size());
    for (std::size_t id = 0; id < pieces_.size(); ++id) {
        if (!pieces_[id].empty()) {
            ids_[pieces_[id]] = static_cast<int>(id);
            longest_ = std::max(longest_, pieces_[id].size());
        }
    }
}

std::optional<int> Vocabulary::idOf(std::string_view piece) const {
    const auto found = ids_.find(piece);
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace headscope
