// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_spec.h"

namespace headscope {

const std::vector<AttentionSpec>& ModelSpec::attention(AttentionKind kind) const {
    static const std::vector<AttentionSpec> kNone;
    switch (kind) {
    case AttentionKind::Encoder:
        return encoder ? encoder->self : kNone;
    case AttentionKind::Cross:
        return stack.cross;
    case AttentionKind::Self:
        break;
    }
    return stack.self;
}

std::vector<AttentionKind> ModelSpec::kinds() const {
    std::vector<AttentionKind> kinds;
    for (const AttentionKind kind : {AttentionKind::Encoder, AttentionKind::Self, AttentionKind::Cross}) {
        if (!attention(kind).empty()) {
            kinds.push_back(kind);
        }
    }
    return kinds;
}

} // namespace headscope
