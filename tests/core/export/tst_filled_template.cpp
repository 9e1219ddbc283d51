// SPDX-License-Identifier: GPL-3.0-or-later
// Templates against what the Mustache manual says, and text that would be markup.
#include <QtTest>

#include "core/base/error.h"
#include "core/export/filled_template.h"

using namespace headscope;

namespace {

const nlohmann::ordered_json kValue = nlohmann::ordered_json::parse(R"({
  "name": "L2 <H7>", "number": 0.5, "no": false, "nothing": "", "none": null, "empty": [],
  "model": {"name": "tales"},
  "items": [{"name": "a"}, {"other": 1}], "words": ["x", "y"]
})");

QString filled(const char* text) {
    try {
        return QString::fromStdString(filledTemplate(text, kValue, "page.html"));
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
}

} // namespace

class TestFilledTemplate : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void tagsAreFilledIn_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("no tags }} { {", "no tags }} { {");
        row("{{name}}!", "L2 &lt;H7&gt;!");
        row("{{number}} {{model.name}}", "0.5 tales");
        row("{{#model}}{{name}}{{/model}}", "tales");
        row("{{#items}}[{{name}}]{{/items}}", "[a][L2 &lt;H7&gt;]"); // from around where an item has none
        row("{{#words}}{{.}},{{/words}}", "x,y,");
        row("{{#empty}}a{{/empty}}{{#no}}b{{/no}}{{#nothing}}c{{/nothing}}{{#none}}d{{/none}}", "");
        row("{{^empty}}a{{/empty}}{{^name}}b{{/name}}", "a");
        row("{{#no}}{{unknown}}{{#words}}{{.}}{{/words}}{{/no}}", ""); // what is not shown is not looked up
        row("{{#items}}{{#words}}{{.}}{{/words}};{{/items}}", "xy;xy;");
        row("a{{! a remark }}b", "ab");
    }

    void tagsAreFilledIn() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(filled(text.toUtf8().constData()), expected);
    }

    void aWrongTemplateSaysWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(sentence);
        };
        row("{{unknown}}", "page.html: no text or number is named \"unknown\"");
        row("{{items}}", "no text or number is named \"items\"");
        row("{{#unknown}}{{/unknown}}", "nothing is named \"unknown\"");
        row("{{#items}}", "expected {{/items}}, found the end");
        row("{{#items}}{{/words}}", "expected {{/items}}, found {{/words}}");
        row("{{name", "expected }} behind {{NAME");
        row("{{}}", "expected }} behind {{NAME");
    }

    void aWrongTemplateSaysWhere() {
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        QVERIFY2(filled(text.toUtf8().constData()).contains(sentence),
                 qUtf8Printable(filled(text.toUtf8().constData())));
    }

    void textIsNoMarkup() {
        QCOMPARE(htmlText("<b a=\"1\" c='2'>&amp;"),
                 std::string("&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;"));
    }

    void whatSteersOrIsNoCharacterIsWrittenOut() {
        QCOMPARE(htmlText("a\u202Eb\u2066\u200F"), std::string("a\\u202eb\\u2066\\u200f"));
        QCOMPARE(htmlText(std::string_view("\0\x1b[2J\t\r\n", 8)),
                 std::string("\\u0000\\u001b[2J\\u0009\\u000d\n"));
        QCOMPARE(htmlText("\xff\uFFFF日本 é"), std::string("\\xff\\uffff日本 é"));
    }
};

QTEST_GUILESS_MAIN(TestFilledTemplate)
#include "tst_filled_template.moc"
