// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as a browser shows them, and as it prints them.
#include <QJsonArray>
#include <QTcpSocket>
#include <QTemporaryDir>

#include "tests/app/browser_run.h"

using namespace headscope;

namespace {

const QString kPlain = QStringLiteral("The king said to the queen, \"You are the queen.\"");
/// Markup, quotes, entities, a comment, letters from right to left, marks that turn lines round, emoji.
const QString kHostile = QStringLiteral(
    "</script><script>document.title='owned'</script> <img src=x onerror=alert(1)> & &amp; "
    "\"'` --> ]]> {{title}} שלום עולם مرحبا \u202Eabc \u2067 👩‍👩‍👧 é");

/// What is on the page, in one look.
const QString kLook = QStringLiteral(R"JS(
    var all = function (what) { return Array.from(document.querySelectorAll(what)); };
    return {
      title: document.title,
      rows: all('.card tr').length,
      tokens: all('.tokens li bdi').map(function (e) { return e.textContent; }),
      text: document.querySelector('blockquote').textContent,
      maps: all('.heads img').filter(function (e) { return e.complete && e.naturalWidth > 0; }).length,
      figures: all('.comparison img').filter(function (e) { return e.complete && e.naturalWidth > 0; }).length,
      scripts: all('script').length,
      scores: document.getElementById('score-table').tBodies[0].rows.length,
      columns: document.getElementById('score-table').tHead.rows[0].cells.length,
      // What the page fetched beside itself.
      fetched: performance.getEntriesByType('resource').filter(function (e) { return !e.name.startsWith('data:'); }).length
    };)JS");

/// The words of a PDF with their places.
struct Word {
    QString text;
    double left = 0, right = 0, top = 0, bottom = 0;
    QSizeF page;
};

QList<Word> wordsOf(const QString& pdf) {
    const Ended ended =
        runProgram(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")}, {}, {});
    QList<Word> all;
    QSizeF page;
    static const QRegularExpression line(QStringLiteral(
        "<page width=\"([0-9.]+)\" height=\"([0-9.]+)\">|<word xMin=\"([-0-9.]+)\" yMin=\"([-0-9.]+)\" "
        "xMax=\"([-0-9.]+)\" yMax=\"([-0-9.]+)\">([^<]*)</word>"));
    for (auto match = line.globalMatch(QString::fromUtf8(ended.out)); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const auto number = [&found](int index) { return found.captured(index).toDouble(); };
        if (!found.captured(1).isEmpty()) {
            page = {number(1), number(2)};
        } else {
            all.append({found.captured(7), number(3), number(5), number(4), number(6), page});
        }
    }
    return all;
}

} // namespace

class ReportBrowserTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    /// A report's file, or nothing.
    QString report(const QString& text, const char* name, const QStringList& more = {}) const {
        const QStringList arguments{QStringLiteral("report"), text, QStringLiteral("-o"), path(name)};
        return run(arguments + more).status == 0 ? path(name) : QString();
    }
    QString plain() const { return path("plain.html"); }
    QString hostile() const { return path("hostile.html"); }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(!report(kPlain, "plain.html", words("--a layer=2,head=7 --b layer=2,head=7,scale=none"))
                     .isEmpty());
        QVERIFY(!report(kHostile, "hostile.html",
                        words("--scores entropy,previous_token --a layer=2,head=7 --b layer=1,head=6"))
                     .isEmpty());
    }

    // Without these a page that does wrong would pass.
    void theBrowserTellsAFault() {
        QVERIFY(write(path("fault.html"), "<body><script>nothing.at.all()</script></body>"));
        const Shown shown = Browser::open(path("fault.html"), QStringLiteral("return {};"));
        QVERIFY2(shown.hasEnded, shown.errors.constData());
        QVERIFY2(shown.log.contains("nothing is not defined"), shown.log.constData());
    }
    void theBrowserTellsARequest() {
        QVERIFY(write(path("asks.html"), "<body><img src='http://example.invalid/x.png'/></body>"));
        const Shown shown = Browser::open(path("asks.html"), QStringLiteral("return {};"));
        QVERIFY2(shown.hasEnded, shown.errors.constData());
        QVERIFY(shown.connections > 0);
    }

    void thePageShowsItsPartsAndAsksForNothing_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << plain() << kPlain;
        QString shown = kHostile; // what turns lines round is written out
        shown.replace(QChar(0x202E), QStringLiteral("\\u202e"))
            .replace(QChar(0x2067), QStringLiteral("\\u2067"));
        QTest::newRow("hostile") << hostile() << shown;
    }
    void thePageShowsItsPartsAndAsksForNothing() {
        QFETCH(QString, page);
        QFETCH(QString, text);
        const Shown shown = Browser::open(page, kLook);
        QVERIFY2(shown.hasEnded, shown.errors.constData());
        QVERIFY2(shown.log.isEmpty(), shown.log.constData());
        QCOMPARE(shown.connections, 0);
        const auto number = [&shown](const char* name) { return shown.found[QLatin1String(name)].toInt(-1); };
        QCOMPARE(number("fetched"), 0);
        QVERIFY(shown.found[QStringLiteral("title")].toString().startsWith(
            QStringLiteral("Attention heads of ")));
        QVERIFY(number("rows") > 5);
        QCOMPARE(shown.found[QStringLiteral("text")].toString(), text);
        QVERIFY(shown.found[QStringLiteral("tokens")].toArray().size() > 5);
        QCOMPARE(number("maps"), 48);
        QCOMPARE(number("figures"), 1);
        QCOMPARE(number("scores"), 48);
        QVERIFY(number("columns") >= 4);
        QCOMPARE(number("scripts"), 1 + 1); // its own and that of this test
    }

    void aClickOnAColumnsNameSorts() {
        const Shown shown = Browser::open(plain(), QStringLiteral(R"JS(
            var table = document.getElementById('score-table'), button = table.tHead.rows[0].cells[2].querySelector('button');
            var read = function (column) {
              return Array.from(table.tBodies[0].rows).map(function (row) { return Number(row.cells[column].dataset.value); });
            };
            var order = function () { return table.tHead.rows[0].cells[2].getAttribute('aria-sort'); };
            var first = read(0);
            button.click();
            var down = read(2), downOrder = order();
            button.click();
            var up = read(2), upOrder = order();
            table.tHead.rows[0].cells[0].querySelector('button').click();
            return { first: first, down: down, downOrder: downOrder, up: up, upOrder: upOrder, again: read(0) };)JS"));
        QVERIFY2(shown.log.isEmpty(), shown.log.constData());
        const auto numbers = [&shown](const char* name) {
            QList<double> all;
            for (const auto value : shown.found[QLatin1String(name)].toArray()) {
                all.append(value.toDouble());
            }
            return all;
        };
        const QList<double> down = numbers("down");
        const QList<double> up = numbers("up");
        QCOMPARE(down.size(), 48);
        QVERIFY(std::is_sorted(down.rbegin(), down.rend()));
        QVERIFY(std::is_sorted(up.begin(), up.end()));
        QVERIFY(up.first() < up.last());
        QCOMPARE(shown.found[QStringLiteral("downOrder")].toString(), QStringLiteral("descending"));
        QCOMPARE(shown.found[QStringLiteral("upOrder")].toString(), QStringLiteral("ascending"));
        QCOMPARE(numbers("again"), numbers("first"));
    }

    void whatIsUndefinedStaysLast() {
        const QString page =
            report(QStringLiteral("The king said"), "undefined.html", words("--scores duplicate_token"));
        const Shown shown = Browser::open(page, QStringLiteral(R"JS(
            var table = document.getElementById('score-table');
            var texts = function () {
              return Array.from(table.tBodies[0].rows).map(function (row) { return row.cells[2].textContent; });
            };
            table.tBodies[0].rows[3].cells[2].dataset.value = '0.25'; // one that has it
            table.tHead.rows[0].cells[2].querySelector('button').click();
            var place = function () { return Array.from(table.tBodies[0].rows).findIndex(
              function (row) { return row.cells[2].dataset.value === '0.25'; }); };
            var down = place();
            table.tHead.rows[0].cells[2].querySelector('button').click();
            return { down: down, up: place(), last: texts()[47] };)JS"));
        QCOMPARE(shown.found[QStringLiteral("down")].toInt(-1), 0);
        QCOMPARE(shown.found[QStringLiteral("up")].toInt(-1), 0);
        QCOMPARE(shown.found[QStringLiteral("last")].toString(), QStringLiteral("–"));
    }

    void itFitsItsWindowAndCanBeRead_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isDark");
        QTest::newRow("wide, light") << 1280 << false;
        QTest::newRow("wide, dark") << 1280 << true;
        QTest::newRow("narrow, light") << 400 << false;
        QTest::newRow("narrow, dark") << 400 << true;
    }
    void itFitsItsWindowAndCanBeRead() {
        QFETCH(int, width);
        QFETCH(bool, isDark);
        // Luminance and contrast: WCAG 2.2, "relative luminance" and 1.4.3.
        const Shown shown = Browser::open(hostile(), QStringLiteral(R"JS(
            var parts = function (colour) { return colour.match(/[0-9.]+/g).map(Number); };
            var luminance = function (colour) {
              var c = parts(colour).slice(0, 3).map(function (v) {
                v /= 255; return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4); });
              return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
            };
            var ground = function (e) {
              for (; e; e = e.parentElement) {
                var c = parts(getComputedStyle(e).backgroundColor);
                if (c.length < 4 || c[3] > 0) { return getComputedStyle(e).backgroundColor; }
              }
              return 'rgb(255, 255, 255)';
            };
            var least = { contrast: 99, what: '' };
            Array.from(document.querySelectorAll('body *')).forEach(function (e) {
              var speaks = Array.from(e.childNodes).some(function (n) { return n.nodeType === 3 && n.data.trim(); });
              if (!speaks || e.tagName === 'SCRIPT' || !e.getClientRects().length) { return; }
              var a = luminance(getComputedStyle(e).color), b = luminance(ground(e));
              var contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
              if (contrast < least.contrast) { least = { contrast: contrast, what: e.tagName + ' ' + e.className }; }
            });
            return { width: innerWidth, needed: document.documentElement.scrollWidth, contrast: least.contrast, what: least.what,
                     ground: luminance(getComputedStyle(document.body).backgroundColor) };)JS"),
                                          {{width, 900}, isDark});
        QCOMPARE(shown.found[QStringLiteral("width")].toInt(), width);
        QVERIFY2(shown.found[QStringLiteral("needed")].toInt(10000) <= width,
                 qPrintable(QString::number(shown.found[QStringLiteral("needed")].toInt())));
        QCOMPARE(shown.found[QStringLiteral("ground")].toDouble() < 0.2, isDark);
        QVERIFY2(shown.found[QStringLiteral("contrast")].toDouble() >= 4.5,
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(shown.found[QStringLiteral("what")].toString())
                                .arg(shown.found[QStringLiteral("contrast")].toDouble())));
    }

    void printedNothingIsCutOff() {
        QVERIFY(Browser::print(plain(), path("printed.pdf")).hasEnded);
        const QList<Word> all = wordsOf(path("printed.pdf"));
        QVERIFY(all.size() > 500);
        QStringList texts;
        for (const Word& word : all) {
            QVERIFY2(word.left >= 10 && word.right <= word.page.width() - 10 && word.top >= 0 &&
                         word.bottom <= word.page.height(),
                     qPrintable(word.text));
            texts += word.text;
        }
        // Every head has its row in each part of the table, and its map.
        const Shown shown = Browser::open(plain(), kLook);
        const int scores = shown.found[QStringLiteral("columns")].toInt() - 2;
        const int parts = (scores + 5) / 6;
        QVERIFY(parts > 1);
        int heads = 0;
        for (qsizetype i = 1; i < texts.size(); ++i) {
            heads += texts[i - 1] == QStringLiteral("K/V") && texts[i] == QStringLiteral("head") ? 1 : 0;
        }
        QVERIFY(heads > parts); // again where a part goes on overleaf
        for (const QString& definition : {QStringLiteral("Formula:"), QStringLiteral("Source:")}) {
            QCOMPARE(texts.count(definition), scores);
        }
    }
};

QTEST_GUILESS_MAIN(ReportBrowserTest)
#include "tst_report_browser.moc"
