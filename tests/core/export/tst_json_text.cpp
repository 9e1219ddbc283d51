// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/export/json_text.h"

using namespace headscope;

class JsonTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatSteersATerminalIsEscaped_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("escape") << QStringLiteral("a\u001b[2J") << QByteArray("\"a\\u001b[2J\"\n");
        QTest::newRow("delete") << QStringLiteral("\u007fa") << QByteArray("\"\\u007fa\"\n");
        QTest::newRow("C1") << QStringLiteral("\u009b31m") << QByteArray("\"\\u009b31m\"\n");
        QTest::newRow("direction") << QStringLiteral("a\u202e") << QByteArray("\"a\\u202e\"\n");
        QTest::newRow("line separator") << QStringLiteral("\u2028") << QByteArray("\"\\u2028\"\n");
        QTest::newRow("letters") << QStringLiteral("aéש你😀") << QByteArray("\"aéש你😀\"\n");
    }
    void whatSteersATerminalIsEscaped() {
        QFETCH(QString, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(jsonText(text.toStdString())), expected);
    }

    void itReadsBackAsWhatItWas() {
        const std::string text = "\x1b\x7f\u0085\u061c\u2029\u2069 plain \"\\";
        QCOMPARE(nlohmann::json::parse(jsonText({{text, text}}))[text].get<std::string>(), text);
    }

    void bytesThatAreNoTextAreReplaced() {
        QCOMPARE(QByteArray::fromStdString(jsonText("a\xff")), QByteArray("\"a\ufffd\"\n"));
    }

    void linesStayLines() {
        QCOMPARE(QByteArray::fromStdString(jsonText({{"a", 1}})), QByteArray("{\n  \"a\": 1\n}\n"));
    }
};

QTEST_APPLESS_MAIN(JsonTextTest)
#include "tst_json_text.moc"
