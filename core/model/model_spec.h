// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/ops/rotary.h"

namespace headscope {

struct EmbeddingSpec {
    Index vocabulary = 0;
    Index width = 0; // d, the width of the residual stream
};

struct PositionSpec {
    RotarySpec rotary;
    Index context = 0; // most tokens of one text
};

struct NormSpec {
    float epsilon = 1e-5F; // RMS norm
};

struct FeedForwardSpec {
    Index width = 0; // SwiGLU's inner width
};

/// Which linear layers carry a bias.
struct BiasSpec {
    bool queryKeyValue = false;
    bool attentionOutput = false;
    bool feedForward = false;
};

/// Everything that a transformer is, as data. A family is a function from its configuration to this; the
/// transformer knows no family.
struct ModelSpec {
    std::string name;   // of the folder or file
    std::string family; // "llama", "mistral", "qwen2"
    EmbeddingSpec embedding;
    PositionSpec position;
    NormSpec norm;
    FeedForwardSpec feedForward;
    BiasSpec bias;
    std::vector<AttentionSpec> layers;
    bool tiedOutput = false; // the output matrix is the embedding

    [[nodiscard]] int layerCount() const { return static_cast<int>(layers.size()); }
    [[nodiscard]] std::int64_t parameters() const;
};

} // namespace headscope
