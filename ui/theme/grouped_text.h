// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QLocale>
#include <QString>

namespace headscope {

/// All digits, in groups of three: "201 326 592", with narrow no-break spaces. A comma would be read as the
/// decimal sign in many languages.
[[nodiscard]] inline QString groupedText(std::uint64_t number) {
    return QLocale(QLocale::English)
        .toString(static_cast<qulonglong>(number))
        .replace(u',', QChar(0x202F));
}

} // namespace headscope
