// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/model/families/gguf_source.h"

namespace headscope {

/// Query heads and key/value heads of each layer.
struct GgufHeads {
    std::vector<Index> query;
    std::vector<Index> keyValue;
};

/// "attention.head_count" and "attention.head_count_kv", each one number or one for each layer; the second
/// is the first where it is absent. Throws Error where one does not divide the other.
[[nodiscard]] GgufHeads readGgufHeads(const GgufSource& source);

/// Width of one head: "attention.key_length", or the model's width / heads. Values must have the same.
[[nodiscard]] Index readGgufHeadWidth(const GgufSource& source);

/// What all architectures have in common, as the configuration that a family's function reads. Numbers that
/// the families name differently stand there under all their names; heads are the first layer's. All that a
/// family would take from its own defaults is there, since a GGUF file has other defaults. Keys:
/// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
[[nodiscard]] nlohmann::json sharedGgufConfig(const GgufSource& source);

} // namespace headscope
