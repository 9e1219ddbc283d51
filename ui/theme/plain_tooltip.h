// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// `text` so that a tooltip shows it letter by letter: Qt takes "<b>x</b>" for HTML otherwise.
[[nodiscard]] QString plainTooltip(const QString& text);

} // namespace headscope
