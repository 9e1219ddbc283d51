// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/checkpoint/config_reader.h"
#include "core/model/model_spec.h"
#include "core/model/tensor_names.h"

namespace headscope {

// Bounds of what a configuration may ask for, above all published models.
inline constexpr Index kMostLayers = 1024;
inline constexpr Index kMostHeads = 4096;
inline constexpr Index kWidest = Index{1} << 20;
inline constexpr Index kLargestVocabulary = Index{1} << 24;
inline constexpr Index kLongestContext = Index{1} << 30;

/// A whole number from 1 to `highest`.
[[nodiscard]] int smallInteger(const ConfigReader& config, std::string_view key, Index highest);

/// The epsilon of a norm.
[[nodiscard]] float readEpsilon(const ConfigReader& config, std::string_view key, double absent);

/// The activation that the key names, or `absent`.
[[nodiscard]] Activation readActivation(const ConfigReader& config, std::string_view key, Activation absent);

/// The attention of a model whose heads share out the residual stream's width: as many K/V heads as heads,
/// factor 1 / sqrt(d_k), positions not in the attention. `headsKey` names the number of heads.
[[nodiscard]] AttentionSpec readEqualHeads(const ConfigReader& config, std::string_view headsKey,
                                           Index width);

/// 1 / sqrt(width), as a model's factor.
[[nodiscard]] float inverseRoot(double width);

/// Rotary positions of the first `width` features, scaled for long contexts as "rope_scaling" (or
/// "rope_parameters") says. Throws Error for kinds of scaling that are not supported.
[[nodiscard]] RotarySpec readRotary(const ConfigReader& config, int width, double absentTheta);

/// The most tokens: max_position_embeddings.
[[nodiscard]] Index readContext(const ConfigReader& config);

/// The names stem + ".weight" and stem + ".bias".
[[nodiscard]] LinearNames linearNames(const std::string& stem);
[[nodiscard]] NormNames normNames(const std::string& stem);

/// Queries, keys and values are the rows of one tensor, in this order, each of all heads.
void fuseQueryKeyValue(AttentionNames& names, const LinearNames& fused, const AttentionSpec& attention);
/// Gate and up projection are the rows of one tensor, in this order, `width` each.
void fuseGateUp(FeedForwardNames& names, const LinearNames& fused, Index width);

} // namespace headscope
