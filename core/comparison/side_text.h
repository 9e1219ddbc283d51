// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/base/sentence.h"
#include "core/comparison/side.h"

namespace headscope {

/// Reads "layer=2,head=5,kind=cross,scale=none,kv-heads=1,pooling=first,mask=window:4,kernel=sink:0,
/// scope=rerun" (without spaces) on top of `start`; every key is optional. kind: self, encoder or cross;
/// scale: model, none or a number; kv-heads: model or a number; pooling: mean or first; mask: model, none,
/// causal or window:N; kernel: softmax, sink, sink:LOGIT or linear; scope: rescore or rerun.
/// Throws Error that names the key, what it may be and what was found.
[[nodiscard]] Side parseSide(std::string_view text, Side start = {});

/// One key of the above.
void setSideValue(Side& side, std::string_view key, std::string_view value);

/// What differs from the model's own, beside layer and head, as setSideValue reads it: {"scale", "none"}.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string>> sideValues(const Side& side);

/// A mask as parseSide reads it: "model", "none", "causal", "window:4".
[[nodiscard]] std::string maskText(const Mask& mask);
/// A kernel as parseSide reads it: "softmax", "sink:0.5", "linear".
[[nodiscard]] std::string kernelText(const Kernel& kernel);

/// The factor as a person writes it: "× 1/√32 = 0.1768 (model)", "no factor (× 1)", "× 0.5". For a linear
/// kernel what it does without: "linear kernel: no factor, no cap".
[[nodiscard]] std::string describeFactor(const AttentionSettings& settings, const AttentionSpec& spec);

/// What differs from the model beside the factor: "2 of 4 K/V heads (mean), no further training", "no mask",
/// "sink of logit 0", "φ(q)·φ(k), no further training"; empty where nothing does.
[[nodiscard]] std::string describeChanges(const AttentionSettings& settings, const AttentionSpec& spec);

/// What the model does with its scores beside the factor: "QK-norm of each head · rotary positions, base
/// 10000 · soft cap 50: 50 tanh(s / 50) · sliding window of 4096".
[[nodiscard]] std::string describeScores(const AttentionSpec& spec);

/// The same for all layers of a kind: layers that do the same share a line, "layers 0 to 4, 6: ...", and no
/// numbers stand in front where all do.
[[nodiscard]] std::vector<std::string> describeScores(std::span<const AttentionSpec> layers);

/// "this softmax only" or "whole model".
[[nodiscard]] std::string describeScope(Scope scope);

/// All of it on one line: "× 1/√32 = 0.1768 (model) · 2 of 4 K/V heads (mean) · whole model".
[[nodiscard]] std::string describeSide(const Side& side, const AttentionSpec& spec);

} // namespace headscope
