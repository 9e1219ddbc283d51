// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_layout.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ui/formula/formula_ink.h"

namespace headscope {

namespace {

using Kind = FormulaNode::Kind;
using enum AtomClass;

/// How large, and how generous: TeX's styles.
enum class Style { Display, Text, Script, ScriptScript };

constexpr double kMu = 1 / 18.0; // em; distances between atoms are counted in it

Style smaller(Style style) {
    return style == Style::Display || style == Style::Text ? Style::Script : Style::ScriptScript;
}

bool isScript(Style style) {
    return style == Style::Script || style == Style::ScriptScript;
}

/// The TeXbook, page 170: between a left and a right atom, in mu. Negative: not in sub- and superscripts.
int spaceBetween(AtomClass left, AtomClass right) {
    //                                       Ord Op  Bin Rel Open Close Punct Inner
    constexpr std::array<std::array<int, 8>, 8> kTable{{{0, 3, -4, -5, 0, 0, 0, -3},      // Ordinary
                                                        {3, 3, 0, -5, 0, 0, 0, -3},       // Operator
                                                        {-4, -4, 0, 0, -4, 0, 0, -4},     // Binary
                                                        {-5, -5, 0, 0, -5, 0, 0, -5},     // Relation
                                                        {0, 0, 0, 0, 0, 0, 0, 0},         // Opening
                                                        {0, 3, -4, -5, 0, 0, 0, -3},      // Closing
                                                        {-3, -3, 0, -3, -3, -3, -3, -3},  // Punctuation
                                                        {-3, 3, -4, -5, -3, 0, -3, -3}}}; // Inner
    return kTable.at(static_cast<std::size_t>(left)).at(static_cast<std::size_t>(right));
}

/// A sign that has nothing to join is none: the minus of "-1" or of "= -1".
std::vector<AtomClass> atomsOf(const std::vector<FormulaNode>& children) {
    std::vector<AtomClass> atoms;
    for (const FormulaNode& child : children) {
        atoms.push_back(child.atom);
    }
    const auto joinsNothing = [](AtomClass before) {
        return before == Binary || before == Operator || before == Relation || before == Opening ||
               before == Punctuation;
    };
    for (std::size_t child = 0; child < atoms.size(); ++child) {
        if (atoms[child] == Binary && (child == 0 || joinsNothing(atoms[child - 1]))) {
            atoms[child] = Ordinary;
        }
        const bool endsHere =
            atoms[child] == Relation || atoms[child] == Closing || atoms[child] == Punctuation;
        if (endsHere && child > 0 && atoms[child - 1] == Binary) {
            atoms[child - 1] = Ordinary;
        }
    }
    return atoms;
}

class FormulaLayout {
  public:
    explicit FormulaLayout(double em)
        : fonts_{FormulaFont(em), FormulaFont(em), FormulaFont(em * 0.73), FormulaFont(em * 0.58)} {}

    [[nodiscard]] FormulaBox box(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        switch (node.kind) {
        case Kind::Row:
            return row(node, style);
        case Kind::Symbol:
            return node.isLarge ? font.largeSign(node.text, style == Style::Display ? 1.6 : 1.15)
                                : font.letters(node.text, node.style);
        case Kind::Words:
            return font.letters(node.text, node.style);
        case Kind::Fraction:
            return fraction(node, style);
        case Kind::Root:
            return root(node, style);
        case Kind::Scripts:
            return hasLimits(node, style) ? limits(node, style) : scripts(node, style);
        case Kind::Fenced:
            return fenced(node, style);
        case Kind::Accent:
            return accent(node, style);
        case Kind::Space: {
            FormulaBox space;
            space.width = node.amount * font.em();
            return space;
        }
        case Kind::Grid:
            return grid(node, style);
        case Kind::Unknown: {
            FormulaBox source = font.letters(node.text, LetterStyle::Upright);
            for (FormulaInk& ink : source.inks) {
                ink.isFault = true;
            }
            return source;
        }
        }
        return {};
    }

  private:
    [[nodiscard]] const FormulaFont& fontOf(Style style) const {
        return fonts_.at(static_cast<std::size_t>(style));
    }

