// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextList>
#include <QVBoxLayout>

#include "ui/formula/formula_object.h"
#include "ui/lessons/lesson_text.h"
#include "ui/theme/apply_theme.h"

using namespace headscope;

namespace {

/// In a window of this width, laid out.
class Shown {
  public:
    explicit Shown(const char* markdown, int width = 320) {
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        text = new LessonText;
        column->addWidget(text);
        column->addStretch(1);
        window.resize(width, 600);
        window.show();
        text->showMarkdown(QString::fromUtf8(markdown));
        QCoreApplication::processEvents();
    }

    [[nodiscard]] QTextBlock block(int number) const { return text->document()->findBlockByNumber(number); }

    QWidget window;
    LessonText* text;
};

} // namespace

class LessonTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void htmlIsText_data();
    void htmlIsText();
    void nothingIsLoaded();
    void formulasAreDrawn();
    void displayedFormulasAreCentredOnALineOfTheirOwn();
    void aDisplayedFormulaInTheTextGetsAParagraph();
    void aDisplayedFormulaInAListStaysInItsItem();
    void copiedTextHasTheSources();
    void isAsHighAsItsText();
    void isHigherWhereItIsNarrow();
    void growsWithTheFont();
    void followsThePalette();
    void emptyTextIsHidden();
    void linksAreNotOpened();
    void pageKeysAreLeftToTheParent();
    void formulasInHeadingsAreLarger();
};

void LessonTextTest::initTestCase() {
    applyTheme(*qApp, Theme::light());
}

void LessonTextTest::htmlIsText_data() {
    QTest::addColumn<QByteArray>("markdown");
    for (const char* markdown :
         {"a <b>bold</b> word", "<script>alert(1)</script>", "x <img src=\"http://example.org/a.png\"> y",
          "<div>\n\nblock\n\n</div>", "<!-- comment -->"}) {
        QTest::newRow(markdown) << QByteArray(markdown);
    }
}

void LessonTextTest::htmlIsText() {
    QFETCH(QByteArray, markdown);
    const Shown shown(markdown.constData());
    for (const QByteArray& part : markdown.simplified().split(' ')) {
        QVERIFY2(shown.text->shownText().contains(QString::fromUtf8(part)),
                 qUtf8Printable(shown.text->shownText()));
    }
}

void LessonTextTest::nothingIsLoaded() {
    const Shown shown("![picture](/etc/passwd) ![far](http://example.org/a.png)");
    QVERIFY(
        !shown.text->loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("file:///etc/passwd")))
             .isValid());
    QVERIFY(
        !shown.text
             ->loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("http://example.org/a.png")))
             .isValid());
}

void LessonTextTest::formulasAreDrawn() {
    const Shown shown("The factor $\\frac{1}{\\sqrt{d_k}}$ and *slanted $x$*.");
    QCOMPARE(shown.text->document()->toPlainText().count(QChar::ObjectReplacementCharacter), 2);
    QCOMPARE(shown.text->shownText(), QStringLiteral("The factor $\\frac{1}{\\sqrt{d_k}}$ and slanted $x$."));
    QCOMPARE(shown.text->accessibleDescription(), shown.text->shownText());
}

void LessonTextTest::displayedFormulasAreCentredOnALineOfTheirOwn() {
    const Shown shown("Before\n\n$$x^2$$\n\nafter");
    QCOMPARE(shown.text->document()->blockCount(), 3);
    QCOMPARE(shown.block(0).blockFormat().alignment() & Qt::AlignHCenter, Qt::Alignment());
    QVERIFY(shown.block(1).blockFormat().alignment() & Qt::AlignHCenter);
    QCOMPARE(shown.block(2).text(), QStringLiteral("after"));
    QVERIFY(!(shown.block(2).blockFormat().alignment() & Qt::AlignHCenter));
}

