// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace headscope {

/// Distances in pixels, all taken from the height of a line of text, so that everything grows with the font.
struct Spacing {
    int hair = 1;   // a hairline
    int tiny = 2;   // between things that are one
    int small = 4;  // inside a control
    int medium = 8; // between controls
    int large = 14; // between groups, and inside a card's edge
    int radius = 4; // corners
    int line = 17;  // one line of text

    [[nodiscard]] static Spacing of(const QFont& font);
};

} // namespace headscope
