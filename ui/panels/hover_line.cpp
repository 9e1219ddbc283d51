// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hover_line.h"
#include "ui/theme/theme.h"

namespace headscope {

HoverLine::HoverLine(QWidget* parent) : ThemedLabel(&Theme::muted, nullptr, parent) {
    setObjectName(QStringLiteral("hoverLine"));
    setElidable(true);
}

void HoverLine::setHint(const QString& hint) {
    hint_ = hint;
    refresh();
}

void HoverLine::showPointed(const QString& text) {
    pointed_ = text;
    refresh();
}

void HoverLine::refresh() {
    setColour(pointed_.isEmpty() ? &Theme::muted : &Theme::text);
    setText(pointed_.isEmpty() ? hint_ : pointed_);
}

} // namespace headscope