void LessonTextTest::aDisplayedFormulaInTheTextGetsAParagraph() {
    const Shown shown("Before\n$$x^2$$\nafter");
    QCOMPARE(shown.text->shownText(), QStringLiteral("Before\n$$x^2$$\nafter"));
    QVERIFY(shown.block(1).blockFormat().alignment() & Qt::AlignHCenter);
    QVERIFY(!(shown.block(2).blockFormat().alignment() & Qt::AlignHCenter));
}

void LessonTextTest::aDisplayedFormulaInAListStaysInItsItem() {
    const Shown shown("- one $$x$$ two\n- three");
    QCOMPARE(shown.text->document()->blockCount(), 2);
    QVERIFY(shown.block(0).textList() != nullptr);
    QVERIFY(shown.text->shownText().contains(QLatin1String("$$x$$")));
}

void LessonTextTest::copiedTextHasTheSources() {
    const Shown shown("Take $x^2$.");
    shown.text->selectAll();
    shown.text->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Take $x^2$."));
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
}

void LessonTextTest::isAsHighAsItsText() {
    const Shown shown("One\n\ntwo\n\n$$\\sum_{i}^{n} \\frac{a}{b}$$");
    QVERIFY(qAbs(shown.text->height() - shown.text->document()->size().height()) < 2);
    QVERIFY(shown.text->height() > 4 * QFontMetrics(shown.text->font()).height());
}

void LessonTextTest::isHigherWhereItIsNarrow() {
    const char* text =
        "A long sentence that has to be wrapped into several lines where there is little room for it.";
    QVERIFY(Shown(text, 160).text->height() > Shown(text, 600).text->height());
}

void LessonTextTest::growsWithTheFont() {
    Shown shown("Take $x^2$.");
    const int before = shown.text->height();
    QFont font = shown.text->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    shown.text->setFont(font);
    QCoreApplication::processEvents();
    QVERIFY(shown.text->height() > 1.7 * before);
    QCOMPARE(shown.text->shownText(), QStringLiteral("Take $x^2$."));
}

void LessonTextTest::followsThePalette() {
    Shown shown("$\\mathbf{HHH}$");
    const auto darkest = [&shown] {
        const QImage image = shown.text->grab().toImage();
        int value = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                value = qMin(value, qGray(image.pixel(x, y)));
            }
        }
        return value;
    };
    const int onLight = darkest();
    shown.window.setPalette(Theme::dark().palette());
    QCoreApplication::processEvents();
    const QImage image = shown.text->grab().toImage();
    int lightest = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            lightest = qMax(lightest, qGray(image.pixel(x, y)));
        }
    }
    QVERIFY2(onLight < 90, qUtf8Printable(QString::number(onLight)));
    QVERIFY2(lightest > 180, qUtf8Printable(QString::number(lightest)));
}

void LessonTextTest::emptyTextIsHidden() {
    Shown shown("text");
    QVERIFY(shown.text->isVisible());
    shown.text->showMarkdown(QString());
    QVERIFY(!shown.text->isVisible());
}

void LessonTextTest::linksAreNotOpened() {
    const Shown shown("[a link](http://example.org)");
    QVERIFY(!shown.text->openLinks());
    QVERIFY(!shown.text->openExternalLinks());
    QCOMPARE(shown.text->shownText(), QStringLiteral("a link"));
}

void LessonTextTest::pageKeysAreLeftToTheParent() {
    const Shown shown("text");
    QKeyEvent press(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
    press.accept();
    QCoreApplication::sendEvent(shown.text, &press);
    QVERIFY(!press.isAccepted());
}

void LessonTextTest::formulasInHeadingsAreLarger() {
    const Shown heading("## $x$");
    const Shown text("$x$");
    const auto widthOf = [](const Shown& shown) { return shown.text->document()->idealWidth(); };
    QVERIFY(widthOf(heading) > 1.1 * widthOf(text));
}

QTEST_MAIN(LessonTextTest)
#include "tst_lesson_text.moc"
