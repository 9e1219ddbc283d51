// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetrics>

namespace headscope {

/// Whether there is a font on this machine that Latin letters and digits can be drawn with.
[[nodiscard]] bool hasFonts();

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

/// `font` behind a Latin one where it is made for Chinese, Japanese or Korean and draws a middle dot as wide
/// as a character of theirs: tokens, formulas and rows keep the shape that they have in other languages.
[[nodiscard]] QFont withLatinFirst(const QFont& font);
/// The width of a letter, for sizes that are given in characters. QFontMetrics::averageCharWidth is that of a
/// Chinese character in a font that has them.
[[nodiscard]] int characterWidth(const QFontMetrics& metrics);

} // namespace headscope
