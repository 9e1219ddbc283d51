// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QTest>

#include "ui/formula/formula_ink.h"
#include "ui/formula/formula_layout.h"

using namespace headscope;

namespace {

constexpr double kEm = 20;

FormulaBox box(const char* source, FormulaPlace place = FormulaPlace::Display, double em = kEm) {
    return layoutFormula(parseFormula(QString::fromUtf8(source)), em, place);
}

/// The ink that has this text.
FormulaInk inkOf(const FormulaBox& box, const char* text) {
    for (const FormulaInk& ink : box.inks) {
        if (ink.text == QString::fromUtf8(text)) {
            return ink;
        }
    }
    return {};
}

/// Where a formula leaves ink, with the origin at (100, 100).
QRect inked(const FormulaBox& box) {
    QImage image(600, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    box.paint(painter, {100, 100}, Qt::black, Qt::red);
    painter.end();
    QRect all;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) < 200) {
                all |= QRect(x, y, 1, 1);
            }
        }
    }
    return all;
}

} // namespace

class FormulaLayoutTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void fontsAreThere();
    void fractionIsWiderThanItsParts();
    void fractionStandsAroundTheAxis();
    void fractionIsSmallerInALine();
    void superscriptIsSmallerAndAbove();
    void subscriptIsBelow();
    void bothScriptsDoNotTouch();
    void limitsStandUnderAndOver();
    void limitsStandBesideInALine();
    void bracketsGrowWithTheirBody();
    void rootCoversItsBody();
    void binarySignsHaveSpaceAndOtherMinusesHaveNone();
    void thereIsNoSpaceInScripts();
    void signsOfAColumnAreEqual();
    void accentIsAboveItsLetter();
    void matrixHasRowsAndColumns();
    void everythingScalesWithTheFont();
    void whatIsNotKnownIsMarked();
    void inkStaysInTheBox_data();
    void inkStaysInTheBox();
};

void FormulaLayoutTest::fontsAreThere() {
    for (const char16_t* sign :
         {u"∑", u"√", u"∈", u"≤", u"∞", u"→", u"∂", u"‖", u"α", u"𝒜", u"ℝ", u"⊙", u"⋯"}) {
        const QFontMetricsF metrics(FormulaFont(kEm).font(LetterStyle::Upright));
        QVERIFY(metrics.horizontalAdvance(QString::fromUtf16(sign)) > 0);
    }
    QVERIFY(FormulaFont(kEm).axis() > 0.15 * kEm);
    QVERIFY(FormulaFont(kEm).axis() < 0.5 * kEm);
}

void FormulaLayoutTest::fractionIsWiderThanItsParts() {
    const FormulaBox whole = box("\\frac{abc}{d}");
    QVERIFY(whole.width > box("abc").width);
    QVERIFY(whole.width < box("abc").width + kEm);
    QVERIFY(whole.height() > box("abc").height() + box("d").height());
}

void FormulaLayoutTest::fractionStandsAroundTheAxis() {
    const FormulaBox whole = box("\\frac{x}{x}");
    const double axis = FormulaFont(kEm).axis();
    QVERIFY(inkOf(whole, "x").at.y() < -axis);
    const double above = whole.ascent - axis;
    const double below = whole.descent + axis;
    QVERIFY2(qAbs(above - below) < 0.1 * kEm, qUtf8Printable(QStringLiteral("%1 %2").arg(above).arg(below)));
}

void FormulaLayoutTest::fractionIsSmallerInALine() {
    QVERIFY(box("\\frac{a}{b}", FormulaPlace::Line).height() < 0.85 * box("\\frac{a}{b}").height());
}

void FormulaLayoutTest::superscriptIsSmallerAndAbove() {
    const FormulaBox whole = box("x^y");
    const FormulaInk base = inkOf(whole, "x");
    const FormulaInk above = inkOf(whole, "y");
    QCOMPARE(base.at.y(), 0.0);
    QVERIFY(above.at.y() < -0.3 * kEm);
    QVERIFY(above.at.x() >= box("x").width);
    QVERIFY(above.font.pixelSize() < 0.8 * base.font.pixelSize());
    QVERIFY(whole.ascent > box("x").ascent);
}

