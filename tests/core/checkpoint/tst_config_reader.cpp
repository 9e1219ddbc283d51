// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <functional>

#include <nlohmann/json.hpp>

#include "core/checkpoint/config_reader.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

const nlohmann::json kConfig = nlohmann::json::parse(R"({
    "layers": 6, "context": 8192.0, "half": 0.5, "negative": -3, "huge": 18446744073709551615, "theta": 10000,
    "tied": true, "act": "silu", "window": null, "list": [1, 2], "rope_scaling": {"factor": 8.0, "type": "llama3"}})");

const ConfigReader kReader(kConfig, "config.json");

using Action = std::function<void()>;

} // namespace
Q_DECLARE_METATYPE(Action)

class ConfigReaderTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsValuesOfEachType();
    void wholeNumberMayBeWrittenAsAFraction();
    void numberMayBeWrittenWithoutAFraction();
    void nullCountsAsAbsent();
    void absentOptionalIsNothing();
    void rangeEndsAreAllowed();
    void sectionIsRead();
    void refuses_data();
    void refuses();
};

void ConfigReaderTest::readsValuesOfEachType() {
    QCOMPARE(kReader.integer("layers"), Index{6});
    QCOMPARE(kReader.integer("negative"), Index{-3});
    QCOMPARE(kReader.number("half"), 0.5);
    QCOMPARE(kReader.flag("tied"), true);
    QCOMPARE(kReader.text("act"), std::string("silu"));
    QVERIFY(kReader.optionalInteger("layers") == Index{6});
    QVERIFY(kReader.optionalText("act") == "silu");
}

void ConfigReaderTest::wholeNumberMayBeWrittenAsAFraction() {
    QCOMPARE(kReader.integer("context"), Index{8192});
}

void ConfigReaderTest::numberMayBeWrittenWithoutAFraction() {
    QCOMPARE(kReader.number("theta"), 10000.0);
}

void ConfigReaderTest::nullCountsAsAbsent() {
    QVERIFY(!kReader.has("window"));
    QVERIFY(!kReader.optionalInteger("window"));
    QVERIFY(!kReader.optionalSection("window"));
}

void ConfigReaderTest::absentOptionalIsNothing() {
    QVERIFY(!kReader.optionalInteger("none"));
    QVERIFY(!kReader.optionalNumber("none"));
    QVERIFY(!kReader.optionalFlag("none"));
    QVERIFY(!kReader.optionalText("none"));
}

void ConfigReaderTest::rangeEndsAreAllowed() {
    QCOMPARE(kReader.integer("layers", {6, 6}), Index{6});
    QCOMPARE(kReader.number("half", {0.5, 0.5}), 0.5);
}

void ConfigReaderTest::sectionIsRead() {
    QCOMPARE(kReader.optionalSection("rope_scaling")->number("factor"), 8.0);
}

void ConfigReaderTest::refuses_data() {
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, Action action, const char* message) {
        QTest::newRow(name) << std::move(action) << QString::fromUtf8(message);
    };
    row(
        "absent", [] { (void)kReader.integer("none"); },
        "config.json: \"none\": expected a whole number, found nothing");
    row(
        "null",
        [] {
            (void)kReader.integer("window", {1, 9});
        },
        "config.json: \"window\": expected a whole number from 1 to 9, found nothing");
    row(
        "fraction", [] { (void)kReader.integer("half"); },
        "config.json: \"half\": expected a whole number, found 0.5");
    row(
        "text for a number", [] { (void)kReader.integer("act"); },
        "config.json: \"act\": expected a whole number, found \"silu\"");
    row(
        "flag for a number", [] { (void)kReader.number("tied"); },
        "config.json: \"tied\": expected a number, found true");
    row(
        "beyond 64 bits", [] { (void)kReader.integer("huge"); },
        "config.json: \"huge\": expected a whole number, found 18446744073709551615");
    row(
        "too small", [] { (void)kReader.integer("negative", {.lowest = 1}); },
        "config.json: \"negative\": expected a whole number of at least 1, found -3");
    row(
        "too large",
        [] {
            (void)kReader.optionalInteger("layers", {1, 5});
        },
        "config.json: \"layers\": expected a whole number from 1 to 5, found 6");
    row(
        "number too small", [] { (void)kReader.number("half", {.lowest = 1}); },
        "config.json: \"half\": expected a number of at least 1, found 0.5");
    row(
        "number for a flag", [] { (void)kReader.optionalFlag("layers"); },
        "config.json: \"layers\": expected true or false, found 6");
    row(
        "list for a text", [] { (void)kReader.text("list"); },
        "config.json: \"list\": expected a string, found an array of 2");
    row(
        "text for a section", [] { (void)kReader.optionalSection("act"); },
        "config.json: \"act\": expected an object, found \"silu\"");
    row(
        "in a section", [] { (void)kReader.optionalSection("rope_scaling")->number("low"); },
        "config.json: \"rope_scaling.low\": expected a number, found nothing");
    row(
        "the caller's own rule", [] { kReader.reject("act", "gelu"); },
        "config.json: \"act\": expected gelu, found \"silu\"");
}

void ConfigReaderTest::refuses() {
    QFETCH(Action, action);
    QFETCH(QString, message);
    QCOMPARE(errorText(action), message);
}

QTEST_APPLESS_MAIN(ConfigReaderTest)
#include "tst_config_reader.moc"
