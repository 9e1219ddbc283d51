// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/matrix.h"

namespace headscope {

/// Silu: x / (1 + exp(-x)). Gelu: x Phi(x), with the normal distribution's Phi (Hendrycks and Gimpel 2016).
/// GeluTanh: its approximation 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))). QuickGelu: the other one,
/// x / (1 + exp(-1.702 x)) (CLIP). Relu: max(x, 0).
enum class Activation { Silu, Gelu, GeluTanh, QuickGelu, Relu };

/// By the names that Hugging Face configurations use ("silu", "gelu_new", "gelu_pytorch_tanh" ...); nothing
/// for others.
[[nodiscard]] std::optional<Activation> activationNamed(std::string_view name);

/// values <- activation(values)
void activate(Matrix& values, Activation activation);

/// gate <- activation(gate) o up: the inner part of a gated feed-forward block (Shazeer 2020).
void activateTimes(Matrix& gate, Activation activation, const MatrixView& up);

} // namespace headscope
