// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/emoji_places.h"

#include <QHash>
#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QTextFragment>

#include "ui/heatmap/colour_glyphs.h"

namespace headscope {

namespace {

// Letters before it are asked for too often to lay out each, and have no colours.
constexpr ushort kFirstLetter = 0x2000;

class Finder {
  public:
    explicit Finder(const QFont& font) : font_(font) {}

    void look(const QTextFragment& fragment, std::vector<EmojiPlace>& places) {
        const QString text = fragment.text();
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
        for (qsizetype begin = 0, end = letters.toNextBoundary(); end > begin;
             begin = end, end = letters.toNextBoundary()) {
            const QString letter = text.mid(begin, end - begin);
            if (isColoured(letter)) {
                places.push_back({fragment.position() + static_cast<int>(begin), letter,
                                  fragment.charFormat().font().resolve(font_)});
            }
        }
    }

  private:
    bool isColoured(const QString& letter) {
        if (letter[0] < QChar(kFirstLetter) || letter[0] == QChar::ObjectReplacementCharacter) {
            return false;
        }
        const auto known = known_.constFind(letter);
        return known == known_.constEnd() ? *known_.insert(letter, hasColourGlyphs(letter, font_)) : *known;
    }

    QFont font_;
    QHash<QString, bool> known_;
};

} // namespace

std::vector<EmojiPlace> emojiPlaces(const QTextDocument& document) {
    std::vector<EmojiPlace> places;
    Finder finder(document.defaultFont());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            finder.look(part.fragment(), places);
        }
    }
    return places;
}

} // namespace headscope
