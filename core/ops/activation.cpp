// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/activation.h"

#include <cassert>

namespace headscope {

void siluTimes(Matrix& gate, const MatrixView& up) {
    assert(gate.rows() == up.rows() && gate.cols() == up.cols());
    gate.array() = gate.array() / (1.0F + (-gate.array()).exp()) * up.array();
}

} // namespace headscope
