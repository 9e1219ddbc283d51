// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace headscope {

/// Names of one linear layer's tensors; `{}` stands for the layer's number.
struct LinearNames {
    std::string weight;
    std::string bias;
};

/// Where a family keeps its tensors in a checkpoint.
struct TensorNames {
    std::string embedding;
    std::string finalNorm;
    std::string output;
    std::string attentionNorm;
    LinearNames query;
    LinearNames key;
    LinearNames value;
    LinearNames attentionOutput;
    std::string feedForwardNorm;
    LinearNames gate;
    LinearNames up;
    LinearNames down;
    std::vector<std::string> harmless; // may be there and is not needed, such as rotary buffers
};

} // namespace headscope