    [[nodiscard]] FormulaBox row(const FormulaNode& node, Style style) const {
        const std::vector<AtomClass> atoms = atomsOf(node.children);
        const double mu = fontOf(style).em() * kMu;
        FormulaBox whole;
        std::optional<AtomClass> before;
        double x = 0;
        for (std::size_t child = 0; child < node.children.size(); ++child) {
            const FormulaNode& part = node.children[child];
            if (part.kind == Kind::Row && part.children.empty()) {
                continue;
            }
            if (part.kind == Kind::Space) {
                x += part.amount * fontOf(style).em();
                continue;
            }
            if (before) {
                const int space = spaceBetween(*before, atoms[child]);
                x += mu * (space < 0 ? (isScript(style) ? 0 : -space) : space);
            }
            const FormulaBox ink = box(part, style);
            whole.add(ink, {x, 0});
            whole.overhang = ink.overhang;
            x += ink.width;
            before = atoms[child];
        }
        whole.width = qMax(whole.width, x);
        return whole;
    }

    [[nodiscard]] FormulaBox fraction(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const Style inner = style == Style::Display ? Style::Text : smaller(style);
        const FormulaBox above = box(node.children[0], inner);
        const FormulaBox below = box(node.children[1], inner);
        const double pad = font.em() * 0.1;
        const double width = qMax(above.width, below.width) + 2 * pad;
        const double rule = font.rule();
        const double gap = style == Style::Display ? font.em() * 0.22 : font.em() * 0.12;
        FormulaBox whole;
        whole.add(above, {pad + (width - 2 * pad - above.width) / 2,
                          -(font.axis() + rule / 2 + gap + above.descent)});
        whole.add(below, {pad + (width - 2 * pad - below.width) / 2,
                          -(font.axis() - rule / 2 - gap - below.ascent)});
        if (node.hasLine) {
            whole.addPath(barPath(pad / 2, -font.axis() - rule / 2, width - pad, rule));
        }
        whole.ascent = qMax(whole.ascent, font.axis() + rule / 2);
        whole.descent = qMax(whole.descent, -font.axis() + rule / 2);
        whole.width = width;
        return whole;
    }

    [[nodiscard]] FormulaBox root(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const FormulaBox body = box(node.children[0], style);
        const FormulaBox degree = box(node.children[1], Style::ScriptScript);
        const double gap = font.em() * (style == Style::Display ? 0.16 : 0.1);
        const double sign = font.em() * 0.62;
        const double left = qMax(sign, degree.width + sign * 0.55);
        const double inside = qMax(body.ascent, font.xHeight());
        const double bottom = qMax(body.descent, 0.0) + font.rule();
        const double top = -(inside + gap + font.rule() / 2);
        FormulaBox whole;
        whole.add(body, {left, 0});
        QPainterPath path = rootPath(sign, body.width + font.em() * 0.06, top, bottom, font.rule());
        whole.addPath(path.translated(left - sign, 0));
        if (!degree.inks.empty()) {
            whole.add(degree,
                      {left - sign * 0.55 - degree.width, top + (bottom - top) * 0.42 - degree.descent});
        }
        whole.ascent = qMax(whole.ascent, -top + font.rule() / 2);
        whole.descent = qMax(whole.descent, bottom);
        whole.width = left + body.width + font.em() * 0.1;
        return whole;
    }

    /// Beside the base, below and above. Distances: The TeXbook, appendix G, rule 18.
    [[nodiscard]] FormulaBox scripts(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const FormulaBox base = box(node.children[0], style);
        const FormulaBox below = box(node.children[1], smaller(style));
        const FormulaBox above = box(node.children[2], smaller(style));
        const bool isLetter = node.children[0].kind == Kind::Symbol && !node.children[0].isLarge;
        const double em = font.em();
        double up =
            qMax(isLetter ? 0.0 : base.ascent - em * 0.3, em * (style == Style::Display ? 0.42 : 0.37));
        up = qMax(up, above.descent + font.xHeight() / 4);
        double down =
            qMax(isLetter ? 0.0 : base.descent + em * 0.05, em * (above.inks.empty() ? 0.16 : 0.24));
        down = qMax(down, below.ascent - font.xHeight() * 0.8);
        if (!above.inks.empty() && !below.inks.empty()) {
            const double between = (up - above.descent) - (below.ascent - down);
            down += qMax(0.0, 4 * font.rule() - between);
        }
        FormulaBox whole;
        whole.add(base, {0, 0});
        double right = base.width;
        if (!above.inks.empty()) {
            whole.add(above, {base.width + base.overhang + em * 0.04, -up});
            right = base.width + base.overhang + em * 0.04 + above.width;
        }
        if (!below.inks.empty()) {
            whole.add(below, {base.width + em * 0.02, down});
            right = qMax(right, base.width + em * 0.02 + below.width);
        }
        whole.width = right + em * 0.05;
        return whole;
    }

