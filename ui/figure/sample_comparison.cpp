// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/sample_comparison.h"

namespace headscope {

QString sampleSentence() {
    return QStringLiteral("The cat sat by the fire, and the dog sat by the cat.");
}

std::pair<Side, Side> sampleSides() {
    Side a;
    a.head = {0, 1};
    a.scope = Scope::Rerun;
    Side b = a;
    b.attention.scale = FixedScale{1.0F};
    return {a, b};
}

} // namespace headscope
