// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/analysis/attention_cost.h"

namespace headscope {

struct CostArguments {
    std::string model; // a folder or file; empty: the bundled model
    ShapeChoice shape; // what is not set is the model's, with its context as the number of tokens
    bool json = false;
};

/// What attention costs with MHA, GQA, MQA and one head. Reads a model's configuration, no weights. Errors
/// are thrown.
void runCost(const CostArguments& arguments);

} // namespace headscope
