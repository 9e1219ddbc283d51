// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <iterator>

#include "ui/formula/formula.h"
#include "ui/formula/formula_cursor.h"
#include "ui/formula/formula_nodes.h"
#include "ui/formula/formula_symbols.h"

namespace headscope {

namespace {

using Kind = FormulaNode::Kind;

constexpr int kDeepest = 30;         // groups and arguments inside each other
constexpr qsizetype kLongest = 4000; // characters

constexpr std::array kAccents{"hat",      "bar",       "tilde",      "vec",      "dot",
                              "overline", "underline", "underbrace", "overbrace"};
constexpr std::array kIgnored{"displaystyle", "textstyle", "big",  "Big",     "bigl",
                              "bigr",         "Bigl",      "Bigr", "nolimits"};
constexpr std::array kGrids{"matrix", "pmatrix", "bmatrix", "vmatrix", "cases", "aligned"};

struct StyleCommand {
    const char* name;
    LetterStyle style;
};
constexpr std::array kStyles{
    StyleCommand{"mathrm", LetterStyle::Upright},  StyleCommand{"mathbf", LetterStyle::Bold},
    StyleCommand{"boldsymbol", LetterStyle::Bold}, StyleCommand{"mathit", LetterStyle::Italic},
    StyleCommand{"mathcal", LetterStyle::Script},  StyleCommand{"mathbb", LetterStyle::Blackboard},
};

template <std::size_t size>
bool isOneOf(const QString& name, const std::array<const char*, size>& names) {
    return std::any_of(names.begin(), names.end(),
                       [&](const char* one) { return name == QLatin1String(one); });
}

void appendTo(FormulaNode& row, FormulaNode rest) {
    std::move(rest.children.begin(), rest.children.end(), std::back_inserter(row.children));
}

/// Recursive descent. Whatever is wrong becomes a fault and, where it has a source, an Unknown node.
class FormulaParser {
  public:
    explicit FormulaParser(const QString& source) : in_(source) {}

    Formula parse() {
        Formula formula;
        formula.source = in_.source();
        if (in_.source().size() > kLongest) {
            formula.root = tooMuch(0, QStringLiteral("a formula of more than %1 characters").arg(kLongest));
        } else {
            formula.root = rowToTheEnd({}, 0);
        }
        formula.faults = in_.faults();
        return formula;
    }

  private:
    FormulaNode unknownSince(qsizetype from) {
        FormulaNode node;
        node.kind = Kind::Unknown;
        node.text = in_.since(from);
        return node;
    }
    FormulaNode tooMuch(qsizetype from, const QString& sentence) {
        in_.fault(sentence);
        in_.skipAll();
        return unknownSince(from);
    }

    /// Takes everything up to `end` (null: the whole rest), as rows and what does not belong into one.
    FormulaNode rowToTheEnd(QChar end, int depth) {
        FormulaNode whole = row({}, depth);
        while (!in_.atEnd() && (end.isNull() || in_.peek() != end)) {
            const qsizetype from = in_.position();
            if (in_.comesCommand(QLatin1String("\\right")) || in_.comesCommand(QLatin1String("\\end"))) {
                in_.skip();
                in_.takeName();
            } else {
                in_.skip(in_.peek() == u'\\' ? 2 : 1);
            }
            in_.fault(QStringLiteral("\"%1\" without its beginning").arg(in_.since(from)));
            whole.children.push_back(unknownSince(from));
            appendTo(whole, row({}, depth));
        }
        return whole;
    }

    /// Up to a closing brace, `end`, &, a line's end, \right or \end, none of which is taken.
    FormulaNode row(QChar end, int depth) {
        FormulaNode node;
        for (in_.skipSpace(); !in_.atEnd(); in_.skipSpace()) {
            const QChar next = in_.peek();
            if (next == u'}' || next == u'&' || (!end.isNull() && next == end) ||
                in_.comes(QLatin1String("\\\\")) || in_.comesCommand(QLatin1String("\\right")) ||
                in_.comesCommand(QLatin1String("\\end"))) {
                break;
            }
            node.children.push_back(withScripts(depth));
        }
        return node;
    }

