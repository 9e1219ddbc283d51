// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/comparison/comparison.h"
#include "core/model/model.h"

namespace headscope {

/// A text as the model itself reads it.
struct TextResult {
    std::shared_ptr<const Model> model;
    TypedText typed;
    EncodedText encoded;
    std::shared_ptr<const Run> run; // the model's own
    /// A small picture of each head (see pooledMap), layer after layer, in the order of AttentionKind; empty
    /// for a kind that the model does not have.
    std::array<std::vector<std::shared_ptr<const Matrix>>, 3> thumbnails;

    [[nodiscard]] const std::vector<std::shared_ptr<const Matrix>>& thumbnailsOf(AttentionKind kind) const {
        return thumbnails[static_cast<std::size_t>(kind)];
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
