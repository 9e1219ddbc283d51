// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace headscope {

/// Whether a font that a line of text needs has colour bitmaps or layers for letters, as emoji have. Qt's PDF
/// leaves them out without a word.
[[nodiscard]] bool hasColourGlyphs(const QString& text, const QFont& font);

} // namespace headscope
