// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "core/checkpoint/json_file.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

class JsonFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsAnObject();
    void sameKeyInTwoObjectsIsFine();
    void manyEmptyObjectsTakeNoQuadraticTime();
    void refusesAFileThatIsTooLarge();
    void refuses_data();
    void refuses();
    void missingFileIsNamed();

  private:
    [[nodiscard]] std::string write(const QByteArray& contents) const {
        const std::string path = folder_.filePath(QStringLiteral("config.json")).toStdString();
        std::ofstream(path, std::ios::binary) << contents.toStdString();
        return path;
    }
    QTemporaryDir folder_;
};

void JsonFileTest::readsAnObject() {
    QCOMPARE(readJsonObject(write(R"({"a":[1,{"b":2}]})"))["a"][1]["b"].get<int>(), 2);
}

void JsonFileTest::sameKeyInTwoObjectsIsFine() {
    QCOMPARE(readJsonObject(write(R"({"a":{"x":1,"y":{"x":2}},"x":3})"))["x"].get<int>(), 3);
}

void JsonFileTest::manyEmptyObjectsTakeNoQuadraticTime() {
    QByteArray text("{");
    for (int i = 0; i < 200000; ++i) {
        text += (i == 0 ? "\"k" : ",\"k") + QByteArray::number(i) + "\":{}";
    }
    const std::string path = write(text + '}');
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(readJsonObject(path).size(), std::size_t{200000});
    QVERIFY2(timer.elapsed() < 20000, "it took minutes when each object looked at all before it");
}

void JsonFileTest::refusesAFileThatIsTooLarge() {
    const std::string path = write("{}");
    std::filesystem::resize_file(path, (std::uintmax_t{16} << 20) + 1);
    const QString text = errorText([&] { (void)readJsonObject(path); });
    QVERIFY2(text.endsWith(QStringLiteral("size: expected at most 16777216 bytes, found 16777217 bytes")),
             qPrintable(text));
}

void JsonFileTest::refuses_data() {
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("message");
    QTest::newRow("empty") << QByteArray()
                           << QStringLiteral("expected JSON, found .*column 1.*unexpected end");
    QTest::newRow("missing value") << QByteArray("{\n  \"a\": }")
                                   << QStringLiteral("line 2, column 8.*unexpected '}'");
    QTest::newRow("comma at the end") << QByteArray("{\"a\":1,}") << QStringLiteral("line 1, column 8");
    QTest::newRow("not UTF-8") << QByteArray("{\"a\":\"\xFF\"}") << QStringLiteral("line 1, column 7.*UTF-8");
    QTest::newRow("number too large")
        << QByteArray("{\"a\":1e999}") << QStringLiteral("expected JSON, found .*1e999");
    QTest::newRow("an array") << QByteArray("[1,2]")
                              << QStringLiteral("expected a JSON object, found an array of 2");
    QTest::newRow("a string") << QByteArray("\"x\"") << QStringLiteral("expected a JSON object, found \"x\"");
    QTest::newRow("key twice") << QByteArray(R"({"a":{"b":1,"b":2}})")
                               << QStringLiteral("key \"b\": .*found twice");
    QTest::newRow("zero byte") << QByteArray("{}\0{}", 5)
                               << QStringLiteral("expected JSON, found a zero byte at 2");
    QTest::newRow("deep") << QByteArray("{\"a\":" + QByteArray(100000, '['))
                          << QStringLiteral("at most 64 levels");
    QTest::newRow("Git LFS pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\n")
                                     << QStringLiteral("Git LFS pointer");
}

void JsonFileTest::refuses() {
    QFETCH(QByteArray, contents);
    QFETCH(QString, message);
    const QString text = errorText([&] { (void)readJsonObject(write(contents)); });
    QVERIFY2(text.contains(QStringLiteral("/config.json: ")), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(message)), qPrintable(text));
}

void JsonFileTest::missingFileIsNamed() {
    const QString text = errorText([] { (void)readJsonObject("/nowhere/config.json"); });
    QVERIFY2(text.startsWith(QStringLiteral("/nowhere/config.json: cannot be read")), qPrintable(text));
}

QTEST_APPLESS_MAIN(JsonFileTest)
#include "tst_json_file.moc"
