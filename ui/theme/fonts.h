// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace headscope {

/// `font` where its digits are all of one width, else the system's fixed font in the same size: columns line
/// up.
[[nodiscard]] QFont tabularFont(const QFont& font);
/// The fixed-width font for token pieces, in the size of `font`.
[[nodiscard]] QFont tokenFont(const QFont& font);
/// For captions and hints: nine tenths of `font`.
[[nodiscard]] QFont smallerFont(const QFont& font);
/// The size of `font` in points, also where it is given in pixels.
[[nodiscard]] double pointsOf(const QFont& font);
/// For the name of a card: `font` in bold.
[[nodiscard]] QFont titleFont(const QFont& font);

} // namespace headscope
