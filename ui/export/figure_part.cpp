// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_part.h"

#include "ui/palette/palette.h"

namespace headscope {

FigureTheme FigureLook::figureTheme() const {
    return paper == Paper::Print ? FigureTheme::print()
                                 : FigureTheme::onCard(paper == Paper::Dark, theme().card);
}

const Theme& FigureLook::theme() const {
    return paper == Paper::Dark ? Theme::dark() : Theme::light();
}

QString FigureLook::shownDifferencePalette() const {
    return !differencePalette.isEmpty() ? differencePalette
           : paper == Paper::Dark       ? QString(kDarkDiverging)
                                        : QString();
}

ValueScale FigureLook::shownScale(const ValueScale& own) const {
    if (!high || own.kind() == ValueScale::Kind::Diverging) {
        return own;
    }
    return own.kind() == ValueScale::Kind::Log && own.low() < *high
               ? ValueScale::logarithmic(own.low(), *high)
               : ValueScale::linear(0, *high);
}

} // namespace headscope
