// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/cost_commands.h"
#include "app/fetch_commands.h"
#include "app/head_commands.h"
#include "app/invocation.h"
#include "app/model_commands.h"
#include "app/similarity_commands.h"
#include "app/workplace.h"
#include "core/comparison/comparison.h"

namespace headscope {

/// The arguments of all commands, as they are filled in by CLI11.
struct Arguments {
    std::shared_ptr<Workplace> work = std::make_shared<Workplace>();
    TextArguments text;
    MapArguments map;
    PictureArguments picture;
    ModelsArguments models;
    FetchArguments fetch;
    SimilarityArguments similarity;
    RolloutArguments rollout;
    HeadsArguments heads;
    AblateArguments ablate;
    ShapeChoice shape;
    bool tensors = false;
    Side a;
    Side b;
    std::optional<std::string> textB;
    std::string modelB;
    int top = static_cast<int>(kPredictions);
};
using Shared = std::shared_ptr<Arguments>;

} // namespace headscope
