// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include <QString>

#include "ui/theme/side_name.h"

namespace headscope {

/// What a head's weights alone say, of one side. NaN is shown as undefined.
struct SpectrumLook {
    static constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

    QString title; // "L2 H5"
    SideName side = SideName::A;
    std::vector<double> qk; // singular values, the largest first
    std::vector<double> ov;
    double qkRank = kUndefined; // effective ranks
    double ovRank = kUndefined;
    double copying = kUndefined; // OV copying score, −1 to 1
    QString note;                // what is folded into the matrices
};

} // namespace headscope
