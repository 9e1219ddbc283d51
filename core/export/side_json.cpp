// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/side_json.h"

#include "core/comparison/side_text.h"

namespace headscope {

nlohmann::ordered_json sideJson(const Side& side, const ResolvedAttention& attention) {
    nlohmann::ordered_json json;
    json["layer"] = side.head.layer;
    json["head"] = side.head.head;
    json["kind"] = kindName(side.head.kind);
    json["scale"] = attention.factor;
    json["kv_heads"] = attention.kvHeads;
    if (side.attention.grouping.kvHeads == 0) {
        json["pooling"] = nullptr;
    } else {
        json["pooling"] = attention.pooling == Pooling::Mean ? "mean" : "first";
    }
    json["mask"] = maskText(attention.mask);
    json["kernel"] = kernelText(attention.kernel);
    json["scope"] = side.scope == Scope::Rerun ? "rerun" : "rescore";
    return json;
}

} // namespace headscope
