// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/base/job.h"
#include "core/model/model_spec.h"
#include "core/model/run.h"
#include "core/model/run_limits.h"
#include "core/model/weights.h"

namespace headscope {

/// A transformer, described by data: one stack, or an encoder and a decoder. Immutable; runs may go on in
/// many threads at once.
class Transformer {
  public:
    Transformer(ModelSpec spec, ModelWeights weights, RunLimits limits = {})
        : spec_(std::move(spec)), weights_(std::move(weights)), limits_(limits) {}

    [[nodiscard]] const ModelSpec& spec() const { return spec_; }
    [[nodiscard]] const ModelWeights& weights() const { return weights_; }

    /// Runs the model on token ids (1 to context of them, each in the vocabulary) in float32.
    /// `earlier`, where given, must be a run of this model; what stays the same is taken from it: layers
    /// below the first one whose settings or zeroed heads differ and, in a causal model, the positions before
    /// the first id that differs. The result is the same as without it, to rounding. Throws Error for ids or
    /// settings that do not fit, zeroed heads that do not exist, and where values stop being finite (damaged
    /// weights).
    [[nodiscard]] std::shared_ptr<const Run> run(const ModelInput& input, const RunSettings& settings,
                                                 const Run* earlier = nullptr, const Job& job = {}) const;

    /// The same without what a model predicts: tokenLoss and nextLogits are empty. For whoever compares the
    /// logits of many runs and would have them computed twice.
    [[nodiscard]] std::shared_ptr<const Run> runStates(const ModelInput& input, const RunSettings& settings,
                                                       const Run* earlier = nullptr,
                                                       const Job& job = {}) const;

    /// The same settings for every layer of one kind of attention; the others as the model has them. Throws
    /// Error for a kind that the model does not have.
    [[nodiscard]] RunSettings uniform(const AttentionSettings& settings,
                                      AttentionKind kind = AttentionKind::Self) const;

    /// Logits of positions [first, first + count): count x vocabulary. Only for a model that predicts
    /// tokens.
    [[nodiscard]] Matrix logits(const Run& run, Index first, Index count) const;

    /// Logits of the picture's class, one a label. Only for a model that predicts that.
    [[nodiscard]] RowVector classLogits(const Run& run) const;

  private:
    struct States {
        std::shared_ptr<Run> run; // without predictions
        Index known = 0;          // rows that are those of the earlier run
    };
    [[nodiscard]] States computeStates(const ModelInput& input, const RunSettings& settings,
                                       const Run* earlier, const Job& job) const;
    void predict(Run& run, Index known, const Run* earlier, const Job& job) const;
    [[nodiscard]] std::shared_ptr<const Checkpoint> queryFiles(std::span<const AttentionSpec> layers,
                                                               std::size_t tokens) const;
    [[nodiscard]] Matrix outputStates(const Run& run, Index first, Index count) const;
    [[nodiscard]] Matrix logitsOf(const MatrixView& states, IndexRange part) const;

    ModelSpec spec_;
    ModelWeights weights_;
    RunLimits limits_;
};

} // namespace headscope
