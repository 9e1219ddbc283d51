// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/model/trained_check.h"

namespace headscope {

struct CardRow {
    std::string name; // empty: the one above goes on
    std::string value;
};

/// What a model is, for people. `check`: see checkTrained.
[[nodiscard]] std::vector<CardRow> modelCard(const Model& model, const std::optional<TrainedCheck>& check);

} // namespace headscope
