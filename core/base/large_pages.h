// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"

namespace headscope {

/// Gives the matrix that size, if it has another: its numbers are then whatever the memory held. One of some
/// megabytes asks for large pages, where the system has them: the faults of small ones, at the first write,
/// cost more than most computations of what is written.
void resizeUninitialised(Matrix& matrix, Index rows, Index columns);

} // namespace headscope
