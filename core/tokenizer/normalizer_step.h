// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/tokenizer/text_pattern.h"

namespace headscope {

/// Unicode's normalisation forms (UAX 15).
enum class UnicodeForm { Nfc, Nfd, Nfkc, Nfkd };

struct ToUnicodeForm {
    UnicodeForm form = UnicodeForm::Nfc;
};

struct ToLowercase {};

/// Drops marks (categories Mn, Mc, Me); accents that are part of a letter stay, unless NFD came before.
struct DropAccents {};

/// Drops white space at the ends of the text.
struct TrimSpace {
    bool left = true;
    bool right = true;
};

struct ReplaceText {
    TextPattern pattern;
    std::string content;
};

/// Puts text in front, unless there is none that it would be in front of.
struct PrependText {
    std::string text;
};

/// What BERT does: drops control characters and makes all white space " " (cleanText), puts spaces around
/// Chinese characters, drops accents (where not said: if it also lowercases), lowercases.
struct BertNormalization {
    bool cleanText = true;
    bool spaceChineseCharacters = true;
    std::optional<bool> dropAccents;
    bool lowercase = true;
};

/// What SentencePiece's "nmt" rules do: drops some control characters, makes others and odd spaces " ".
struct NmtNormalization {};

/// SentencePiece's compiled rules ("precompiled_charsmap"), decoded from base64.
struct CharacterMapNormalization {
    std::string map;
};

/// Each byte becomes the character that stands for it in byte-level vocabularies.
struct ByteLevelNormalization {};

/// One step of what is done to text before it is cut. Steps follow each other in a vector.
using NormalizerStep =
    std::variant<ToUnicodeForm, ToLowercase, DropAccents, TrimSpace, ReplaceText, PrependText,
                 BertNormalization, NmtNormalization, CharacterMapNormalization, ByteLevelNormalization>;

} // namespace headscope
