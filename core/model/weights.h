// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/checkpoint/checkpoint.h"
#include "core/model/families/families.h"
#include "core/ops/weight.h"

namespace headscope {

struct LinearWeights {
    Weight weight;
    RowVector bias; // empty where the model has none
};

struct LayerWeights {
    RowVector attentionNorm;
    LinearWeights query;
    LinearWeights key;
    LinearWeights value;
    LinearWeights attentionOutput;
    RowVector feedForwardNorm;
    LinearWeights gate;
    LinearWeights up;
    LinearWeights down;
};

/// All weights of a model. Matrices point into the checkpoint; norms and biases are float32 copies.
struct ModelWeights {
    Weight embedding;
    Weight output; // the embedding where they are tied
    RowVector finalNorm;
    std::vector<LayerWeights> layers;
};

/// Binds the tensors of a checkpoint to their places. Throws Error that lists them where tensors are missing,
/// have another shape or type than the configuration says, or are left over: a model that does not fit is not
/// a model.
[[nodiscard]] ModelWeights bindWeights(const Checkpoint& checkpoint, const FamilyModel& model);

} // namespace headscope
