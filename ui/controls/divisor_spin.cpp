// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/divisor_spin.h"

#include <algorithm>
#include <cstdlib>

namespace headscope {

DivisorSpin::DivisorSpin(QWidget* parent) : QSpinBox(parent) {}

void DivisorSpin::stepBy(int steps) {
    if (dividend_ < 1) {
        return QSpinBox::stepBy(steps);
    }
    const int direction = steps > 0 ? 1 : -1;
    int number = value();
    for (int step = 0; step < std::abs(steps); ++step) {
        int next = number + direction;
        if (next > dividend_) { // typed beyond it, or at it
            next = direction > 0 ? number : dividend_;
        }
        while (next > 0 && next < dividend_ && dividend_ % next != 0) {
            next += direction;
        }
        number = std::max(next, 1);
    }
    setValue(number);
}

} // namespace headscope
