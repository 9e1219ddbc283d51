// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/formula/formula.h"
#include "ui/formula/formula_symbols.h"

namespace headscope {

namespace {

using Kind = FormulaNode::Kind;

constexpr int kDeepest = 30;             // groups inside each other
constexpr qsizetype kLongest = 4000;     // characters
constexpr qsizetype kLongestName = 40;   // of a command
constexpr std::array kAccents{"hat", "bar", "tilde", "vec", "dot", "overline", "underline", "underbrace", "overbrace"};

FormulaNode symbol(const QString& text, AtomClass atom, LetterStyle style = LetterStyle::Upright) {
    FormulaNode node;
    node.kind = Kind::Symbol;
    node.text = text;
    node.atom = atom;
    node.style = style;
    return node;
}

FormulaNode over(Kind kind, std::vector<FormulaNode> children, AtomClass atom = AtomClass::Ordinary) {
    FormulaNode node;
    node.kind = kind;
    node.atom = atom;
    node.children = std::move(children);
    return node;
}

FormulaNode fenced(const QString& opening, FormulaNode body, const QString& closing) {
    FormulaNode node = over(Kind::Fenced, {std::move(body)}, AtomClass::Inner);
    node.text = opening;
    node.closing = closing;
    return node;
}

class FormulaParser {
  public:
    explicit FormulaParser(const QString& source) : source_(source) {}

    Formula parse() {
        Formula formula;
        formula.source = source_;
        if (source_.size() > kLongest) {
            fault(QStringLiteral("a formula of more than %1 characters").arg(kLongest));
            formula.root = unknown(0);
        } else {
            formula.root = row({}, 0);
            while (!atEnd()) { // a closing brace too many, an & outside a grid
                formula.root.children.push_back(strayCharacter());
                FormulaNode rest = row({}, 0);
                std::move(rest.children.begin(), rest.children.end(), std::back_inserter(formula.root.children));
            }
        }
        formula.faults = faults_;
        return formula;
    }

  private:
    [[nodiscard]] bool atEnd() const { return position_ >= source_.size(); }
    [[nodiscard]] QChar peek() const { return atEnd() ? QChar() : source_[position_]; }
    [[nodiscard]] bool comes(QLatin1String text) const {
        return QStringView(source_).mid(position_).startsWith(text);
    }
    bool takes(QLatin1String text) {
        skipSpace();
        if (!comes(text)) {
            return false;
        }
        position_ += text.size();
        return true;
    }
    /// A command, and not the beginning of a longer one.
    [[nodiscard]] bool comesCommand(QLatin1String text) const {
        return comes(text) && (position_ + text.size() >= source_.size() ||
                               !source_[position_ + text.size()].isLetter());
    }
    void skipSpace() {
        while (!atEnd() && peek().isSpace()) {
            ++position_;
        }
    }
    void fault(const QString& sentence) { faults_.append(sentence); }
    FormulaNode unknown(qsizetype from) {
        FormulaNode node;
        node.kind = Kind::Unknown;
        node.text = source_.mid(from, qMax<qsizetype>(1, position_ - from));
        return node;
    }
    FormulaNode strayCharacter() {
        const qsizetype from = position_;
        position_ += 1;
        if (source_.mid(from, 6) == QLatin1String("\\right") || source_.mid(from, 4) == QLatin1String("\\end")) {
            commandName();
        }
        fault(QStringLiteral("\"%1\" without its beginning").arg(source_.mid(from, position_ - from)));
        return unknown(from);
    }

    /// Up to `end`, a closing brace, \right, \end, & or a line's end, none of which is taken.
    FormulaNode row(QChar end, int depth) {
        FormulaNode node;
        for (skipSpace(); !atEnd(); skipSpace()) {
            const QChar next = peek();
            if (next == u'}' || next == u'&' || (!end.isNull() && next == end) || comes(QLatin1String("\\\\")) ||
                comesCommand(QLatin1String("\\right")) || comesCommand(QLatin1String("\\end"))) {
                break;
            }
            node.children.push_back(withScripts(depth));
        }
        return node;
    }

