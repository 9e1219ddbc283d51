// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "core/trace/head_id.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// Which heads are marked, in every view alike: those that the sides show, those that are brushed (a passing
/// selection of several) and those that are pinned (favourites).
struct HeadMarks {
    HeadId a = {};
    HeadId b = {};
    std::set<HeadId> brushed = {};
    std::set<HeadId> pinned = {};

    [[nodiscard]] const HeadId& of(SideName side) const { return side == SideName::A ? a : b; }
    bool operator==(const HeadMarks&) const = default;
};

/// `heads` with `head` added, or without it where it was in.
[[nodiscard]] inline std::set<HeadId> toggled(std::set<HeadId> heads, const HeadId& head) {
    if (!heads.erase(head)) {
        heads.insert(head);
    }
    return heads;
}

} // namespace headscope
