// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/readable_on.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

} // namespace

double luminance(const QColor& colour) {
    return 0.2126 * linear(double{colour.redF()}) + 0.7152 * linear(double{colour.greenF()}) +
           0.0722 * linear(double{colour.blueF()});
}

double contrast(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

QColor readableOn(const QColor& ground) {
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(ground, white) >= contrast(ground, black) ? white : black;
}

} // namespace headscope
