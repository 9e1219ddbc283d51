// SPDX-License-Identifier: GPL-3.0-or-later
// The command report of the program itself: the page is read as XML, and what is in the PDF by its own parts.
#include <QFile>
#include <QHash>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

const QString kText = QStringLiteral("The king said to the queen, \"You are the queen.\"");

/// What a page has, read as XML.
struct Page {
    QString error;
    QHash<QString, int> elements;
    QStringList addresses; // of links and pictures
    QStringList tokens;    // texts of <bdi>
    QList<int> scoreCells; // of each row of the score table's body
    QString styles;
    QString scripts;

    explicit Page(const QByteArray& html) {
        QXmlStreamReader xml(html);
        bool isScores = false;
        while (!xml.atEnd()) {
            xml.readNext();
            const QString name = xml.name().toString();
            if (xml.isStartElement()) {
                ++elements[name];
                for (const char* attribute : {"src", "href"}) {
                    const QString key = QLatin1String(attribute);
                    if (xml.attributes().hasAttribute(key)) {
                        addresses += xml.attributes().value(key).toString();
                    }
                }
                isScores =
                    isScores || xml.attributes().value(QLatin1String("id")) == QLatin1String("score-table");
                if (isScores && name == QLatin1String("tr")) {
                    scoreCells.append(0);
                } else if (isScores && (name == QLatin1String("td") || name == QLatin1String("th"))) {
                    ++scoreCells.last();
                } else if (name == QLatin1String("bdi")) {
                    tokens += xml.readElementText();
                } else if (name == QLatin1String("style")) {
                    styles += xml.readElementText();
                } else if (name == QLatin1String("script")) {
                    scripts += xml.readElementText();
                }
            } else if (xml.isEndElement() && name == QLatin1String("table")) {
                isScores = false;
            }
        }
        error = xml.errorString();
    }
};

} // namespace