    FormulaNode withScripts(int depth) {
        const bool hasBase = in_.peek() != u'^' && in_.peek() != u'_';
        FormulaNode base = hasBase ? atom(depth) : FormulaNode();
        std::array<FormulaNode, 2> scripts; // below, above
        std::array<bool, 2> has{};
        QString primes;
        for (in_.skipSpace(); !in_.atEnd(); in_.skipSpace()) {
            if (in_.takes(QLatin1String("'"))) {
                primes += u'′';
            } else if (in_.comesCommand(QLatin1String("\\limits"))) {
                in_.skip(7);
                base.takesLimits = true;
            } else if (in_.peek() == u'_' || in_.peek() == u'^') {
                const std::size_t side = in_.peek() == u'_' ? 0 : 1;
                in_.skip();
                if (has.at(side)) {
                    in_.fault(side == 0 ? QStringLiteral("two subscripts at one place")
                                        : QStringLiteral("two superscripts at one place"));
                }
                scripts.at(side) = argument(depth);
                has.at(side) = true;
            } else {
                break;
            }
        }
        if (!primes.isEmpty()) {
            scripts[1] =
                parentNode(Kind::Row, {symbolNode(primes, AtomClass::Ordinary), std::move(scripts[1])});
        }
        if (!has[0] && !has[1] && primes.isEmpty()) {
            return base;
        }
        const AtomClass atomClass = base.atom;
        const bool takesLimits = base.takesLimits;
        FormulaNode node = parentNode(
            Kind::Scripts, {std::move(base), std::move(scripts[0]), std::move(scripts[1])}, atomClass);
        node.takesLimits = takesLimits;
        return node;
    }

    /// A group, a command with its arguments, or one character.
    FormulaNode argument(int depth) {
        in_.skipSpace();
        const QChar next = in_.peek();
        if (in_.atEnd() || next == u'}' || next == u'^' || next == u'_' || next == u'&') {
            in_.fault(QStringLiteral("something is missing behind \"%1\"").arg(in_.since(0)));
            return {};
        }
        if (depth >= kDeepest) {
            return tooMuch(in_.position(), QStringLiteral("nested too deeply"));
        }
        if (next.isDigit()) { // one, as in TeX: \frac12 is a half
            in_.skip();
            return symbolNode(next, AtomClass::Ordinary);
        }
        return atom(depth + 1);
    }

    FormulaNode group(int depth) {
        const qsizetype from = in_.position();
        in_.skip();
        if (depth >= kDeepest) {
            return tooMuch(from, QStringLiteral("nested too deeply"));
        }
        FormulaNode body = rowToTheEnd(u'}', depth + 1);
        if (!in_.takes(QLatin1String("}"))) {
            in_.fault(QStringLiteral("a { without its }"));
        }
        return body;
    }

    FormulaNode atom(int depth) {
        const QChar next = in_.peek();
        if (next == u'{') {
            return group(depth);
        }
        if (next == u'\\') {
            return command(depth);
        }
        const qsizetype from = in_.position();
        in_.skip(next.isHighSurrogate() ? 2 : 1);
        if (next.isDigit()) { // a number is one thing, with the point inside
            while (in_.peek().isDigit() || (in_.peek() == u'.' && in_.peek(1).isDigit())) {
                in_.skip();
            }
            return symbolNode(in_.since(from), AtomClass::Ordinary);
        }
        if (next == u'-') {
            return symbolNode(QStringLiteral("−"), AtomClass::Binary);
        }
        if (next == u'*') {
            return symbolNode(QStringLiteral("∗"), AtomClass::Binary);
        }
        return symbolNode(in_.since(from), atomOf(next),
                          next.isLetter() ? LetterStyle::Italic : LetterStyle::Upright);
    }

    FormulaNode command(int depth) {
        const qsizetype from = in_.position();
        in_.skip();
        const QString name = in_.takeName();
        if (const auto space = findSpace(name)) {
            FormulaNode node;
            node.kind = Kind::Space;
            node.amount = *space;
            return node;
        }
        if (const FormulaSymbol* found = findSymbol(name)) {
            FormulaNode node = symbolNode(QString::fromUtf16(found->text), found->atom,
                                          found->isLetter ? LetterStyle::Italic : LetterStyle::Upright);
            node.isLarge = found->isLarge;
            node.takesLimits = found->isLarge && name != QLatin1String("int");
            return node;
        }
        if (const NamedOperator* found = findNamedOperator(name)) {
            FormulaNode node = symbolNode(name, AtomClass::Operator);
            node.takesLimits = found->takesLimits;
            return node;
        }
        for (const StyleCommand& row : kStyles) {
            if (name == QLatin1String(row.name)) {
                FormulaNode body = argument(depth);
                restyle(body, row.style);
                return body;
            }
        }
        return structure(name, from, depth);
    }

