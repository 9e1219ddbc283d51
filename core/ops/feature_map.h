// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// phi(x) = elu(x) + 1 of each number: x + 1 above 0, exp(x) below; always positive (Katharopoulos et al.
/// 2020). phi(q).phi(k) stands in place of exp(q.k) in linear attention.
[[nodiscard]] Matrix positiveFeatures(const MatrixView& states);

} // namespace headscope
