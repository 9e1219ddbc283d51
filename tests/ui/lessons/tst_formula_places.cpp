// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/lessons/formula_places.h"

using namespace headscope;

class FormulaPlacesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void finds_data();
    void finds();
    void charactersThatStandForFormulasAreNobodyElses();
    void everyCutEnds();
};

void FormulaPlacesTest::finds_data() {
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("marked"); // with # for a formula
    QTest::addColumn<QStringList>("formulas");
    const auto add = [](const char* markdown, const char* marked, const QStringList& formulas) {
        QTest::newRow(markdown) << QString::fromUtf8(markdown) << QString::fromUtf8(marked) << formulas;
    };
    const auto list = [](std::initializer_list<const char*> sources) {
        QStringList texts;
        for (const char* source : sources) {
            texts.append(QString::fromUtf8(source));
        }
        return texts;
    };
    add("one $x_i$ and $y$.", "one # and #.", list({"x_i", "y"}));
    add("$$a$$", "#", list({"$a"}));
    add("$$\na\n b\n$$", "#", list({"$a b"}));
    add("no formula", "no formula", {});
    add("from $5 to $10", "from $5 to $10", {});
    add("$ x $", "$ x $", {});
    add("costs \\$5 and $x$", "costs \\$5 and #", list({"x"}));
    add("$a\\$b$", "#", list({"a\\$b"}));
    add("`$x$` $y$", "`$x$` #", list({"y"}));
    add("``a ` $x$`` $y$", "``a ` $x$`` #", list({"y"}));
    add("lone ` and $x$", "lone ` and #", list({"x"}));
    add("```\n$x$\n```\n$y$", "```\n$x$\n```\n#", list({"y"}));
    add("~~~\n$x$", "~~~\n$x$", {});
    add("$x and\n\ny$", "$x and\n\ny$", {});
    add("$x\ny$", "#", list({"x y"}));
    add("$$", "$$", {});
    add("$$ $$", "$$ $$", {});
    add("$", "$", {});
    add("*$a$*", "*#*", list({"a"}));
}

void FormulaPlacesTest::finds() {
    QFETCH(QString, markdown);
    QFETCH(QString, marked);
    QFETCH(QStringList, formulas);
    const MarkedMarkdown found = markFormulas(markdown);
    QString shown = found.markdown;
    for (std::size_t formula = 0; formula < found.formulas.size(); ++formula) {
        shown.replace(QChar(static_cast<char16_t>(kFirstFormula + formula)), QLatin1String("#"));
    }
    QCOMPARE(shown, marked);
    QStringList sources;
    for (const FoundFormula& formula : found.formulas) {
        sources.append((formula.isDisplay ? QStringLiteral("$") : QString()) + formula.source);
    }
    QCOMPARE(sources, formulas);
}

void FormulaPlacesTest::charactersThatStandForFormulasAreNobodyElses() {
    const MarkedMarkdown found = markFormulas(QStringLiteral("\uE000 $x$"));
    QCOMPARE(found.formulas.size(), std::size_t{1});
    QCOMPARE(found.markdown.count(QChar(kFirstFormula)), 1);
}

void FormulaPlacesTest::everyCutEnds() {
    const QString whole = QStringLiteral("a `b` $c$ ``d`` $$e$$\n```\n$f$\n```\n\\$ \\");
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        QVERIFY(markFormulas(whole.left(size)).formulas.size() <= 2);
    }
}

QTEST_GUILESS_MAIN(FormulaPlacesTest)
#include "tst_formula_places.moc"
