// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/formula/formula.h"

using namespace headscope;

namespace {

using Kind = FormulaNode::Kind;

/// The tree in brackets: what a formula was understood as.
QString shapeOf(const FormulaNode& node) {
    QStringList parts;
    for (const FormulaNode& child : node.children) {
        parts.append(shapeOf(child));
    }
    const QString inside = parts.join(u' ');
    switch (node.kind) {
    case Kind::Row:
        return node.children.size() == 1 ? inside : u'(' + inside + u')';
    case Kind::Symbol:
        return node.text;
    case Kind::Words:
        return u'"' + node.text + u'"';
    case Kind::Fraction:
        return QStringLiteral("frac[%1]").arg(inside);
    case Kind::Root:
        return QStringLiteral("root[%1]").arg(inside);
    case Kind::Scripts:
        return QStringLiteral("scripts[%1]").arg(inside);
    case Kind::Fenced:
        return QStringLiteral("fenced[%1 %2 %3]").arg(node.text, inside, node.closing);
    case Kind::Accent:
        return QStringLiteral("%1[%2]").arg(node.text, inside);
    case Kind::Space:
        return QStringLiteral("~");
    case Kind::Grid:
        return QStringLiteral("grid%1[%2]").arg(QString::number(node.columns), inside);
    case Kind::Unknown:
        return QStringLiteral("?%1?").arg(node.text);
    }
    return {};
}

} // namespace

class FormulaParserTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void understands_data();
    void understands();
    void reportsAndShowsWhatIsWrong_data();
    void reportsAndShowsWhatIsWrong();
    void minusIsAMinusSign();
    void lettersAreSlantedAndNamesAreNot();
    void sumsTakeLimits();
    void everyCutOfAFormulaEnds();
    void deepNestingEnds();
};

void FormulaParserTest::understands_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("shape");
    const auto add = [](const char* source, const char* shape) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(shape);
    };
    add("x", "x");
    add("a+b", "(a + b)");
    add("12.5x", "(12.5 x)");
    add("x^2", "scripts[x () 2]");
    add("x_i", "scripts[x i ()]");
    add("x_i^2", "scripts[x i 2]");
    add("x^2_i", "scripts[x i 2]");
    add("x^{2n}", "scripts[x () (2 n)]");
    add("f'", "scripts[f () (′ ())]");
    add("f''(x)", "(scripts[f () (′′ ())] ( x ))");
    add("\\frac{a}{b}", "frac[a b]");
    add("\\frac12", "frac[1 2]"); // as TeX has it
    add("x^10", "(scripts[x () 1] 0)");
    add("\\sqrt{d_k}", "root[scripts[d k ()] ()]");
    add("\\sqrt[3]{x}", "root[x 3]");
    add("\\sqrt x", "root[x ()]");
    add("\\alpha\\beta", "(α β)");
    add("\\sum_{i=1}^{n} x_i", "(scripts[∑ (i = 1) n] scripts[x i ()])");
    add("\\operatorname{softmax}(x)", "(softmax ( x ))");
    add("\\mathrm{KL}", "(K L)");
    add("\\text{if } x", "(\"if \" x)");
    add("\\left(\\frac{a}{b}\\right)^2", "scripts[fenced[( frac[a b] )] () 2]");
    add("\\left\\|x\\right\\|", "fenced[‖ x ‖]");
    add("\\left.x\\right|", "fenced[ x |]");
    add("\\|x\\|", "(‖ x ‖)");
    add("\\hat{y}", "hat[y]");
    add("\\underbrace{a}_{b}", "scripts[underbrace[a] b ()]");
    add("a\\,b", "(a ~ b)");
    add("\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}", "fenced[( grid2[a b c d] )]");
    add("\\begin{cases}a\\\\b\\\\\\end{cases}", "fenced[{ grid1[a b] ]");
    add("\\binom{n}{k}", "fenced[( frac[n k] )]");
    add("{a}", "a");
    add("", "()");
    add("50\\%", "(50 %)");
}

void FormulaParserTest::understands() {
    QFETCH(QString, source);
    QFETCH(QString, shape);
    const Formula formula = parseFormula(source);
    QVERIFY2(formula.faults.isEmpty(), qUtf8Printable(formula.faults.join(u' ')));
    QCOMPARE(shapeOf(formula.root), shape);
}

