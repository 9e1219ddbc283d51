// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "core/base/job.h"
#include "core/model/model_spec.h"
#include "core/model/run.h"
#include "core/model/weights.h"

namespace headscope {

/// One pre-norm transformer decoder, described by data. Immutable; runs may go on in many threads at once.
class Transformer {
  public:
    Transformer(ModelSpec spec, ModelWeights weights)
        : spec_(std::move(spec)), weights_(std::move(weights)) {}

    [[nodiscard]] const ModelSpec& spec() const { return spec_; }
    [[nodiscard]] const ModelWeights& weights() const { return weights_; }

    /// Runs the model on token ids (1 to context of them, each in the vocabulary) in float32.
    /// `earlier`, where given, must be a run of this model; what stays the same is taken from it: layers
    /// below the first one whose settings differ and, in a causal model, the positions before the first id
    /// that differs. The result is the same as without it, to rounding. Throws Error for ids or settings that
    /// do not fit, and where values stop being finite (damaged weights).
    [[nodiscard]] std::shared_ptr<const Run> run(std::span<const int> ids, const RunSettings& settings,
                                                 const Run* earlier = nullptr, const Job& job = {}) const;

    /// The same settings for every layer.
    [[nodiscard]] RunSettings uniform(const AttentionSettings& settings) const {
        return RunSettings(spec_.layers.size(), settings);
    }

    /// Logits of positions [first, first + count): count x vocabulary.
    [[nodiscard]] Matrix logits(const Run& run, Index first, Index count) const;

  private:
    ModelSpec spec_;
    ModelWeights weights_;
};

} // namespace headscope
