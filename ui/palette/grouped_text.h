// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QLocale>
#include <QString>

namespace headscope {

/// All digits, in groups of three: "201,326,592".
[[nodiscard]] inline QString groupedText(std::uint64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

} // namespace headscope
