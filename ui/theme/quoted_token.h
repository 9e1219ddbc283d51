// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/theme/joined.h"

namespace headscope {

/// A token's text within a line: “the” in the language's marks, in an isolate, so that a right-to-left piece
/// does not turn the line round.
[[nodiscard]] inline QString quotedToken(const QString& label) {
    return Joined::quoted(QStringLiteral("\u2068%1\u2069").arg(label));
}

/// The same with its position: 12 “the”
[[nodiscard]] inline QString quotedToken(qint64 position, const QString& label) {
    return QStringLiteral("%1 %2").arg(QString::number(position), quotedToken(label));
}

/// Two texts as one label, to be put in quotes by quotedToken: “the” | “a”
[[nodiscard]] inline QString labelOfBoth(const QString& label, const QString& otherLabel) {
    const QStringList marks = Joined::quoted(QStringLiteral("\n")).split(u'\n'); // what opens, what closes
    return QStringLiteral("%1\u2069%2 | %3\u2068%4").arg(label, marks.last(), marks.first(), otherLabel);
}

} // namespace headscope
