// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QString>

#include "tests/support/dice.h"

namespace headscope {

/// Text of `length` UTF-16 units or one more, as nobody types it: scripts in all directions, marks without
/// letters, emoji in sequences, controls, noncharacters, halves of surrogate pairs, the tokens of models.
[[nodiscard]] inline QString oddText(Dice& dice, qsizetype length) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    static constexpr std::array kRanges{
        Range{0x20, 0x7E},       Range{0x61, 0x7A},       Range{0x00, 0x1F},       Range{0x7F, 0xFF},
        Range{0x300, 0x36F},     Range{0x5D0, 0x5EA},     Range{0x621, 0x64A},     Range{0x915, 0x94D},
        Range{0xE01, 0xE5B},     Range{0x1100, 0x11FF},   Range{0x200B, 0x200F},   Range{0x2028, 0x202E},
        Range{0x2066, 0x2069},   Range{0x4E00, 0x4FFF},   Range{0xAC00, 0xAD00},   Range{0xD800, 0xDFFF},
        Range{0xE000, 0xE010},   Range{0xFDD0, 0xFDFF},   Range{0xFE00, 0xFE0F},   Range{0xFFF0, 0xFFFF},
        Range{0x1F1E6, 0x1F1FF}, Range{0x1F3FB, 0x1F3FF}, Range{0x1F466, 0x1F469}, Range{0xE0020, 0xE007F}};
    static const std::array kPieces{
        QStringLiteral("<s>"),   QStringLiteral("[MASK]"), QStringLiteral("</s>"),
        QStringLiteral(" the "), QStringLiteral("<b>"),    QStringLiteral("&amp;"),
        QString(QChar(0x200D)),  QStringLiteral("\r\n"),   QStringLiteral("x1 x2")};
    QString text;
    while (text.size() < length) {
        if (dice.isOneOf(8)) {
            text += dice.pick(kPieces);
            continue;
        }
        const Range range = dice.pick(kRanges);
        for (int run = dice.roll(6); run >= 0; --run) {
            const char32_t code =
                range.first +
                static_cast<char32_t>(dice.roll(static_cast<int>(range.last - range.first) + 1));
            code < 0x10000 ? text += QChar(static_cast<char16_t>(code)) : text += QString::fromUcs4(&code, 1);
        }
    }
    text.truncate(length); // perhaps within a pair
    return text;
}

} // namespace headscope