class TestReport : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

    Page pageOf(const QString& text, const QStringList& more = {}) const {
        const Ended ended =
            run(QStringList{QStringLiteral("report"), text, QStringLiteral("-o"), path("page.html")} + more);
        return Page(ended.status == 0 ? contents(path("page.html")) : ended.err);
    }

  private Q_SLOTS:
    void thePageIsWellFormedAndNeedsNoOther() {
        const Page page = pageOf(kText, words("--a layer=2,head=7 --b layer=2,head=7,scale=none"));
        QVERIFY2(page.error.isEmpty(), qUtf8Printable(page.error));
        QCOMPARE(page.elements[QStringLiteral("img")], 48 + 1);
        for (const QString& address : page.addresses) {
            QVERIFY2(address.startsWith(QLatin1Char('#')) || address.startsWith(QLatin1String("data:image/")),
                     qUtf8Printable(address.left(80)));
        }
        QCOMPARE(page.elements[QStringLiteral("link")], 0);
        QCOMPARE(page.elements[QStringLiteral("iframe")], 0);
        QVERIFY(!page.styles.contains(QLatin1String("url(")) &&
                !page.styles.contains(QLatin1String("@import")));
        QVERIFY(!page.scripts.contains(QRegularExpression(QStringLiteral("fetch|XMLHttp|import|https?:"))));
    }

    void scoresAreARowAHead() {
        const Page page = pageOf(kText, words("--scores entropy,previous_token,duplicate_token"));
        QCOMPARE(page.scoreCells.size(), 1 + 48);
        for (const int cells : page.scoreCells) {
            QCOMPARE(cells, 2 + 3);
        }
    }

    void tokensAreThoseOfTheText() {
        const Page page = pageOf(QStringLiteral("The king said"), words("--scores entropy"));
        QCOMPARE(page.tokens.size(), 4);
        QVERIFY(page.tokens[2].contains(QLatin1String("king")));
    }

    void textThatWouldBeMarkupIsText() {
        const QString text = QStringLiteral("<script>alert(1)</script> \"&lt;\" {{title}} \u202Eabc \u2067");
        const Page page = pageOf(text, words("--scores entropy --a layer=0,head=0 --b layer=0,head=1"));
        QVERIFY2(page.error.isEmpty(), qUtf8Printable(page.error));
        QCOMPARE(page.elements[QStringLiteral("script")], 1);
        const QByteArray html = contents(path("page.html"));
        QVERIFY(html.contains("{{title}}"));
        QVERIFY(!html.contains("\u202E") && !html.contains("\u2067"));
        QVERIFY(html.contains("\\u202e"));
    }

    void figuresAndSmallMapsAreReadable() {
        static_cast<void>(pageOf(kText, words("--scores entropy --a layer=2,head=7 --b layer=1,head=6")));
        const QString html = QString::fromUtf8(contents(path("page.html")));
        static const QRegularExpression png(QStringLiteral("src=\"data:image/png;base64,([^\"]+)\""));
        int count = 0;
        for (auto match = png.globalMatch(html); match.hasNext(); ++count) {
            const QImage image =
                QImage::fromData(QByteArray::fromBase64(match.next().captured(1).toLatin1()), "PNG");
            QCOMPARE(image.size(), QSize(14, 14)); // a cell a pixel
        }
        QCOMPARE(count, 48);
        static const QRegularExpression svg(QStringLiteral("src=\"data:image/svg\\+xml;base64,([^\"]+)\""));
        const QByteArray figure = QByteArray::fromBase64(svg.match(html).captured(1).toLatin1());
        QVERIFY(figure.contains("L2 H7") && figure.contains("L1 H6"));
    }

    void aPdfIsWritten() {
        const Ended ended = run({QStringLiteral("report"), kText, QStringLiteral("-o"), path("report.pdf"),
                                 QStringLiteral("--scores"), QStringLiteral("entropy"), QStringLiteral("--a"),
                                 QStringLiteral("layer=2,head=7"), QStringLiteral("--b"),
                                 QStringLiteral("layer=2,head=7,scale=none")});
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QByteArray pdf = contents(path("report.pdf"));
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.count("/Type /Page\n") >= 2);
        QVERIFY(pdf.contains("/ToUnicode")); // letters can be searched and copied
    }

    void emojiAreInAPdf() { // as images, since Qt leaves their letters out
        const auto imagesIn = [this](const QString& text) {
            const Ended ended = run({QStringLiteral("report"), text, QStringLiteral("-o"), path("emoji.pdf"),
                                     QStringLiteral("--scores"), QStringLiteral("entropy")});
            return ended.status == 0 ? contents(path("emoji.pdf")).count("/Subtype /Image") : -1;
        };
        const qsizetype without = imagesIn(QStringLiteral("The king, the queen"));
        QVERIFY(without > 0);
        QVERIFY(imagesIn(QStringLiteral("The king \U0001F451, the queen")) > without);
    }

    void encoderDecodersHaveASheetOfEachKind() {
        const TinyModel tiny("t5", TinyModel::Style::Seq2Seq);
        const Page page = pageOf(QStringLiteral("the cat"),
                                 QStringList{QStringLiteral("--second"), QStringLiteral("the mat"),
                                             QStringLiteral("--model"), tiny.folder()});
        QVERIFY2(page.error.isEmpty(), qUtf8Printable(page.error));
        const QByteArray html = contents(path("page.html"));
        for (const char* name : {"<h3>Encoder</h3>", "<h3>Decoder</h3>", "<h3>Cross-attention</h3>"}) {
            QVERIFY2(html.contains(name), name);
        }
    }

    void wrongUseIsTold_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("no output") << QStringLiteral("report king") << 2;
        QTest::newRow("one side") << QStringLiteral("report king -o x.html --a layer=0,head=0") << 2;
        QTest::newRow("side") << QStringLiteral("report king -o x.html --a layer=0 --b layer=0,head=0") << 2;
        QTest::newRow("score") << QStringLiteral("report king -o x.html --scores none") << 2;
        QTest::newRow("type") << QStringLiteral("report king -o x.doc") << 1;
        QTest::newRow("head") << QStringLiteral(
                                     "report king -o x.html --scores entropy --a layer=9,head=0 --b "
                                     "layer=0,head=0")
                              << 1;
    }

    void wrongUseIsTold() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        const Ended ended = run(arguments.split(QLatin1Char(' ')), folder_.path());
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(!QFile::exists(path("x.html")));
    }
};

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
