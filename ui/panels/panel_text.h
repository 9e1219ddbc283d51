// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trace/head_id.h"

namespace headscope {

/// "L2 H5"; the kind of attention is the same for a whole view and stands in its title.
[[nodiscard]] QString shortHeadName(const HeadId& head);

/// "0.182 nats", or "–" where it is not defined.
[[nodiscard]] QString natsText(double value);

/// "no pairs", "1 pair", "24 pairs"
[[nodiscard]] QString pairsText(qint64 pairs);

} // namespace headscope
