// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QString>

#include "ui/palette/value_scale.h"

namespace headscope {

/// A text under a colour bar.
struct BarText {
    QString text;
    double left = 0;  // from the bar's left end, in pixels of the figure
    double width = 0; // its advance
    int line = 0;
    bool isNote = false;
};

/// The ends of the range, the 0 in the middle of a diverging one, and the note, so that none touches another
/// on a bar of that width. As it gets narrower, the note goes to a line of its own, the 0 is left out, and
/// the low end goes below the high one. Numbers are never elided.
[[nodiscard]] std::vector<BarText> barTexts(const ValueScale& scale, const QString& note, const QFont& font,
                                            double width);

/// How many lines they take.
[[nodiscard]] int barLines(const std::vector<BarText>& texts);

} // namespace headscope
