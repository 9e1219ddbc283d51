// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// A token's text within a line: “the”, in an isolate, so that a right-to-left piece does not turn the line
/// round.
[[nodiscard]] inline QString quotedToken(const QString& label) {
    return QStringLiteral("“\u2068%1\u2069”").arg(label);
}

/// The same with its position: 12 “the”
[[nodiscard]] inline QString quotedToken(qint64 position, const QString& label) {
    return QStringLiteral("%1 %2").arg(QString::number(position), quotedToken(label));
}

} // namespace headscope
