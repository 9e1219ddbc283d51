// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/comparison/comparison.h"
#include "core/model/model.h"
#include "core/trace/pooled_map.h"

namespace headscope {

/// A text as the model itself reads it.
struct TextResult {
    std::shared_ptr<const Model> model;
    TypedText typed;
    EncodedText encoded;
    std::shared_ptr<const Run> run; // the model's own
};

/// Small pictures of the heads of a text (see pooledMap), as far as they are drawn.
struct HeadPictures {
    std::shared_ptr<const TextResult> text;
    std::array<PooledMaps, 3> maps;      // layer after layer, in the order of AttentionKind
    std::array<int, 3> drawnLayers = {}; // how many layers of each kind are in them

    [[nodiscard]] const PooledMaps& of(AttentionKind kind) const {
        return maps[static_cast<std::size_t>(kind)];
    }
};

/// Both sides, each of its text.
struct ComparisonResult {
    std::shared_ptr<const TextResult> text; // side A's
    std::shared_ptr<const TextResult>
        textOfB; // the same one where B has neither a text nor a model of its own
    Comparison comparison;
};

} // namespace headscope
