// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// gate <- silu(gate) o up, with silu(x) = x / (1 + exp(-x)): the inner part of SwiGLU (Shazeer 2020).
void siluTimes(Matrix& gate, const MatrixView& up);

} // namespace headscope