    FormulaNode withScripts(int depth) {
        const QChar next = peek();
        FormulaNode base = next == u'^' || next == u'_' ? FormulaNode() : atom(depth);
        std::array<FormulaNode, 2> scripts; // below, above
        std::array<bool, 2> has{};
        QString primes;
        for (skipSpace(); !atEnd(); skipSpace()) {
            if (peek() == u'\'') {
                primes += u'′';
                ++position_;
            } else if (comesCommand(QLatin1String("\\limits"))) {
                position_ += 7;
                base.takesLimits = true;
            } else if (peek() == u'_' || peek() == u'^') {
                const std::size_t side = peek() == u'_' ? 0 : 1;
                ++position_;
                if (has.at(side)) {
                    fault(QStringLiteral("two %1 at one place")
                              .arg(side == 0 ? QStringLiteral("subscripts") : QStringLiteral("superscripts")));
                }
                scripts.at(side) = argument(depth);
                has.at(side) = true;
            } else {
                break;
            }
        }
        if (!primes.isEmpty()) {
            scripts[1] = over(Kind::Row, {symbol(primes, AtomClass::Ordinary), std::move(scripts[1])});
            has[1] = true;
        }
        if (!has[0] && !has[1]) {
            return base;
        }
        const AtomClass atomClass = base.atom;
        const bool takesLimits = base.takesLimits;
        FormulaNode node = over(Kind::Scripts, {std::move(base), std::move(scripts[0]), std::move(scripts[1])}, atomClass);
        node.takesLimits = takesLimits;
        return node;
    }

    /// A group, a command with its arguments, or one character.
    FormulaNode argument(int depth) {
        skipSpace();
        if (atEnd() || peek() == u'}' || peek() == u'^' || peek() == u'_' || peek() == u'&') {
            fault(QStringLiteral("something is missing at the end of \"%1\"").arg(source_.left(position_)));
            return {};
        }
        return atom(depth);
    }

    FormulaNode group(int depth) {
        const qsizetype from = position_++;
        if (depth >= kDeepest) {
            position_ = source_.size();
            fault(QStringLiteral("groups are nested too deeply"));
            return unknown(from);
        }
        FormulaNode body = row({}, depth + 1);
        while (!atEnd() && peek() != u'}') {
            body.children.push_back(strayCharacter());
            FormulaNode rest = row({}, depth + 1);
            std::move(rest.children.begin(), rest.children.end(), std::back_inserter(body.children));
        }
        if (atEnd()) {
            fault(QStringLiteral("a { without its }"));
        } else {
            ++position_;
        }
        return body;
    }

    FormulaNode atom(int depth) {
        const QChar next = peek();
        if (next == u'{') {
            return group(depth);
        }
        if (next == u'\\') {
            return command(depth);
        }
        if (next.isHighSurrogate() && position_ + 1 < source_.size()) {
            position_ += 2;
            return symbol(source_.mid(position_ - 2, 2), AtomClass::Ordinary);
        }
        ++position_;
        if (next.isDigit()) { // a number is one thing, with the point inside
            const qsizetype from = position_ - 1;
            while (!atEnd() && (peek().isDigit() || (peek() == u'.' && position_ + 1 < source_.size() &&
                                                     source_[position_ + 1].isDigit()))) {
                ++position_;
            }
            return symbol(source_.mid(from, position_ - from), AtomClass::Ordinary);
        }
        if (next == u'-') {
            return symbol(QStringLiteral("−"), AtomClass::Binary);
        }
        if (next == u'*') {
            return symbol(QStringLiteral("∗"), AtomClass::Binary);
        }
        return symbol(next, atomOf(next), next.isLetter() ? LetterStyle::Italic : LetterStyle::Upright);
    }

    QString commandName() {
        const qsizetype from = position_;
        while (!atEnd() && peek().isLetter() && position_ - from < kLongestName) {
            ++position_;
        }
        if (position_ == from && !atEnd()) {
            ++position_;
        }
        return source_.mid(from, position_ - from);
    }

