// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/spacing.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace headscope {

Spacing Spacing::of(const QFont& font) {
    const double line = QFontMetricsF(font).height();
    const auto share = [line](double part) {
        return std::max(1, static_cast<int>(std::lround(line * part)));
    };
    return {.hair = share(0.055),
            .tiny = share(0.12),
            .small = share(0.25),
            .medium = share(0.45),
            .large = share(0.75),
            .radius = share(0.26),
            .line = static_cast<int>(std::ceil(line))};
}

} // namespace headscope
