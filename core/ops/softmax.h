// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace headscope {

/// exp(x - max) / sum in place; the values then sum to 1. Does nothing to an empty span.
void softmaxInPlace(std::span<float> values);

/// The same with one more value, `sink`, in maximum and sum: the values then sum to less than 1.
void softmaxInPlace(std::span<float> values, float sink);

/// ln sum exp(x) without overflow. The span must not be empty.
[[nodiscard]] double logSumExp(std::span<const float> values);

/// ln(exp(a) + exp(b)); either may be -infinity.
[[nodiscard]] double logAddExp(double a, double b);

/// -ln softmax(values)[index], in nats: the loss of an entry.
[[nodiscard]] double negativeLogSoftmax(std::span<const float> values, int index);

} // namespace headscope
