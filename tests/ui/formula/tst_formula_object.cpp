// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include "ui/formula/formula_object.h"

using namespace headscope;

namespace {

constexpr int kPixels = 24;

class Page {
  public:
    Page() {
        QFont font(QStringLiteral("Noto Serif"));
        font.setPixelSize(kPixels);
        document.setDefaultFont(font);
        document.setDocumentMargin(0);
        document.documentLayout()->registerHandler(FormulaObject::kType, &object);
    }

    void text(const char* text) {
        QTextCursor cursor = end();
        cursor.insertText(QString::fromUtf8(text), QTextCharFormat());
    }
    void formula(const char* source, FormulaPlace place = FormulaPlace::Line) {
        QTextCursor cursor = end();
        FormulaObject::insert(cursor, QString::fromUtf8(source), kPixels, place);
    }
    QTextCursor end() {
        QTextCursor cursor(&document);
        cursor.movePosition(QTextCursor::End);
        return cursor;
    }

    QImage image(int width = 400) {
        document.setTextWidth(width);
        QImage image(width, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        document.drawContents(&painter);
        return image;
    }

    QTextDocument document;
    FormulaObject object;
};

/// The rows of a picture that have ink between two columns.
QPair<int, int> inkedRows(const QImage& image, int from, int to) {
    QPair<int, int> rows{-1, -1};
    for (int y = 0; y < image.height(); ++y) {
        for (int x = from; x < qMin(to, image.width()); ++x) {
            if (qGray(image.pixel(x, y)) < 128) {
                rows.first = rows.first < 0 ? y : rows.first;
                rows.second = y;
            }
        }
    }
    return rows;
}

} // namespace

class FormulaObjectTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void standsOnTheBaselineOfItsLine_data();
    void standsOnTheBaselineOfItsLine();
    void aDeepFormulaMakesItsLineDeeper();
    void isDrawnInItsColours();
    void aWideFormulaIsDrawnSmaller();
    void plainTextHasTheSource();
    void plainTextOfASelection();
};

void FormulaObjectTest::standsOnTheBaselineOfItsLine_data() {
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("flat") << QByteArray("\\mathrm{H}");
    QTest::newRow("deep") << QByteArray("\\mathrm{H}\\hspaceless"); // unknown, with descenders
    QTest::newRow("fraction") << QByteArray("\\mathrm{H}\\frac{a}{\\frac{b}{c}}");
    QTest::newRow("high") << QByteArray("\\mathrm{H}\\overbrace{x}^{y^{z^2}}");
}

void FormulaObjectTest::standsOnTheBaselineOfItsLine() {
    QFETCH(QByteArray, source);
    Page page;
    page.text("H");
    page.formula(source.constData());
    const QImage image = page.image();
    const int letter = QFontMetrics(page.document.defaultFont()).horizontalAdvance(u'H');
    const QPair<int, int> ofText = inkedRows(image, 0, letter);
    const QPair<int, int> ofFormula = inkedRows(image, letter + 1, 2 * letter - 1);
    QVERIFY(ofText.first >= 0);
    QCOMPARE(ofFormula.second, ofText.second);
    QCOMPARE(ofFormula.first, ofText.first);
}

void FormulaObjectTest::aDeepFormulaMakesItsLineDeeper() {
    const auto heightWith = [](const char* source) {
        Page page;
        page.text("H");
        page.formula(source);
        page.image();
        return page.document.size().height();
    };
    QVERIFY(heightWith("\\frac{a}{\\frac{b}{c}}") > heightWith("x") + 5);
    QVERIFY(qAbs(heightWith("x") - heightWith("x^2")) < 4); // a line with a square is no taller
}

void FormulaObjectTest::isDrawnInItsColours() {
    Page page;
    page.object.setColours(QColor(0, 0, 255), QColor(255, 0, 0));
    page.formula("\\mathrm{H}");
    page.text("     ");
    page.formula("\\foo");
    const QImage image = page.image();
    bool hasBlue = false;
    bool hasRed = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            hasBlue = hasBlue || image.pixelColor(x, y) == QColor(0, 0, 255);
            hasRed = hasRed || image.pixelColor(x, y) == QColor(255, 0, 0);
        }
    }
    QVERIFY(hasBlue);
    QVERIFY(hasRed);
}

void FormulaObjectTest::aWideFormulaIsDrawnSmaller() {
    Page page;
    page.formula("a+b+c+d+e+f+g+h", FormulaPlace::Display);
    page.document.setTextWidth(1000);
    const double wide = page.document.idealWidth();
    page.document.setTextWidth(wide * 0.7);
    QVERIFY(page.document.idealWidth() <= wide * 0.7 + 1);
    page.document.setTextWidth(wide * 0.1);
    QVERIFY(page.document.idealWidth() >= wide * 0.49); // not beyond reading
}

void FormulaObjectTest::plainTextHasTheSource() {
    Page page;
    page.text("Take ");
    page.formula("x^2");
    page.formula("x^2");
    page.text(" and ");
    page.formula("\\sum", FormulaPlace::Display);
    page.end().insertBlock();
    page.text("end.");
    QCOMPARE(plainTextOf(page.document), QStringLiteral("Take $x^2$$x^2$ and $$\\sum$$\nend."));
}

void FormulaObjectTest::plainTextOfASelection() {
    Page page;
    page.text("Take ");
    page.formula("x^2");
    page.text(" and more");
    QTextCursor cursor(&page.document);
    cursor.setPosition(2);
    cursor.setPosition(10, QTextCursor::KeepAnchor);
    QCOMPARE(plainTextOf(cursor), QStringLiteral("ke $x^2$ and"));
}

QTEST_MAIN(FormulaObjectTest)
#include "tst_formula_object.moc"
