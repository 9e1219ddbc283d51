// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

inline constexpr QChar kMinus(u'\u2212');

/// A number's text with the minus sign that digits stand well with, in place of a hyphen in front.
[[nodiscard]] inline QString withTrueMinus(const QString& text) {
    return text.startsWith(u'-') ? kMinus + text.mid(1) : text;
}

} // namespace headscope
