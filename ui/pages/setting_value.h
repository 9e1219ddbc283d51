// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <optional>

#include <QJsonValue>
#include <QStringList>

namespace headscope {

/// Of a setting that is a side, in the order of SideName.
inline const QStringList kSideWords{QStringLiteral("a"), QStringLiteral("b")};

/// Which of `words` it is; nothing for another word, and for what is no text.
[[nodiscard]] inline std::optional<int> placeOf(const QJsonValue& value, const QStringList& words) {
    const qsizetype place = value.isString() ? words.indexOf(value.toString()) : -1;
    return place >= 0 ? std::optional(static_cast<int>(place)) : std::nullopt;
}

/// A whole number from `low` to `high`; nothing for anything else.
[[nodiscard]] inline std::optional<int> wholeNumber(const QJsonValue& value, int low, int high) {
    const double number = value.toDouble(std::nan(""));
    return number >= low && number <= high && number == std::floor(number)
               ? std::optional(static_cast<int>(number))
               : std::nullopt;
}

} // namespace headscope
