// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "ui/palette/value_scale.h"

namespace headscope {

/// How weights become colours in a view of all heads or all layers.
struct WeightColours {
    QString palette;                // a sequential one; empty means the default
    std::optional<double> logFloor; // of a logarithmic scale

    [[nodiscard]] ValueScale scale(double high) const {
        return logFloor ? ValueScale::logarithmic(*logFloor, high) : ValueScale::linear(0, high);
    }
    bool operator==(const WeightColours&) const = default;
};

} // namespace headscope
