// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include "ui/theme/side_name.h"

namespace headscope {

/// The program's colours. A widget that paints asks Theme::of(palette()) each time, so that a change of
/// palette is all that a change of theme needs.
struct Theme {
    bool isDark = false;
    QColor background; // behind the cards
    QColor card;       // panels, fields, buttons
    QColor border;     // hairlines round cards and controls
    QColor text;
    QColor muted;  // captions, units, hints; still readable on a card
    QColor accent; // what is chosen or has the focus
    QColor sideA;  // bars, frames, knobs
    QColor sideB;
    QColor sideTextA; // letters and digits in a side's colour; readable on a card and on the side's wash
    QColor sideTextB;
    QColor warning;
    QColor error;
    QColor hatch; // lines over cells that no query may see

    [[nodiscard]] static const Theme& light();
    [[nodiscard]] static const Theme& dark();
    /// The same with black on white, or white on black, and strong lines: for projectors.
    [[nodiscard]] static const Theme& strongLight();
    [[nodiscard]] static const Theme& strongDark();
    /// Light or dark as the desktop was when the program started.
    [[nodiscard]] static const Theme& ofSystem();
    /// The theme that a palette belongs to, by its window colour; of a palette of none, by its lightness.
    [[nodiscard]] static const Theme& of(const QPalette& palette);

    [[nodiscard]] const QColor& side(SideName name) const { return name == SideName::A ? sideA : sideB; }
    [[nodiscard]] const QColor& sideText(SideName name) const {
        return name == SideName::A ? sideTextA : sideTextB;
    }
    /// A pale wash of `colour` on a card, for what is chosen.
    [[nodiscard]] QColor wash(const QColor& colour) const;
    [[nodiscard]] QPalette palette() const;
};

} // namespace headscope
