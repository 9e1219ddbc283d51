// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <utility>

#include <QString>

namespace headscope {

/// A number of a page, absent where there is none (yet).
using NamedNumber = std::pair<const char*, std::optional<double>>;

/// That of the name; nothing where no number has it.
[[nodiscard]] inline std::optional<double> numberNamed(const QString& name,
                                                       std::initializer_list<NamedNumber> numbers) {
    for (const auto& [key, number] : numbers) {
        if (name == QLatin1String(key)) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace headscope