void FormulaLayoutTest::subscriptIsBelow() {
    const FormulaBox whole = box("x_k");
    QVERIFY(inkOf(whole, "k").at.y() > 0.1 * kEm);
    QVERIFY(whole.descent > box("x").descent);
}

void FormulaLayoutTest::bothScriptsDoNotTouch() {
    const FormulaBox whole = box("x_k^y");
    const FormulaFont small(kEm * 0.73);
    const double bottomOfAbove =
        inkOf(whole, "y").at.y() + small.letters(QStringLiteral("y"), LetterStyle::Italic).descent;
    const double topOfBelow =
        inkOf(whole, "k").at.y() - small.letters(QStringLiteral("k"), LetterStyle::Italic).ascent;
    QVERIFY(topOfBelow - bottomOfAbove > 1);
    QVERIFY(inkOf(whole, "k").at.y() > inkOf(box("x_k"), "k").at.y());
}

void FormulaLayoutTest::limitsStandUnderAndOver() {
    const FormulaBox whole = box("\\sum_{k}^{n}");
    const FormulaBox sum = box("\\sum");
    const FormulaInk below = inkOf(whole, "k");
    const FormulaInk above = inkOf(whole, "n");
    QVERIFY(below.at.y() > sum.descent);
    QVERIFY(above.at.y() < -sum.ascent);
    QVERIFY(below.at.x() < sum.width);
    QVERIFY(whole.width < sum.width + 0.2 * kEm);
}

void FormulaLayoutTest::limitsStandBesideInALine() {
    const FormulaBox sum = box("\\sum", FormulaPlace::Line);
    const FormulaBox whole = box("\\sum_{k}^{n}", FormulaPlace::Line);
    QVERIFY(inkOf(whole, "k").at.x() >= sum.width);
    QVERIFY(inkOf(whole, "n").at.x() >= sum.width);
}

void FormulaLayoutTest::bracketsGrowWithTheirBody() {
    const FormulaBox body = box("\\frac{a}{b}");
    const FormulaBox whole = box("\\left(\\frac{a}{b}\\right)");
    QVERIFY(whole.ascent >= body.ascent);
    QVERIFY(whole.descent >= body.descent);
    QVERIFY(inked(whole).height() >= inked(body).height());
    QCOMPARE(box("\\left(x\\right)").height(), box("(x)").height()); // where the letter is enough
}

void FormulaLayoutTest::rootCoversItsBody() {
    const FormulaBox body = box("d_k");
    const FormulaBox whole = box("\\sqrt{d_k}");
    QVERIFY(whole.width > body.width + 0.4 * kEm);
    QVERIFY(whole.ascent > body.ascent);
    QVERIFY(whole.descent >= body.descent);
    QVERIFY(box("\\sqrt[3]{x}").width >= box("\\sqrt{x}").width);
}

void FormulaLayoutTest::binarySignsHaveSpaceAndOtherMinusesHaveNone() {
    const double letters = box("a").width + box("-").width + box("b").width;
    QVERIFY(box("a-b").width > letters + 0.4 * kEm); // 4 mu on each side
    QVERIFY(qAbs(box("-b").width - box("-").width - box("b").width) < 0.01);
    const double relation = box("a=b").width - box("a").width - box("=").width - box("b").width;
    QVERIFY(relation > 0.5 * kEm); // 5 mu on each side
    QVERIFY(qAbs(box("ab").width - box("a").width - box("b").width) < 0.01);
    QVERIFY(qAbs(box("a=-b").width - box("a=b").width - box("-").width) < 0.01);
}

void FormulaLayoutTest::thereIsNoSpaceInScripts() {
    const double spaced =
        box("x^{a+b}").width - box("x^{a}").width - (box("x^{b}").width - box("x^{}").width);
    const double sign = FormulaFont(kEm * 0.73).letters(QStringLiteral("+"), LetterStyle::Upright).width;
    QVERIFY(spaced < sign + 0.2 * kEm);
}

void FormulaLayoutTest::signsOfAColumnAreEqual() {
    const FormulaBox whole = box("\\begin{aligned}a &= b \\\\ abc &= d\\end{aligned}");
    QList<double> places;
    for (const FormulaInk& ink : whole.inks) {
        if (ink.text == QLatin1String("=")) {
            places.append(ink.at.x());
        }
    }
    QCOMPARE(places.size(), 2);
    QCOMPARE(places[0], places[1]);
}

