// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/side_choice.h"

#include <QEvent>

#include "ui/theme/side_letter.h"
#include "ui/theme/theme.h"

namespace headscope {

SideChoice::SideChoice(const QString& a, const QString& b, QWidget* parent) : SegmentedChoice(parent) {
    setSegments({{sideLetter(SideName::A), a}, {sideLetter(SideName::B), b}});
    setSide(SideName::A);
    connect(this, &SegmentedChoice::chosen, this, [this](int side) {
        colour();
        Q_EMIT sideChosen(static_cast<SideName>(side));
    });
}

void SideChoice::setSide(SideName side) {
    setCurrent(static_cast<int>(side));
    colour();
}

void SideChoice::colour() {
    setAccent(Theme::of(palette()).side(side()));
}

void SideChoice::changeEvent(QEvent* event) {
    SegmentedChoice::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colour();
    }
}

} // namespace headscope
