// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

namespace headscope {

/// A model of the Hub that is worth fetching for a class.
struct RecommendedModel {
    QString name; // "owner/name"
    QString title;
    QString licence;
    QString use;             // what it is good for
    std::uint64_t bytes = 0; // of its tensors
};

/// Those that come with the program (resources/models/recommended.json), smallest first.
[[nodiscard]] std::vector<RecommendedModel> recommendedModels();

} // namespace headscope
