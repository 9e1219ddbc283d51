// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "core/trace/head_id.h"
#include "ui/theme/theme.h"

namespace headscope {

/// "L2 H5"; the kind of attention is the same for a whole view and stands in its title.
[[nodiscard]] QString headName(const HeadId& head);

/// "0.182 nats", or "–" where it is not defined.
[[nodiscard]] QString natsText(double value);

/// "no pairs", "1 pair", "24 pairs"
[[nodiscard]] QString pairsText(qint64 pairs);

/// From dark to light over the layers, readable as a dot on a card.
[[nodiscard]] QColor layerColour(int layer, int layers, const Theme& theme);

} // namespace headscope
