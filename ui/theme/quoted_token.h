// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// A token within a line: 12 “the”, in an isolate, so that a right-to-left piece does not turn the line
/// round.
[[nodiscard]] inline QString quotedToken(qint64 position, const QString& label) {
    return QStringLiteral("%1 “\u2068%2\u2069”").arg(QString::number(position), label);
}

} // namespace headscope
