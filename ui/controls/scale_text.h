// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace headscope {

/// "0.1768", "1", "0.25", "0", "1.5e-5": four significant digits at most below 1000, and no exponent above.
[[nodiscard]] QString factorText(double factor);
/// What a factor is called where it has a name: "1/√32", "1/32", "none"; else empty.
[[nodiscard]] QString factorName(double factor, int headWidth);
/// Reads "0.25", "0,25", "1/8", "1/√32" and "1/sqrt(32)". Nothing where that is no number in [0, 1e6].
[[nodiscard]] std::optional<float> parseFactor(const QString& text);

} // namespace headscope
