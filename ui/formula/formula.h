// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace headscope {

/// What a part of a formula is to its neighbours: it decides the space between them (The TeXbook, chapter
/// 18).
enum class AtomClass { Ordinary, Operator, Binary, Relation, Opening, Closing, Punctuation, Inner };

enum class LetterStyle { Italic, Upright, Bold, Script, Blackboard };

/// A part of a formula and its parts.
struct FormulaNode {
    enum class Kind {
        Row,      // children side by side
        Symbol,   // `text`, one character or a name ("softmax")
        Words,    // `text` as it is, spaces too
        Fraction, // numerator, denominator
        Root,     // radicand, and the degree where there is one
        Scripts,  // base, below, above; the latter may be empty rows
        Fenced,   // body between the signs `text` and `closing`, which grow with it
        Accent,   // body under the accent `text` (a command's name: "hat", "overline", "underbrace"...)
        Space,    // `amount` em
        Grid,     // children are cells, `columns` a row
        Unknown   // `text` is the source of what is not known
    };

    Kind kind = Kind::Row;
    AtomClass atom = AtomClass::Ordinary;
    LetterStyle style = LetterStyle::Upright;
    QString text;
    QString closing;
    double amount = 0;
    int columns = 0;
    bool takesLimits = false; // what is below and above it stands under and over it where there is room
    bool isLarge = false;     // a sum sign and the like
    bool hasLine = true;      // of a fraction
    std::vector<FormulaNode> children;
};

struct Formula {
    FormulaNode root;
    QString source;
    /// One sentence for each part that was not understood; its source is shown in its place.
    QStringList faults;
};

/// Reads the part of LaTeX's mathematics that lessons use: letters, digits and operators; sub- and
/// superscripts and primes; \frac \tfrac \dfrac \sqrt \binom; \left \right; sums, products and named
/// operators with limits (\sum \prod \max \operatorname \operatorname*); Greek; \mathrm \mathbf \mathcal
/// \mathbb \text; \hat \bar \tilde \vec \dot \overline \underbrace \overbrace; matrix, pmatrix, bmatrix,
/// cases and aligned; the symbols in formula_symbols.h. Never fails.
[[nodiscard]] Formula parseFormula(const QString& source);

} // namespace headscope
