// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/attention/attention_settings.h"

namespace headscope {

/// Which maps of each head are shown.
enum class GroupMaps { Before, After, Difference, All };

/// What a narrow page has room for at a time.
enum class GroupsPart { Maps, Numbers };

/// What is set on the page of groups.
struct GroupsSettings {
    Grouping grouping;        // 0 K/V heads: the model's own
    bool rerun = false;       // the whole model with this grouping, in place of this softmax only
    std::optional<int> layer; // absent: that of side A's head
    GroupMaps maps = GroupMaps::All;
    GroupsPart part = GroupsPart::Maps;
    std::int64_t tokens = 4096; // that the cache is computed for, 1 to kMostCacheTokens
    int bits = 16;              // of each number in it: 32, 16, 8 or 4
    bool operator==(const GroupsSettings&) const = default;
};

inline constexpr int kMostCacheTokens = 1000000;

} // namespace headscope
