// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QStringList>

#include "core/base/token.h"

namespace headscope {

/// What stands on an axis: a label for each token, and all of its piece for tooltips.
struct AxisLabels {
    QStringList labels;
    QStringList full;
};

[[nodiscard]] inline AxisLabels axisLabels(std::span<const Token> tokens) {
    AxisLabels axis;
    for (const Token& token : tokens) {
        axis.labels += QString::fromStdString(token.label);
        axis.full += QString::fromStdString(token.piece);
    }
    return axis;
}

} // namespace headscope
