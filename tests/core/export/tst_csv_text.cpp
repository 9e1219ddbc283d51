// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in files of numbers are the tokens themselves, also where a spreadsheet would run one as a formula:
// see the decisions in CONTRIBUTING.md.
#include <QtTest>

#include "core/export/csv_text.h"
#include "core/export/number_table.h"

using namespace headscope;

class TestCsvText : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aFieldReadsBackAsWhatItWas_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"=1+1", "+", "-", "-1", "@user", "'", "'=", "\t=1", "\r=1", "a\nb",
                                 "=HYPERLINK(\"http://evil.example\",\"x\")", "\"", "", " =1", "＝1"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }
    void aFieldReadsBackAsWhatItWas() {
        QFETCH(QByteArray, text);
        QByteArray field = QByteArray::fromStdString(csvField(text.toStdString()));
        QVERIFY(field.startsWith('"') && field.endsWith('"'));
        field = field.mid(1, field.size() - 2); // as RFC 4180 reads it
        QCOMPARE(field.replace("\"\"", "\""), text);
    }

    void negativeNumbersAreNumbers() {
        const NumberTable table{.title = "",
                                .about = "",
                                .rowName = "query",
                                .columnName = "key",
                                .rows = {"-1"},
                                .columns = {"-"},
                                .values = Matrix::Constant(1, 1, -0.5F)};
        QCOMPARE(numbersText(std::vector{table}, ','),
                 std::string("\"query \\ key\",\"-\"\r\n\"-1\",-0.5\r\n"));
    }
};

QTEST_APPLESS_MAIN(TestCsvText)
#include "tst_csv_text.moc"
