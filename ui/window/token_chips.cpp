// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/token_chips.h"
#include "ui/theme/from_utf8.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "core/base/utf8.h"
#include "core/tokenizer/token_label.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::TokenChips)
};

QString coverage(const Token& token) {
    const std::size_t bytes = token.end - token.begin;
    if (bytes == 0) {
        return Words::tr("covers no bytes of the text");
    }
    return bytes == 1 ? Words::tr("byte %1 of the text").arg(token.begin)
                      : Words::tr("bytes %1–%2 of the text").arg(token.begin).arg(token.end - 1);
}

/// How many tokens from `first` on spell the one character that begins there: 1 where the token holds all of
/// it.
std::size_t tokensOfCharacter(std::span<const Token> tokens, std::size_t first, std::string_view text) {
    if (tokens[first].begin == tokens[first].end) {
        return 1;
    }
    const std::size_t end = tokens[first].begin + firstCodePoint(text.substr(tokens[first].begin)).size;
    std::size_t next = first;
    while (next < tokens.size() && tokens[next].text == tokens[first].text && tokens[next].end < end) {
        ++next;
    }
    return next < tokens.size() && tokens[next].text == tokens[first].text && tokens[next].end == end
               ? next - first + 1
               : 1;
}

} // namespace

std::vector<TokenChip> tokenChips(std::span<const Token> tokens, std::string_view first,
                                  std::string_view second) {
    const bool hasTypes = std::ranges::any_of(tokens, [](const Token& token) { return token.type != 0; });
    std::vector<TokenChip> chips;
    std::size_t groupEnd = 0;
    QString character;
    for (std::size_t position = 0; position < tokens.size(); ++position) {
        const Token& token = tokens[position];
        const std::string_view text = token.text == 0 ? first : second;
        TokenChip chip;
        chip.label = fromUtf8(token.label);
        chip.special = token.begin == token.end;
        if (position >= groupEnd) {
            const std::size_t members = tokensOfCharacter(tokens, position, text);
            groupEnd = position + members;
            character.clear();
            if (members > 1) {
                character = fromUtf8(text.substr(token.begin, firstCodePoint(text.substr(token.begin)).size));
                chip.character = character;
                chip.characterTokens = static_cast<int>(members);
            }
        }
        chip.tooltip = Words::tr("Position %1: %2, id %3\n%4")
                           .arg(QString::number(position), quotedToken(fromUtf8(token.piece)),
                                QString::number(token.id), coverage(token));
        if (!character.isEmpty()) {
            chip.tooltip += Words::tr(", part of %1").arg(quotedToken(character));
        }
        if (hasTypes) {
            chip.tooltip += Words::tr("\ntoken type %1").arg(token.type);
        }
        chips.push_back(std::move(chip));
    }
    return chips;
}

std::vector<TokenChip> patchChips(const PatchSpec& patches, std::span<const Token> tokens) {
    std::vector<TokenChip> chips;
    for (const Token& token : tokens) {
        TokenChip chip;
        chip.label = fromUtf8(token.label);
        chip.special = token.id < patches.leadingCount();
        const Index patch = token.id - patches.leadingCount();
        const Index left = patch % patches.columns * patches.patch;
        const Index top = patch / patches.columns * patches.patch;
        chip.tooltip =
            chip.special
                ? Words::tr("Position %1: %2, a learned token in front of the patches")
                      .arg(token.id)
                      .arg(quotedToken(chip.label))
                : Words::tr(
                      "Position %1: patch in row %2, column %3\npixels %4–%5 across and %6–%7 down of what "
                      "the model sees")
                      .arg(token.id)
                      .arg(patch / patches.columns)
                      .arg(patch % patches.columns)
                      .arg(left)
                      .arg(left + patches.patch - 1)
                      .arg(top)
                      .arg(top + patches.patch - 1);
        chips.push_back(std::move(chip));
    }
    return chips;
}

QString patchText(const PatchSpec& patches) {
    QStringList leading;
    for (const std::string& name : patches.leading) {
        leading += fromUtf8(name);
    }
    return Words::tr("%1 tokens: %2 and %3 × %4 patches of %5 × %5 pixels")
        .arg(patches.tokens())
        .arg(Joined::listed(leading))
        .arg(patches.rows)
        .arg(patches.columns)
        .arg(patches.patch);
}

} // namespace headscope
