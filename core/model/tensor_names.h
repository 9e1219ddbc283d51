// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ops/weight.h"

namespace headscope {

/// The rows of a matrix in a tensor that holds several (fused projections): `total` rows in all, from row
/// `first` on in blocks. total = 0: the tensor is the matrix.
struct FusedRows {
    Index total = 0;
    Index first = 0;
    RowBlocks blocks = {};
};

/// Names of one linear layer's tensors. In all names `{}` stands for the layer's number, and `|` stands
/// between spellings of which a checkpoint has one or more ("a.weight|b.weight"): the first is used.
struct LinearNames {
    std::string weight;
    std::string bias = {};
    FusedRows fused = {};
    bool transposed = false; // stored as inputs x outputs
};

struct NormNames {
    std::string weight;
    std::string bias = {}; // of a layer norm
};

struct AttentionNames {
    NormNames norm;
    NormNames outputNorm = {}; // of NormPlacement::Around
    LinearNames query;
    LinearNames key;
    LinearNames value;
    LinearNames output;
    std::string queryNorm = {}; // of a QK-norm
    std::string keyNorm = {};
    std::string relativeBias = {}; // of the whole stack: buckets x heads
    std::string outputScale = {};  // of a LayerScale
};

struct FeedForwardNames {
    NormNames norm;
    NormNames outputNorm = {};
    LinearNames gate = {};
    LinearNames up;
    LinearNames down;
    std::string outputScale = {};
};

/// Of a model of pictures. The tokens in front are the rows of these tensors, so many each.
struct PatchNames {
    struct Leading {
        std::string name;
        Index rows = 1;
    };
    LinearNames projection = {};
    std::vector<Leading> leading = {};
    std::string positions = {};
};

struct StackNames {
    std::string positions = {};
    std::string types = {};
    NormNames embeddingNorm = {};
    LinearNames embeddingProjection = {};
    AttentionNames self;
    AttentionNames cross = {};
    FeedForwardNames feedForward;
    NormNames finalNorm = {};
};

struct OutputNames {
    std::string weight = {};
    std::string bias = {};
    LinearNames transform = {};
    NormNames norm = {};
    LinearNames second = {}; // of the distillation token
};

/// Where a family keeps its tensors in a checkpoint.
struct TensorNames {
    /// What the names of all tensors but the output's begin with in a checkpoint with an output ("model.",
    /// "transformer."): left out of them in a checkpoint where no tensor begins so.
    std::string prefix = {};
    std::string embedding = {};
    PatchNames patches = {};
    StackNames stack = {};
    StackNames encoder = {};
    OutputNames output = {};
    /// May be there and is not needed, such as rotary buffers: patterns, see matchesPattern.
    std::vector<std::string> harmless = {};
    bool normPlusOne = false; // a norm's weight is stored as its difference from 1 (Gemma)
};

/// Whether `name` is what a pattern with `{}` for any number and `*` for any end stands for.
[[nodiscard]] bool matchesPattern(std::string_view name, std::string_view pattern);

/// Calls `change` for every name and for the prefix.
void forEachName(TensorNames& names, const std::function<void(std::string&)>& change);

} // namespace headscope
