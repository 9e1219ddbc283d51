// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_id.h"

#include <fmt/format.h>

#include "core/base/error.h"

namespace headscope {

std::string toString(const HeadId& head) {
    const std::string name = fmt::format("L{} H{}", head.layer, head.head);
    return head.kind == AttentionKind::Self ? name : fmt::format("{} {}", kindName(head.kind), name);
}

void checkHead(const HeadId& head, int layers, const std::function<int(int layer)>& headsOf) {
    const auto check = [&head](std::string_view what, int count, int found) {
        if (found < 0 || found >= count) {
            throw Error(Mismatch{"head " + toString(head), std::string(what),
                                 fmt::format("0 to {}", count - 1), fmt::format("{}", found)});
        }
    };
    if (layers == 0) {
        throw Error(Mismatch{"head " + toString(head), "kind", "a kind of attention that the model has",
                             std::string(kindName(head.kind))});
    }
    check("layer", layers, head.layer);
    check("head", headsOf(head.layer), head.head);
}

} // namespace headscope