void FormulaLayoutTest::accentIsAboveItsLetter() {
    QVERIFY(box("\\hat{x}").ascent > box("x").ascent + 0.1 * kEm);
    QCOMPARE(box("\\hat{x}").width, box("x").width);
    QVERIFY(box("\\underbrace{abc}_{k}").descent > box("abc").descent + 0.5 * kEm);
}

void FormulaLayoutTest::matrixHasRowsAndColumns() {
    const FormulaBox whole = box("\\begin{matrix}a & b \\\\ c & d\\end{matrix}");
    QCOMPARE(inkOf(whole, "a").at.y(), inkOf(whole, "b").at.y());
    QVERIFY(inkOf(whole, "c").at.y() > inkOf(whole, "a").at.y() + 0.8 * kEm);
    QVERIFY(inkOf(whole, "b").at.x() > inkOf(whole, "a").at.x() + kEm);
    QVERIFY(qAbs((whole.ascent - whole.descent) / 2 - FormulaFont(kEm).axis()) < 0.15 * kEm);
}

void FormulaLayoutTest::everythingScalesWithTheFont() {
    const char* source = "\\sum_{i} \\frac{x_i}{\\sqrt{d}}";
    const FormulaBox small = box(source, FormulaPlace::Display, 20);
    const FormulaBox large = box(source, FormulaPlace::Display, 60);
    QVERIFY(qAbs(large.width / small.width - 3) < 0.15);
    QVERIFY(qAbs(large.height() / small.height() - 3) < 0.15);
}

void FormulaLayoutTest::whatIsNotKnownIsMarked() {
    const FormulaInk ink = inkOf(box("a \\foo"), "\\foo");
    QVERIFY(ink.isFault);
    QVERIFY(!inkOf(box("a \\foo"), "a").isFault);
}

void FormulaLayoutTest::inkStaysInTheBox_data() {
    QTest::addColumn<QString>("source");
    for (const char* source :
         {"x", "f", "\\frac{a+b}{c}", "\\sqrt{\\frac{a}{b}}", "\\sqrt[3]{x}", "\\sum_{i=1}^{n} x_i^2",
          "\\left(\\frac{a}{b}\\right)^2", "\\hat{x}\\vec{y}\\tilde z\\bar w\\dot v", "\\underbrace{a+b}_{c}",
          "\\overbrace{a+b}^{c}", "\\begin{bmatrix}a & b \\\\ c & d\\end{bmatrix}",
          "\\begin{cases}a & b \\\\ c & d\\end{cases}", "\\left\\|x\\right\\|_2",
          "\\mathcal{L} \\in \\mathbb{R}^d", "W_Q^{(i)}",
          "\\operatorname{softmax}\\left(\\frac{Q K^T}{\\sqrt{d_k}}\\right) V"}) {
        QTest::newRow(source) << QString::fromUtf8(source);
    }
}

void FormulaLayoutTest::inkStaysInTheBox() {
    QFETCH(QString, source);
    const FormulaBox whole = layoutFormula(parseFormula(source), 30, FormulaPlace::Display);
    const QRect ink = inked(whole);
    const QRectF allowed(100 - 2, 100 - whole.ascent - 2, whole.width + whole.overhang + 4,
                         whole.height() + 4);
    QVERIFY(!ink.isEmpty());
    QVERIFY2(allowed.contains(ink),
             qUtf8Printable(QStringLiteral("ink %1,%2 to %3,%4; box to %5, from %6 to %7")
                                .arg(ink.left())
                                .arg(ink.top())
                                .arg(ink.right())
                                .arg(ink.bottom())
                                .arg(allowed.right())
                                .arg(allowed.top())
                                .arg(allowed.bottom())));
    // And fills it: the box is no larger than it has to be.
    QVERIFY(ink.height() > whole.height() - 6);
    QVERIFY(ink.width() > whole.width - 12);
}

QTEST_MAIN(FormulaLayoutTest)
#include "tst_formula_layout.moc"
