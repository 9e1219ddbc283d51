// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace headscope {

/// Relative luminance of a colour, 0 to 1 (WCAG 2.1).
[[nodiscard]] double luminance(const QColor& colour);
/// The contrast of two colours, 1 to 21 (WCAG 2.1).
[[nodiscard]] double contrast(const QColor& one, const QColor& other);
/// Black or white, whichever stands out more on `ground`.
[[nodiscard]] QColor readableOn(const QColor& ground);

} // namespace headscope
