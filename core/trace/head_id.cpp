// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_id.h"

#include <fmt/format.h>

namespace headscope {

std::string toString(const HeadId& head) {
    const std::string name = fmt::format("L{} H{}", head.layer, head.head);
    return head.kind == AttentionKind::Self ? name : fmt::format("{} {}", kindName(head.kind), name);
}

} // namespace headscope
