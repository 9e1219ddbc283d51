// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/job.h"
#include "core/model/model.h"

namespace headscope {

/// How well a model predicts a short fixed English text, beside a guess that gives every entry of the
/// vocabulary the same probability.
struct TrainedCheck {
    double loss = 0;    // mean, nats per predicted token
    double uniform = 0; // ln of the vocabulary's size

    /// A model that is no better than the guess is untrained, or broken.
    [[nodiscard]] bool isDoubtful() const { return !(loss < uniform); }
};

/// What to tell a person of a model that isDoubtful(), as one sentence.
[[nodiscard]] std::string doubtText(const TrainedCheck& check);

/// Next tokens for models that predict them (of an encoder-decoder: of the text as its own target); hidden
/// tokens, every fifth, for those that predict such. Nothing for models that predict neither, or whose
/// tokenizer leaves nothing to predict. Runs the model once.
[[nodiscard]] std::optional<TrainedCheck> checkTrained(const Model& model, const Job& job = {});

} // namespace headscope
