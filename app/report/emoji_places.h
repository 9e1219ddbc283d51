// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QString>

class QTextDocument;

namespace headscope {

/// A letter of a document that is drawn in colours of its own, and so not at all in a PDF of Qt.
struct EmojiPlace {
    int position = 0; // in the document
    QString letter;   // all of it: an emoji may be made of several
    QFont font;
};

/// All of them, in the order of their positions.
[[nodiscard]] std::vector<EmojiPlace> emojiPlaces(const QTextDocument& document);

} // namespace headscope