    [[nodiscard]] static bool hasLimits(const FormulaNode& node, Style style) {
        return node.takesLimits && (style == Style::Display || node.children[0].kind == Kind::Accent);
    }

    /// Under and over the base.
    [[nodiscard]] FormulaBox limits(const FormulaNode& node, Style style) const {
        const double em = fontOf(style).em();
        const FormulaBox base = box(node.children[0], style);
        const FormulaBox below = box(node.children[1], smaller(style));
        const FormulaBox above = box(node.children[2], smaller(style));
        const double width = qMax(base.width, qMax(below.width, above.width));
        const double gap = em * 0.18;
        FormulaBox whole;
        whole.add(base, {(width - base.width) / 2, 0});
        if (!above.inks.empty()) {
            whole.add(above, {(width - above.width) / 2, -(base.ascent + gap + above.descent)});
        }
        if (!below.inks.empty()) {
            whole.add(below, {(width - below.width) / 2, base.descent + gap + below.ascent});
        }
        whole.width = width;
        return whole;
    }

    [[nodiscard]] FormulaBox fenced(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const FormulaBox body = box(node.children[0], style);
        const double half = qMax(body.ascent - font.axis(), body.descent + font.axis());
        FormulaBox whole;
        const FormulaBox opening = font.bracket(node.text, half);
        whole.add(opening, {0, 0});
        whole.add(body, {opening.width, 0});
        whole.add(font.bracket(node.closing, half), {opening.width + body.width + body.overhang, 0});
        return whole;
    }

    [[nodiscard]] FormulaBox accent(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const FormulaBox body = box(node.children[0], style);
        const QPainterPath sign = accentPath(node.text, body.width, font.em(), font.rule());
        const QRectF rect = sign.boundingRect();
        const double gap = font.em() * 0.08;
        FormulaBox whole;
        whole.add(body, {0, 0});
        if (node.text.startsWith(QLatin1String("under"))) {
            whole.addPath(sign.translated(0, body.descent + gap - rect.top()));
            whole.descent = body.descent + gap + rect.height();
        } else {
            whole.addPath(sign.translated(body.overhang / 2, -(body.ascent + gap) - rect.bottom()));
            whole.ascent = body.ascent + gap + rect.height();
        }
        whole.overhang = body.overhang;
        return whole;
    }

    [[nodiscard]] FormulaBox grid(const FormulaNode& node, Style style) const {
        const FormulaFont& font = fontOf(style);
        const bool isAligned = node.text == QLatin1String("aligned");
        const Style inner = isAligned ? style : (isScript(style) ? style : Style::Text);
        const auto columns = static_cast<std::size_t>(qMax(1, node.columns));
        const std::size_t rows = node.children.size() / columns;
        std::vector<FormulaBox> cells;
        std::vector<double> widths(columns, 0);
        std::vector<double> ascents(rows, font.xHeight());
        std::vector<double> descents(rows, 0);
        for (std::size_t cell = 0; cell < rows * columns; ++cell) {
            cells.push_back(box(node.children[cell], inner));
            widths[cell % columns] = qMax(widths[cell % columns], cells.back().width);
            ascents[cell / columns] = qMax(ascents[cell / columns], cells.back().ascent);
            descents[cell / columns] = qMax(descents[cell / columns], cells.back().descent);
        }
        const double rowGap = font.em() * 0.45;
        double height = -rowGap;
        for (std::size_t line = 0; line < rows; ++line) {
            height += ascents[line] + descents[line] + rowGap;
        }
        FormulaBox whole;
        double y = -font.axis() - height / 2; // the middle on the axis
        for (std::size_t line = 0; line < rows; ++line) {
            y += ascents[line];
            double x = 0;
            for (std::size_t column = 0; column < columns; ++column) {
                const FormulaBox& cell = cells[line * columns + column];
                const double room = widths[column] - cell.width;
                double shift = room / 2;
                if (isAligned) {
                    shift = column % 2 == 0 ? room : 0;
                } else if (node.text == QLatin1String("cases")) {
                    shift = 0;
                }
                whole.add(cell, {x + shift, y});
                x += widths[column] + font.em() * (isAligned && column % 2 == 0 ? 0.28 : 0.9);
            }
            y += descents[line] + rowGap;
        }
        return whole;
    }

    std::array<FormulaFont, 4> fonts_;
};

} // namespace

FormulaBox layoutFormula(const Formula& formula, double em, FormulaPlace place) {
    return FormulaLayout(em).box(formula.root, place == FormulaPlace::Display ? Style::Display : Style::Text);
}

} // namespace headscope
