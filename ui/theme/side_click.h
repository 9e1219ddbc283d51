// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <optional>

#include "ui/theme/side_name.h"

namespace headscope {

/// The side that Shift makes the difference for: B with it.
[[nodiscard]] inline SideName shiftedSide(Qt::KeyboardModifiers modifiers) {
    return modifiers.testFlag(Qt::ShiftModifier) ? SideName::B : SideName::A;
}

/// What a click on a head chooses, everywhere: A by the left button, B by the right one or with Shift.
[[nodiscard]] inline std::optional<SideName> clickedSide(Qt::MouseButton button,
                                                         Qt::KeyboardModifiers modifiers) {
    if (button == Qt::RightButton) {
        return SideName::B;
    }
    if (button != Qt::LeftButton) {
        return std::nullopt;
    }
    return shiftedSide(modifiers);
}

/// Return and Enter choose.
[[nodiscard]] inline std::optional<SideName> enteredSide(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) {
        return std::nullopt;
    }
    return shiftedSide(event.modifiers());
}

} // namespace headscope
