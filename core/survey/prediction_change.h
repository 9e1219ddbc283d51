// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_kind.h"
#include "core/attention/attention_settings.h"
#include "core/base/job.h"
#include "core/model/run.h"
#include "core/model/transformer.h"

namespace headscope {

/// KL(own || changed), nats: how far the next token's distribution (behind the last position) moves where the
/// whole model is rerun with `settings` in every layer of one kind of attention, from what the model itself
/// expects. `own` is the model's own run. Throws Error where the model predicts no next token, the settings
/// do not fit, or values stop being finite; and Stopped.
[[nodiscard]] double predictionChange(const Transformer& transformer, const Run& own, AttentionKind kind,
                                      const AttentionSettings& settings, const Job& job = {});

} // namespace headscope
