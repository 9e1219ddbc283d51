// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <ranges>
#include <vector>

#include "core/attention/attention_settings.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// What a model reads.
struct ModelInput {
    std::vector<int> ids;         // of the stack that predicts; the target's of an encoder-decoder
    std::vector<int> types = {};  // token types, one an id; empty: all 0
    std::vector<int> source = {}; // ids of the encoder of an encoder-decoder
    /// Of a model of pictures, whose ids are 0, 1, 2 ...: one row a patch, its normalised pixels as the
    /// patch embedding reads them (channel, row, column). Null for a text.
    std::shared_ptr<const Matrix> patches = {};

    ModelInput() = default;
    ModelInput(const std::ranges::input_range auto& tokenIds) : ids(tokenIds.begin(), tokenIds.end()) {}
    /// The same picture, by its numbers; or none in both.
    [[nodiscard]] bool hasSamePicture(const ModelInput& other) const;
    bool operator==(const ModelInput& other) const;
};

/// Settings of a whole run, one for each layer of each kind of attention, and the heads that it does without.
struct RunSettings {
    std::vector<AttentionSettings> self;
    std::vector<AttentionSettings> encoder = {};
    std::vector<AttentionSettings> cross = {};
    /// Heads whose output A V is zeros before the output projection; ascending, none twice.
    std::vector<HeadId> zeroed = {};

    [[nodiscard]] std::vector<AttentionSettings>& of(AttentionKind kind) {
        return kind == AttentionKind::Self ? self : kind == AttentionKind::Encoder ? encoder : cross;
    }
    [[nodiscard]] const std::vector<AttentionSettings>& of(AttentionKind kind) const {
        return kind == AttentionKind::Self ? self : kind == AttentionKind::Encoder ? encoder : cross;
    }
    /// How many layers of a kind, from the first on, are as in `other`: settings and zeroed heads.
    [[nodiscard]] Index layersAsIn(const RunSettings& other, AttentionKind kind) const;
    bool operator==(const RunSettings&) const = default;
};

/// Heads in ascending order, each once.
[[nodiscard]] std::vector<HeadId> inOrder(std::vector<HeadId> heads);

/// What one pass of a model over a text gives. Immutable once it is made; parts may be shared with other
/// runs.
struct Run {
    ModelInput input;
    RunSettings settings;
    AttentionTrace trace;
    Matrix finalStates;   // T x d: after the last layer and the final norm, where there is one
    Matrix encoderStates; // T_source x d: what the decoder reads; empty without an encoder
    /// T - 1 values: -ln p(token i + 1 | tokens to i), nats. Empty where the model does not predict a next
    /// token.
    std::vector<float> tokenLoss;
    /// Of the last position, one a vocabulary entry; or of the picture's class, where the model predicts
    /// that. Empty likewise.
    RowVector nextLogits;

    [[nodiscard]] Index tokens() const { return finalStates.rows(); }
    /// Memory of its matrices; layers that it shares with other runs are counted too.
    [[nodiscard]] std::size_t bytes() const;
};

} // namespace headscope
