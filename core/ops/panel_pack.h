// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/matrix.h"
#include "core/ops/half_packet.h"
#include "core/ops/weight.h"

namespace headscope {

/// A panel: two vectors of outputs for each of up to kPanelColumns columns, which fit the first cache. It is
/// a multiple of the blocks of quantised types.
inline constexpr Index kPanel = 2 * kPacket;
inline constexpr Index kPanelColumns = 256;

/// Transposes rows `outputs` (at most kPanel) of the weight, columns `columns`, as float32 into `panel`,
/// aligned as vectors are: kPanel values for each column, zeros for rows that are not there. `columns` begins
/// at a multiple of kPanelColumns.
void packPanel(const Weight& weight, IndexRange outputs, IndexRange columns, float* panel);

} // namespace headscope
