// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/mapped_file.h"
#include "core/checkpoint/gguf.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

/// Reads values.gguf, which the Python package gguf wrote.
class GgufMetadataTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void integersOfEveryTypeAreRead();
    void numbersOfEveryTypeAreRead();
    void integersAreNumbersToo();
    void flagsAreRead();
    void textsAreRead();
    void arraysOfStringsAreRead();
    void arraysOfNumbersAreRead();
    void arraysOfFlagsAreRead();
    void oneNumberStandsForAllLayers();
    void anArrayHasANumberForEachLayer();
    void arrayOfAnotherNumberOfLayersIsRefused();
    void vocabularyIsRead();
    void keysAreSorted();
    void absentKeysAreNothing();
    void absentKeyIsNamed();
    void integerBeyond63BitsIsRefused();
    void otherTypesAreRefused_data();
    void otherTypesAreRefused();
    void rangesAreChecked();
    void elementOutOfRangeIsNamed();

  private:
    [[nodiscard]] QString refusal(void (*action)(const GgufMetadata&)) const {
        return errorText([&] { action(values_); });
    }

    const MappedFile file_{HEADSCOPE_TEST_DATA "/gguf/values.gguf"};
    const GgufMetadata values_ = readGguf(file_.data(), "values.gguf").metadata;
};

void GgufMetadataTest::integersOfEveryTypeAreRead() {
    QCOMPARE(values_.integer("value.u8"), Index{200});
    QCOMPARE(values_.integer("value.i8"), Index{-100});
    QCOMPARE(values_.integer("value.u16"), Index{60000});
    QCOMPARE(values_.integer("value.i16"), Index{-30000});
    QCOMPARE(values_.integer("value.u32"), Index{4000000000});
    QCOMPARE(values_.integer("value.i32"), Index{-2000000000});
    QCOMPARE(values_.integer("value.i64"), -(Index{1} << 62));
}

void GgufMetadataTest::numbersOfEveryTypeAreRead() {
    QCOMPARE(values_.number("value.f32"), static_cast<double>(0.1F));
    QCOMPARE(values_.number("value.f64"), 1e-300);
    QCOMPARE(values_.number("value.u64"), 9223372036854775809.0);
}

void GgufMetadataTest::integersAreNumbersToo() {
    QCOMPARE(values_.number("value.i8"), -100.0);
}

void GgufMetadataTest::flagsAreRead() {
    QCOMPARE(values_.flag("value.bool"), true);
}

void GgufMetadataTest::textsAreRead() {
    QCOMPARE(values_.text("general.architecture"), std::string_view("fixture"));
    QCOMPARE(values_.text("value.text"), std::string_view("g\xC3\xBCnstig"));
    QCOMPARE(values_.text("value.empty"), std::string_view());
}

void GgufMetadataTest::arraysOfStringsAreRead() {
    QCOMPARE(values_.size("array.text"), Index{4});
    QCOMPARE(values_.strings("array.text"),
             (std::vector<std::string_view>{"", "a", "\xE4\xB8\xAD", "<|end|>"}));
}

void GgufMetadataTest::arraysOfNumbersAreRead() {
    QCOMPARE(values_.integers("array.u16"), (std::vector<Index>{1, 2, 65535}));
    QCOMPARE(values_.integers("array.i32"), (std::vector<Index>{3, -1, 4}));
    QCOMPARE(values_.numbers("array.f32"), (std::vector<double>{0.5, -0.25}));
    QCOMPARE(values_.numbers("array.i32"), (std::vector<double>{3, -1, 4}));
}

void GgufMetadataTest::arraysOfFlagsAreRead() {
    QCOMPARE(values_.flags("array.bool"), (std::vector<bool>{true, false, true}));
}

void GgufMetadataTest::oneNumberStandsForAllLayers() {
    QCOMPARE(values_.integersPerLayer("value.u8", 3), (std::vector<Index>{200, 200, 200}));
}

void GgufMetadataTest::anArrayHasANumberForEachLayer() {
    QCOMPARE(values_.integersPerLayer("array.i32", 3), (std::vector<Index>{3, -1, 4}));
}

void GgufMetadataTest::arrayOfAnotherNumberOfLayersIsRefused() {
    QCOMPARE(
        refusal([](const GgufMetadata& values) { (void)values.integersPerLayer("array.i32", 2); }),
        QStringLiteral("values.gguf: \"array.i32\": expected a whole number, or an array of 2, one for each "
                       "layer, found an array of 3 elements, each a 32-bit integer"));
}