    FormulaNode structure(const QString& name, qsizetype from, int depth) {
        const auto is = [&name](const char* word) { return name == QLatin1String(word); };
        if (is("frac") || is("tfrac") || is("dfrac") || is("binom")) {
            FormulaNode above = argument(depth);
            FormulaNode below = argument(depth);
            FormulaNode node =
                parentNode(Kind::Fraction, {std::move(above), std::move(below)}, AtomClass::Inner);
            node.hasLine = !is("binom");
            return node.hasLine ? node
                                : fencedNode(QStringLiteral("("), std::move(node), QStringLiteral(")"));
        }
        if (is("sqrt")) {
            FormulaNode degree;
            if (in_.takes(QLatin1String("["))) {
                if (depth >= kDeepest) {
                    return tooMuch(from, QStringLiteral("nested too deeply"));
                }
                degree = row(u']', depth + 1);
                in_.takes(QLatin1String("]"));
            }
            FormulaNode radicand = argument(depth);
            return parentNode(Kind::Root, {std::move(radicand), std::move(degree)});
        }
        if (is("left")) {
            return leftRight(from, depth);
        }
        if (is("begin")) {
            return environment(from, depth);
        }
        if (is("text") || is("textrm") || is("textbf") || is("operatorname")) {
            return words(name);
        }
        if (isOneOf(name, kAccents)) {
            FormulaNode node = parentNode(Kind::Accent, {argument(depth)});
            node.text = name;
            node.takesLimits = name.endsWith(QLatin1String("brace"));
            return node;
        }
        if (isOneOf(name, kIgnored)) {
            return {};
        }
        in_.fault(QStringLiteral("\\%1 is not known").arg(name));
        return unknownSince(from);
    }

    /// The letters of a group as they are.
    FormulaNode words(const QString& name) {
        const bool isOperator = name == QLatin1String("operatorname");
        FormulaNode node;
        node.kind = isOperator ? Kind::Symbol : Kind::Words;
        node.atom = isOperator ? AtomClass::Operator : AtomClass::Ordinary;
        node.style = name == QLatin1String("textbf") ? LetterStyle::Bold : LetterStyle::Upright;
        node.takesLimits = isOperator && in_.takes(QLatin1String("*"));
        node.text = in_.takeBraced();
        if (node.text.isNull()) {
            in_.fault(QStringLiteral("\\%1 without its {…}").arg(name));
        }
        node.text.replace(QLatin1String("\\,"), QStringLiteral("\u2009"));
        node.text.replace(QLatin1String("\\ "), QStringLiteral(" "));
        return node;
    }

    /// A sign behind \left or \right; "." is none.
    QString fence() {
        in_.skipSpace();
        if (in_.atEnd()) {
            in_.fault(QStringLiteral("a bracket is missing behind \"%1\"").arg(in_.since(0)));
            return {};
        }
        const QChar sign = in_.peek();
        in_.skip();
        if (sign != u'\\') {
            return sign == u'.' ? QString() : QString(sign);
        }
        const QString name = in_.takeName();
        const FormulaSymbol* found = findSymbol(name);
        if (found == nullptr) {
            in_.fault(QStringLiteral("\\%1 is no bracket").arg(name));
            return {};
        }
        return QString::fromUtf16(found->text);
    }

    FormulaNode leftRight(qsizetype from, int depth) {
        const QString opening = fence();
        if (depth >= kDeepest) {
            return tooMuch(from, QStringLiteral("nested too deeply"));
        }
        FormulaNode body = row({}, depth + 1);
        if (!in_.takes(QLatin1String("\\right"))) {
            in_.fault(QStringLiteral("\\left without its \\right"));
            return fencedNode(opening, std::move(body), QString());
        }
        return fencedNode(opening, std::move(body), fence());
    }

    FormulaNode environment(qsizetype from, int depth) {
        const QString name = in_.takeBraced();
        if (depth >= kDeepest || !isOneOf(name, kGrids)) {
            in_.fault(QStringLiteral("\\begin{%1} is not known").arg(name));
            return unknownSince(from);
        }
        FormulaNode grid = cells(depth);
        grid.text = name;
        if (!in_.takes(QLatin1String("\\end")) || in_.takeBraced() != name) {
            in_.fault(QStringLiteral("\\begin{%1} without its \\end{%1}").arg(name));
        }
        switch (name.front().unicode()) {
        case u'p':
            return fencedNode(QStringLiteral("("), std::move(grid), QStringLiteral(")"));
        case u'b':
            return fencedNode(QStringLiteral("["), std::move(grid), QStringLiteral("]"));
        case u'v':
            return fencedNode(QStringLiteral("|"), std::move(grid), QStringLiteral("|"));
        case u'c':
            return fencedNode(QStringLiteral("{"), std::move(grid), QString());
        default:
            return grid;
        }
    }

    FormulaNode cells(int depth) {
        std::vector<std::vector<FormulaNode>> rows(1);
        while (true) {
            rows.back().push_back(row({}, depth + 1));
            if (in_.takes(QLatin1String("&"))) {
                continue;
            }
            if (!in_.takes(QLatin1String("\\\\"))) {
                break;
            }
            rows.emplace_back();
        }
        if (rows.size() > 1 && rows.back().size() == 1 && rows.back().front().children.empty()) {
            rows.pop_back(); // behind the last \\ there is nothing
        }
        return gridNode(std::move(rows));
    }

    FormulaCursor in_;
};

} // namespace

Formula parseFormula(const QString& source) {
    return FormulaParser(source).parse();
}

} // namespace headscope
