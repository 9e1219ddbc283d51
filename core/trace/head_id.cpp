// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/head_id.h"

#include <fmt/format.h>

#include "core/base/error.h"

namespace headscope {

void requireLayer(const HeadId& head, int layers) {
    if (layers == 0) {
        throw Error(Mismatch{"head " + toString(head), "kind", "a kind of attention that the model has",
                             std::string(kindName(head.kind))});
    }
    if (head.layer < 0 || head.layer >= layers) {
        throw Error(Mismatch{"head " + toString(head), "layer", fmt::format("0 to {}", layers - 1),
                             fmt::format("{}", head.layer)});
    }
}

void requireHead(const HeadId& head, int heads) {
    if (head.head < 0 || head.head >= heads) {
        throw Error(Mismatch{"head " + toString(head), "head", fmt::format("0 to {}", heads - 1),
                             fmt::format("{}", head.head)});
    }
}

std::string toString(const HeadId& head) {
    const std::string name = fmt::format("L{} H{}", head.layer, head.head);
    return head.kind == AttentionKind::Self ? name : fmt::format("{} {}", kindName(head.kind), name);
}

} // namespace headscope
