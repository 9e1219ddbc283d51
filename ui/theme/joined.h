// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace headscope {

/// What stands between parts that are each whole, and around them, in the language of the window: Chinese
/// has commas and brackets of its own, French a space before a colon.
class Joined {
    Q_DECLARE_TR_FUNCTIONS(headscope::Joined)

  public:
    /// "sum: 1.000"
    [[nodiscard]] static QString labelled(const QString& name, const QString& value) {
        return tr("%1: %2", "a name and its value").arg(name, value);
    }

    /// "L0H1, L0H2"
    [[nodiscard]] static QString listed(const QStringList& parts) {
        return parts.join(tr(", ", "between the parts of a list"));
    }

    /// "q·k = 3; weight 0.5": parts that may have commas of their own.
    [[nodiscard]] static QString listedGroups(const QStringList& parts) {
        return parts.join(tr("; ", "between parts that may be lists"));
    }

    /// "0.58 (of 1)"
    [[nodiscard]] static QString withNote(const QString& text, const QString& note) {
        return tr("%1 (%2)", "a text and a note to it").arg(text, note);
    }

    /// Each with its full stop; empty ones are left out.
    [[nodiscard]] static QString sentences(const QStringList& parts) {
        QString text;
        for (const QString& sentence : parts) {
            if (!sentence.isEmpty()) {
                text = text.isEmpty() ? sentence : tr("%1 %2", "two sentences").arg(text, sentence);
            }
        }
        return text;
    }

    /// “the”
    [[nodiscard]] static QString quoted(const QString& text) {
        return tr("“%1”", "a name or a token in quotation marks").arg(text);
    }
};

} // namespace headscope