void GgufMetadataTest::vocabularyIsRead() {
    const MappedFile file(HEADSCOPE_TEST_DATA "/gguf/vocabulary.gguf");
    const GgufMetadata vocabulary = readGguf(file.data(), "vocabulary.gguf").metadata;
    const std::vector<std::string_view> tokens = vocabulary.strings("tokenizer.ggml.tokens");
    QCOMPARE(tokens[0], std::string_view("<unk>"));
    QCOMPARE(tokens[3], std::string_view("<0x00>"));
    QCOMPARE(vocabulary.numbers("tokenizer.ggml.scores").size(), tokens.size());
    QCOMPARE(vocabulary.integers("tokenizer.ggml.token_type", {1, 6})[1], Index{3}); // <s> is a control token
}

void GgufMetadataTest::keysAreSorted() {
    const std::vector<std::string_view> keys = values_.keys();
    QCOMPARE(keys.size(), std::size_t{19});
    QVERIFY(std::ranges::is_sorted(keys));
}

void GgufMetadataTest::absentKeysAreNothing() {
    QVERIFY(!values_.has("value"));
    QVERIFY(!values_.optionalInteger("absent"));
    QVERIFY(!values_.optionalNumber("absent"));
    QVERIFY(!values_.optionalFlag("absent"));
    QVERIFY(!values_.optionalText("absent"));
    QCOMPARE(values_.optionalInteger("value.u8"), std::optional(Index{200}));
}

void GgufMetadataTest::absentKeyIsNamed() {
    QCOMPARE(refusal([](const GgufMetadata& values) { (void)values.integer("absent"); }),
             QStringLiteral("values.gguf: \"absent\": expected a whole number, found nothing"));
}

void GgufMetadataTest::integerBeyond63BitsIsRefused() {
    QVERIFY(refusal([](const GgufMetadata& values) {
                (void)values.integer("value.u64");
            }).endsWith(QStringLiteral("found 9223372036854775809")));
}

void GgufMetadataTest::otherTypesAreRefused_data() {
    using Action = void (*)(const GgufMetadata&);
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, Action action, const char* message) {
        QTest::newRow(name) << action << QString::fromUtf8(message);
    };
    row(
        "integer", [](const GgufMetadata& values) { (void)values.integer("value.f32"); },
        "expected a whole number, found 0.1");
    row(
        "integer of an array", [](const GgufMetadata& values) { (void)values.integer("array.i32"); },
        "found an array of 3 elements");
    row(
        "number", [](const GgufMetadata& values) { (void)values.number("value.text"); },
        "expected a number, found \"g\xC3\xBCnstig\"");
    row(
        "number of a flag", [](const GgufMetadata& values) { (void)values.number("value.bool"); },
        "found true");
    row(
        "flag", [](const GgufMetadata& values) { (void)values.flag("value.u8"); },
        "expected true or false, found 200");
    row(
        "text", [](const GgufMetadata& values) { (void)values.text("value.bool"); },
        "expected a string, found true");
    row(
        "strings", [](const GgufMetadata& values) { (void)values.strings("value.text"); },
        "expected an array of strings");
    row(
        "strings of numbers", [](const GgufMetadata& values) { (void)values.strings("array.f32"); },
        "expected an array of strings, found an array of 2 elements, each a 32-bit number");
    row(
        "numbers of strings", [](const GgufMetadata& values) { (void)values.numbers("array.text"); },
        "expected an array of numbers");
    row(
        "integers of numbers", [](const GgufMetadata& values) { (void)values.integers("array.f32"); },
        "expected an array of whole numbers");
    row(
        "flags of numbers", [](const GgufMetadata& values) { (void)values.flags("array.u16"); },
        "expected an array of flags");
    row(
        "size of a value", [](const GgufMetadata& values) { (void)values.size("value.u8"); },
        "expected an array, found 200");
}

void GgufMetadataTest::otherTypesAreRefused() {
    using Action = void (*)(const GgufMetadata&);
    QFETCH(Action, action);
    QFETCH(QString, message);
    QVERIFY2(refusal(action).contains(message), qPrintable(refusal(action)));
}

void GgufMetadataTest::rangesAreChecked() {
    QVERIFY(refusal([](const GgufMetadata& values) {
                (void)values.integer("value.u8", {1, 100});
            }).contains(QStringLiteral("expected a whole number from 1 to 100, found 200")));
    QVERIFY(refusal([](const GgufMetadata& values) {
                (void)values.number("value.f32", {.lowest = 1});
            }).contains(QStringLiteral("expected a number of at least 1, found 0.1")));
}

void GgufMetadataTest::elementOutOfRangeIsNamed() {
    QCOMPARE(
        refusal([](const GgufMetadata& values) { (void)values.integers("array.i32", {.lowest = 0}); }),
        QStringLiteral("values.gguf: \"array.i32\", element 1: expected a whole number of at least 0, found "
                       "-1"));
}

QTEST_APPLESS_MAIN(GgufMetadataTest)
#include "tst_gguf_metadata.moc"
