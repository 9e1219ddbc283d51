// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/bar_texts.h"

#include <algorithm>

#include "ui/heatmap/figure_fonts.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr double kGap = 0.6; // in units of the font's size

} // namespace

std::vector<BarText> barTexts(const ValueScale& scale, const QString& note, const QFont& font, double width) {
    const double gap = kGap * font.pixelSize();
    const auto textOf = [&](const QString& text) {
        return BarText{.text = text, .left = 0, .width = textWidth(text, font), .line = 0, .isNote = false};
    };
    BarText low = textOf(scale.lowText());
    BarText high = textOf(scale.highText());
    low.line = low.width + gap + high.width <= width ? 0 : 1;

    std::vector<BarText> result;
    if (!note.isEmpty()) {
        const BarText both = textOf(Joined::withNote(high.text, note));
        if (low.line == 0 && low.width + gap + both.width <= width) {
            high = both;
        } else {
            BarText own = textOf(fittedText(note, font, width));
            own.isNote = true;
            own.left = width - own.width;
            own.line = low.line == 0 || low.width + gap + own.width <= width ? 1 : 2;
            result.push_back(own);
        }
    }
    high.left = width - high.width;
    if (scale.kind() == ValueScale::Kind::Diverging && low.line == 0) {
        BarText zero = textOf(QStringLiteral("0"));
        zero.left = (width - zero.width) / 2;
        if (low.width + gap <= zero.left && zero.left + zero.width + gap <= high.left) {
            result.push_back(zero);
        }
    }
    result.insert(result.begin(), {low, high});
    return result;
}

int barLines(const std::vector<BarText>& texts) {
    return 1 + std::ranges::max(texts, {}, &BarText::line).line;
}

} // namespace headscope
