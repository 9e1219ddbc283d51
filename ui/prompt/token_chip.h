// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headscope {

/// One token as it is shown. `label` has its spaces visible already ("·the"); all texts are plain.
///
/// Tokens that are single bytes of one character stand in one frame behind that character. The caller says so
/// at the first of them, for instance for "é" as ⟨C3⟩ ⟨A9⟩ with character "é" and characterTokens 2; at the
/// others, and at every token that is a piece of text, both stay as they are.
struct TokenChip {
    QString label;
    QString tooltip; // piece, id, position, byte range
    bool special = false;
    QString character;       // what this token and those behind it spell
    int characterTokens = 1; // how many these are, this one counted
};

} // namespace headscope
