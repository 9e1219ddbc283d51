// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/score_info.h"
#include "core/base/job.h"
#include "core/model/run.h"
#include "core/survey/output_scores.h"

namespace headscope {

/// Maps that tell of the values too, where a head's weights say only how much of each goes into the mean.
/// NormWeighted: length of what each key adds. Zeroing: how much the layer's result for a query turns when
/// the key's value is taken away. ZeroingShare: the same as a share of its row.
enum class ValueMapKind { NormWeighted, Zeroing, ZeroingShare };

/// What a cell of such a map is: name, formula, range, source.
[[nodiscard]] const ScoreInfo& valueMapInfo(ValueMapKind kind);

/// A_ij |f(x_j)|, f(x) = (x W_V + b_V) W_O of the head (Kobayashi et al. 2020), in the units of the residual
/// stream and not normalised: rows do not sum to 1. `weights` is a map of `trace`, as it is or rescored
/// (values are pooled as its keys were); `root` is the head's outputRoot.
[[nodiscard]] HeadMap normWeightedMap(const HeadMap& weights, const AttentionTrace& trace,
                                      const Matrix& root);

/// One of these maps for a head of a kept run of `transformer`. NormWeighted takes `settings`, as
/// AttentionTrace::headMap does; zeroing has no settings beside those of the run, since it needs what the
/// other heads gave under them. Throws as headMap and valueZeroingMap do.
[[nodiscard]] HeadMap valueMap(ValueMapKind kind, const Transformer& transformer, const Run& run,
                               const HeadId& head, const AttentionSettings& settings, const Job& job = {});

} // namespace headscope