    FormulaNode command(int depth) {
        const qsizetype from = position_++;
        const QString name = commandName();
        if (const auto space = findSpace(name)) {
            FormulaNode node;
            node.kind = Kind::Space;
            node.amount = *space;
            return node;
        }
        if (const FormulaSymbol* found = findSymbol(name)) {
            FormulaNode node = symbol(QString::fromUtf16(found->text), found->atom,
                                      found->isLetter ? LetterStyle::Italic : LetterStyle::Upright);
            node.isLarge = found->isLarge;
            node.takesLimits = found->isLarge && name != QLatin1String("int");
            return node;
        }
        if (const NamedOperator* found = findNamedOperator(name)) {
            FormulaNode node = symbol(name, AtomClass::Operator);
            node.takesLimits = found->takesLimits;
            return node;
        }
        return structure(name, from, depth);
    }

    FormulaNode structure(const QString& name, qsizetype from, int depth) {
        const auto is = [&name](const char* word) { return name == QLatin1String(word); };
        if (is("frac") || is("tfrac") || is("dfrac") || is("binom")) {
            FormulaNode above = argument(depth);
            FormulaNode node = over(Kind::Fraction, {std::move(above), argument(depth)}, AtomClass::Inner);
            if (is("binom")) {
                node.hasLine = false;
                return fenced(QStringLiteral("("), std::move(node), QStringLiteral(")"));
            }
            return node;
        }
        if (is("sqrt")) {
            FormulaNode degree;
            if (takes(QLatin1String("["))) {
                degree = row(u']', depth + 1);
                takes(QLatin1String("]"));
            }
            return over(Kind::Root, {argument(depth), std::move(degree)});
        }
        if (is("left")) {
            return leftRight(depth);
        }
        if (is("begin")) {
            return environment(from, depth);
        }
        if (is("text") || is("mathrm") || is("textrm") || is("operatorname") || is("mathbf") || is("boldsymbol") ||
            is("mathcal") || is("mathbb") || is("mathit") || is("textbf")) {
            return words(name, depth);
        }
        for (const char* accent : kAccents) {
            if (is(accent)) {
                FormulaNode node = over(Kind::Accent, {argument(depth)});
                node.text = name;
                node.takesLimits = name.endsWith(QLatin1String("brace"));
                return node;
            }
        }
        for (const char* ignored : {"displaystyle", "textstyle", "bigl", "bigr", "big", "Big", "Bigl", "Bigr", "nolimits"}) {
            if (is(ignored)) {
                return {};
            }
        }
        fault(QStringLiteral("\\%1 is not known").arg(name));
        return unknown(from);
    }

    /// The letters of a group as they are.
    FormulaNode words(const QString& name, int depth) {
        const bool isStarred = name == QLatin1String("operatorname") && takes(QLatin1String("*"));
        skipSpace();
        const bool isText = name.startsWith(QLatin1String("text"));
        if (!isText && name != QLatin1String("operatorname")) {
            FormulaNode body = argument(depth);
            restyle(body, styleOf(name));
            return body;
        }
        FormulaNode node;
        node.kind = isText ? Kind::Words : Kind::Symbol;
        node.atom = isText ? AtomClass::Ordinary : AtomClass::Operator;
        node.style = name == QLatin1String("textbf") ? LetterStyle::Bold : LetterStyle::Upright;
        node.takesLimits = isStarred;
        if (peek() != u'{') {
            fault(QStringLiteral("\\%1 without its {…}").arg(name));
            return node;
        }
        const qsizetype close = source_.indexOf(u'}', position_);
        const qsizetype end = close < 0 ? source_.size() : close;
        if (close < 0) {
            fault(QStringLiteral("a { without its }"));
        }
        node.text = source_.mid(position_ + 1, end - position_ - 1);
        node.text.replace(QLatin1String("\\,"), QStringLiteral("\u2009"));
        node.text.replace(QLatin1String("\\ "), QStringLiteral(" "));
        position_ = qMin(end + 1, source_.size());
        return node;
    }

    static LetterStyle styleOf(const QString& name) {
        if (name == QLatin1String("mathbf") || name == QLatin1String("boldsymbol")) {
            return LetterStyle::Bold;
        }
        if (name == QLatin1String("mathcal")) {
            return LetterStyle::Script;
        }
        if (name == QLatin1String("mathbb")) {
            return LetterStyle::Blackboard;
        }
        return name == QLatin1String("mathit") ? LetterStyle::Italic : LetterStyle::Upright;
    }

