// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "core/comparison/comparison.h"
#include "core/model/model.h"

namespace headscope {

/// A text as the model itself reads it.
struct TextResult {
    std::shared_ptr<const Model> model;
    QString text;
    EncodedText encoded;
    std::shared_ptr<const Run> run; // the model's own
    /// A small picture of each head, layer after layer: see pooledMap.
    std::vector<std::shared_ptr<const Matrix>> thumbnails;
};

/// Both sides of a text.
struct ComparisonResult {
    std::shared_ptr<const TextResult> text;
    Comparison comparison;
};

} // namespace headscope
