// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// What another implementation computes from a model and a text.
struct ReferenceText {
    std::string text;
    std::vector<int> ids;
    Matrix weights;      // (layers * heads * tokens) x tokens, after the softmax; rows are queries
    Matrix logits;       // of the last positions, one or more of them, x vocabulary
    double meanLoss = 0; // nats per predicted token
};

/// Values that a model's numbers are compared with.
struct Reference {
    std::string implementation; // which one, with its versions
    std::vector<ReferenceText> texts;
};

/// Reads reference.json and reference.safetensors of a folder, as resources/check/make_reference.py writes
/// them. Throws Error where a file is missing or damaged, or a tensor has another shape than its text asks
/// for.
[[nodiscard]] Reference readReference(const std::filesystem::path& folder);

} // namespace headscope