void FormulaParserTest::reportsAndShowsWhatIsWrong_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char* source, const char* shape, const char* fault) {
        QTest::newRow(source) << QString::fromUtf8(source) << QString::fromUtf8(shape)
                              << QString::fromUtf8(fault);
    };
    add("a \\foo b", "(a ?\\foo? b)", "\\foo is not known");
    add("{a", "a", "a { without its }");
    add("a}", "(a ?}?)", "\"}\" without its beginning");
    add("a & b", "(a ?&? b)", "\"&\" without its beginning");
    add("a \\right) b", "(a ?\\right? ) b)", "\"\\right\" without its beginning");
    add("\\left( a", "fenced[( a ]", "\\left without its \\right");
    add("\\left\\foo a \\right)", "fenced[ a )]", "\\foo is no bracket");
    add("x^", "scripts[x () ()]", "something is missing behind \"x^\"");
    add("\\frac{a}", "frac[a ()]", "something is missing behind \"\\frac{a}\"");
    add("x_1_2", "scripts[x 2 ()]", "two subscripts at one place");
    add("\\begin{array}x", "(?\\begin{array}? x)", "\\begin{array} is not known");
    add("\\begin{matrix}a", "grid1[a]", "\\begin{matrix} without its \\end{matrix}");
    add("\\text x", "(\"\" x)", "\\text without its {…}");
}

void FormulaParserTest::reportsAndShowsWhatIsWrong() {
    QFETCH(QString, source);
    QFETCH(QString, shape);
    QFETCH(QString, fault);
    const Formula formula = parseFormula(source);
    QCOMPARE(formula.faults.value(0), fault);
    QCOMPARE(shapeOf(formula.root), shape);
}

void FormulaParserTest::minusIsAMinusSign() {
    const Formula formula = parseFormula(QStringLiteral("a-b"));
    QCOMPARE(formula.root.children[1].text, QStringLiteral("−"));
    QCOMPARE(formula.root.children[1].atom, AtomClass::Binary);
}

void FormulaParserTest::lettersAreSlantedAndNamesAreNot() {
    const auto styleOf = [](const char* source) {
        return parseFormula(QString::fromUtf8(source)).root.children[0].style;
    };
    QCOMPARE(styleOf("x"), LetterStyle::Italic);
    QCOMPARE(styleOf("\\alpha"), LetterStyle::Italic);
    QCOMPARE(styleOf("\\Gamma"), LetterStyle::Upright);
    QCOMPARE(styleOf("2"), LetterStyle::Upright);
    QCOMPARE(styleOf("\\log"), LetterStyle::Upright);
    QCOMPARE(styleOf("\\mathbf x"), LetterStyle::Bold);
    QCOMPARE(styleOf("\\mathcal L"), LetterStyle::Script);
}

void FormulaParserTest::sumsTakeLimits() {
    const auto takesLimits = [](const char* source) {
        return parseFormula(QString::fromUtf8(source)).root.children[0].takesLimits;
    };
    QVERIFY(takesLimits("\\sum_i"));
    QVERIFY(takesLimits("\\max_i"));
    QVERIFY(takesLimits("\\operatorname*{arg\\,max}_i"));
    QVERIFY(!takesLimits("\\log_2"));
    QVERIFY(!takesLimits("\\operatorname{head}_i"));
    QVERIFY(!takesLimits("x_i"));
}

void FormulaParserTest::everyCutOfAFormulaEnds() {
    const QString whole =
        QStringLiteral("\\operatorname{softmax}\\left(\\frac{Q K^T}{\\sqrt{d_k}}\\right)'_{\\text{a b}} "
                       "\\begin{cases}a & b \\\\ c\\end{cases} \\hat{x}");
    QVERIFY(parseFormula(whole).faults.isEmpty());
    for (qsizetype size = 0; size < whole.size(); ++size) {
        static_cast<void>(parseFormula(whole.left(size)));
        static_cast<void>(parseFormula(whole.mid(size)));
    }
}

void FormulaParserTest::deepNestingEnds() {
    for (const char* piece : {"{", "\\sqrt", "\\frac", "x^{", "\\left(", "\\hat", "\\sqrt[",
                              "\\begin{matrix}", "}", "^", "&", "\\\\", "'", "\\mathbf"}) {
        const Formula formula = parseFormula(QString::fromLatin1(piece).repeated(300));
        QVERIFY2(!formula.faults.isEmpty() || QLatin1String(piece) == QLatin1String("'"), piece);
    }
    QVERIFY(parseFormula(QStringLiteral("\\sqrt[").repeated(600))
                .faults.contains(QStringLiteral("nested too deeply")));
    QVERIFY(!parseFormula(QStringLiteral("x").repeated(100000)).faults.isEmpty());
}

QTEST_GUILESS_MAIN(FormulaParserTest)
#include "tst_formula_parser.moc"