    static void restyle(FormulaNode& node, LetterStyle style) {
        if (node.kind == Kind::Symbol) {
            node.style = style;
        }
        for (FormulaNode& child : node.children) {
            restyle(child, style);
        }
    }

    /// A sign behind \left or \right; "." is none.
    QString fence() {
        skipSpace();
        if (peek() == u'\\') {
            ++position_;
            const QString name = commandName();
            const FormulaSymbol* found = findSymbol(name);
            if (found == nullptr) {
                fault(QStringLiteral("\\%1 is no bracket").arg(name));
                return {};
            }
            return QString::fromUtf16(found->text);
        }
        if (atEnd()) {
            fault(QStringLiteral("\\left or \\right without its bracket"));
            return {};
        }
        const QChar sign = source_[position_++];
        return sign == u'.' ? QString() : QString(sign);
    }

    FormulaNode leftRight(int depth) {
        const qsizetype from = position_ - 5;
        const QString opening = fence();
        if (depth >= kDeepest) {
            position_ = source_.size();
            fault(QStringLiteral("groups are nested too deeply"));
            return unknown(from);
        }
        FormulaNode body = row({}, depth + 1);
        if (!takes(QLatin1String("\\right"))) {
            fault(QStringLiteral("\\left without its \\right"));
            return fenced(opening, std::move(body), QString());
        }
        return fenced(opening, std::move(body), fence());
    }

    FormulaNode environment(qsizetype from, int depth) {
        const QString name = braced();
        const auto is = [&name](const char* word) { return name == QLatin1String(word); };
        if (depth >= kDeepest ||
            !(is("matrix") || is("pmatrix") || is("bmatrix") || is("vmatrix") || is("cases") || is("aligned"))) {
            fault(QStringLiteral("\\begin{%1} is not known").arg(name));
            return unknown(from);
        }
        FormulaNode grid = cells(depth);
        grid.text = name;
        if (!takes(QLatin1String("\\end")) || braced() != name) {
            fault(QStringLiteral("\\begin{%1} without its \\end{%1}").arg(name));
        }
        if (is("pmatrix")) {
            return fenced(QStringLiteral("("), std::move(grid), QStringLiteral(")"));
        }
        if (is("bmatrix")) {
            return fenced(QStringLiteral("["), std::move(grid), QStringLiteral("]"));
        }
        if (is("vmatrix")) {
            return fenced(QStringLiteral("|"), std::move(grid), QStringLiteral("|"));
        }
        return is("cases") ? fenced(QStringLiteral("{"), std::move(grid), QString()) : grid;
    }

    QString braced() {
        skipSpace();
        const qsizetype end = peek() == u'{' ? source_.indexOf(u'}', position_) : -1;
        if (end < 0) {
            return {};
        }
        const QString name = source_.mid(position_ + 1, end - position_ - 1);
        position_ = end + 1;
        return name;
    }

    FormulaNode cells(int depth) {
        std::vector<std::vector<FormulaNode>> rows(1);
        while (true) {
            rows.back().push_back(row({}, depth + 1));
            if (takes(QLatin1String("&"))) {
                continue;
            }
            if (!takes(QLatin1String("\\\\"))) {
                break;
            }
            rows.emplace_back();
        }
        if (rows.size() > 1 && rows.back().size() == 1 && rows.back().front().children.empty()) {
            rows.pop_back(); // behind the last \\ there is nothing
        }
        FormulaNode grid;
        grid.kind = Kind::Grid;
        for (const auto& cellsOfRow : rows) {
            grid.columns = qMax(grid.columns, static_cast<int>(cellsOfRow.size()));
        }
        for (auto& cellsOfRow : rows) {
            cellsOfRow.resize(static_cast<std::size_t>(grid.columns));
            std::move(cellsOfRow.begin(), cellsOfRow.end(), std::back_inserter(grid.children));
        }
        return grid;
    }

    const QString source_;
    qsizetype position_ = 0;
    QStringList faults_;
};

} // namespace

Formula parseFormula(const QString& source) {
    return FormulaParser(source).parse();
}

} // namespace headscope
