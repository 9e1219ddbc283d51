// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "core/checkpoint/safetensors.h"
#include "tests/core/base/error_text.h"
#include "tests/core/checkpoint/safetensors_bytes.h"

using namespace headscope;

namespace {

std::vector<TensorView> read(const std::string& file) {
    return readSafetensors(std::as_bytes(std::span(file)), "m.safetensors");
}

QByteArray file(const std::string& header, std::size_t dataSize) {
    return QByteArray::fromStdString(safetensorsBytes(header, dataSize));
}

std::string repeated(std::string_view text, int count) {
    std::string result;
    for (int i = 0; i < count; ++i) {
        result += text;
    }
    return result;
}

/// A header with one tensor "w" whose parts are given as JSON.
QByteArray oneTensor(const std::string& type, const std::string& shape, const std::string& offsets,
                     std::size_t dataSize) {
    return file(R"({"w":{"dtype":)" + type + R"(,"shape":)" + shape + R"(,"data_offsets":)" + offsets + "}}",
                dataSize);
}

const std::string kTwo = R"({"__metadata__":{"format":"pt"},
    "b":{"dtype":"F16","shape":[2],"data_offsets":[24,28]},
    "a":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}})";

} // namespace

class SafetensorsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void listsTensorsInTheOrderOfTheirBytes();
    void viewsPointAtTheTensorsOwnBytes();
    void noDimensionsMeanOneNumber();
    void dimensionOfZeroMeansNoBytes();
    void headerPaddedWithSpacesIsRead();
    void fileWithoutTensorsIsRead();
    void integerTypesAreListedButNoWeights();
    void typesBelowAByteArePacked();
    void refuses_data();
    void refuses();
    void refusesEveryCutOfAValidFile();
    void survivesEveryFlippedHeaderByte();
};

void SafetensorsTest::listsTensorsInTheOrderOfTheirBytes() {
    const std::string bytes = safetensorsBytes(kTwo, 28);
    const auto tensors = read(bytes);
    QCOMPARE(tensors.size(), std::size_t{2});
    QCOMPARE(tensors[0].name, std::string("a"));
    QCOMPARE(tensors[0].shape, (std::vector<Index>{2, 3}));
    QVERIFY(tensors[0].type == DataType::F32);
    QCOMPARE(tensors[1].name, std::string("b"));
    QVERIFY(tensors[1].type == DataType::F16);
}

void SafetensorsTest::viewsPointAtTheTensorsOwnBytes() {
    const std::string bytes = safetensorsBytes(kTwo, 28);
    const auto tensors = read(bytes);
    QCOMPARE(tensors[1].bytes.size(), std::size_t{4});
    QCOMPARE(std::to_integer<int>(tensors[1].bytes.front()), 24);
    QCOMPARE(std::to_integer<int>(tensors[1].bytes.back()), 27);
}

void SafetensorsTest::noDimensionsMeanOneNumber() {
    const std::string bytes = oneTensor(R"("F32")", "[]", "[0,4]", 4).toStdString();
    QCOMPARE(read(bytes)[0].bytes.size(), std::size_t{4});
}

void SafetensorsTest::dimensionOfZeroMeansNoBytes() {
    const std::string bytes = oneTensor(R"("F32")", "[3,0,5]", "[0,0]", 0).toStdString();
    QVERIFY(read(bytes)[0].bytes.empty());
}

void SafetensorsTest::headerPaddedWithSpacesIsRead() {
    const std::string bytes = safetensorsBytes(kTwo + "     ", 28);
    QCOMPARE(read(bytes).size(), std::size_t{2});
}

void SafetensorsTest::fileWithoutTensorsIsRead() {
    QVERIFY(read(safetensorsBytes("{}", 0)).empty());
}

void SafetensorsTest::integerTypesAreListedButNoWeights() {
    const std::string bytes = oneTensor(R"("I64")", "[2]", "[0,16]", 16).toStdString();
    const auto tensors = read(bytes);
    QVERIFY(tensors[0].type == DataType::I64);
    QVERIFY(!isWeightType(tensors[0].type));
    QVERIFY(isWeightType(DataType::BF16));
}

void SafetensorsTest::typesBelowAByteArePacked() {
    const std::string bytes = oneTensor(R"("F4")", "[6]", "[0,3]", 3).toStdString();
    QCOMPARE(read(bytes)[0].bytes.size(), std::size_t{3});
}

void SafetensorsTest::refuses_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message"); // a regular expression
    const auto row = [](const char* name, const QByteArray& bytes, const char* message) {
        QTest::newRow(name) << bytes << QString::fromUtf8(message);
    };
    const QByteArray valid = file(kTwo, 28);
    const auto metadata = [](const std::string& value) {
        return file(R"({"__metadata__":)" + value + "}", 0);
    };
    const std::string w = R"("w":{"dtype":"U8","shape":[4],"data_offsets":[0,4]})";

    row("empty file", {}, "size: expected at least 8 bytes, found 0");
    row("seven bytes", valid.left(7), "expected at least 8 bytes, found 7");
    row("header past the file", valid.left(40), "length of the header: expected at most 32");
    row("header of nearly 2^64 bytes", QByteArray(8, '\xFF'),
        "at most 100000000, found 18446744073709551615");
    row("header above the limit", QByteArray("\x01\xE1\xF5\x05\0\0\0\0", 8),
        "at most 100000000, found 100000001");
    row("a zip file", QByteArray("PK\x03\x04 archive of tensors"), "no safetensors file");
    row("Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
        "Git LFS pointer");
    row("empty header", file("", 0), "header: expected JSON");
    row("not JSON", file("hello", 0), "header: expected JSON, found .*line 1, column 1");
    row("JSON cut short", file(R"({"w":{"dtype":"U8")", 0), "header: expected JSON");
    row("JSON with something after it", file("{} {}", 0), "header: expected JSON");
    row("zero byte after the header", file(std::string("{}\0", 3), 0),
        "expected JSON, found a zero byte at 2");
    row("header not UTF-8", file("{\"\xFF\":{}}", 0), "header: expected JSON");
    row("an array", file("[]", 0), "header: expected an object, found an array");
    row("a number", file("12", 0), "header: expected an object, found 12");
    row("a string", file(R"("w")", 0), "header: expected an object, found a string");
    row("null", file("null", 0), "header: expected an object, found null");
    row("tensor is a string", file(R"({"w":"F32"})", 0), "tensor \"w\": expected an object, found a string");
    row("million brackets", file(repeated("[", 1000000), 0), "expected an object, found an array");
    row("million braces", file(repeated(R"({"a":)", 1000000), 0),
        "tensor \"a\": expected dtype, shape and data_offsets, found \"a\"");
    row("nested shape", oneTensor(R"("F32")", "[[1]]", "[0,4]", 4),
        "shape: expected whole numbers.*found an array");
    row("unknown type", oneTensor(R"("Q4_K")", "[1]", "[0,4]", 4), "tensor \"w\", dtype: .*found \"Q4_K\"");
    row("type in lower case", oneTensor(R"("f32")", "[1]", "[0,4]", 4),
        "tensor \"w\", dtype: .*found \"f32\"");
    row("type is a number", oneTensor("32", "[1]", "[0,4]", 4), "dtype: expected a string, found 32");
    row("negative dimension", oneTensor(R"("F32")", "[-1]", "[0,4]", 4), "shape: .*found -1");
    row("fractional dimension", oneTensor(R"("F32")", "[1.0]", "[0,4]", 4), "shape: .*found 1.0");
    row("dimension as text", oneTensor(R"("F32")", R"(["1"])", "[0,4]", 4), "shape: .*found a string");
    row("dimension of true", oneTensor(R"("F32")", "[true]", "[0,4]", 4), "shape: .*found true");
    row("dimension of 2^63", oneTensor(R"("F32")", "[9223372036854775808]", "[0,4]", 4), "below 2\\^63");
    row("dimension beyond 64 bits", oneTensor(R"("F32")", "[99999999999999999999999]", "[0,4]", 4),
        "found 9999");
    row("product past 64 bits", oneTensor(R"("U8")", "[4294967296,4294967296]", "[0,0]", 0),
        "64 bits can count");
    row("product that wraps to 4", oneTensor(R"("U8")", "[4611686018427387905,4]", "[0,4]", 4),
        "64 bits can count");
    row("thousand dimensions", oneTensor(R"("U8")", "[" + repeated("1,", 999) + "1]", "[0,1]", 1),
        "at most 32 dimensions");
    row("too few bytes", oneTensor(R"("F32")", "[2]", "[0,4]", 4),
        "expected 8 bytes for F32 of shape \\[2\\], found 4");
    row("too many bytes", oneTensor(R"("F32")", "[2]", "[0,12]", 12), "expected 8 bytes .*found 12");
    row("half a byte", oneTensor(R"("F4")", "[3]", "[0,2]", 2),
        "shape: expected a multiple of 2 numbers for F4, found 3");
    row("reversed offsets", oneTensor(R"("U8")", "[4]", "[4,0]", 4), "ends before it begins");
    row("data cut short", oneTensor(R"("U8")", "[4]", "[0,4]", 3), "where the file ends.*\\[0, 4\\)");
    row("offsets near 2^64", oneTensor(R"("U8")", "[1]", "[18446744073709551614,18446744073709551615]", 4),
        "where the file ends");
    row("negative offset", oneTensor(R"("U8")", "[4]", "[-4,0]", 4), "data_offsets: .*found -4");
    row("one offset", oneTensor(R"("U8")", "[4]", "[0]", 4), "data_offsets: expected 2 numbers, found 1");
    row("three offsets", oneTensor(R"("U8")", "[4]", "[0,4,8]", 4),
        "data_offsets: expected 2 numbers, found more");
    row("hole in front", oneTensor(R"("U8")", "[4]", "[1,5]", 5), "first byte: expected 0.*found 1, a hole");
    row("hole between",
        file(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"b":{"dtype":"U8","shape":[1],)"
             R"("data_offsets":[2,3]}})",
             3),
        "tensor \"b\", first byte: expected 1.*found 2, a hole");
    row("overlap",
        file(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],)"
             R"("data_offsets":[1,3]}})",
             3),
        "tensor \"b\", first byte: expected 2.*found 1, an overlap");
    row("two tensors in one place",
        file(R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],)"
             R"("data_offsets":[0,2]}})",
             2),
        "an overlap");
    row("bytes left over", oneTensor(R"("U8")", "[4]", "[0,4]", 9),
        "bytes after the header: expected 4, .*found 9");
    row("tensor twice", file("{" + w + "," + w + "}", 4),
        "tensor \"w\": expected once in a file, found twice");
    row("metadata twice", file(R"({"__metadata__":{},"__metadata__":{}})", 0), "once in a file, found twice");
    row("key twice", file(R"({"w":{"dtype":"U8","dtype":"U8"}})", 0), "found \"dtype\" twice");
    row("key missing", file(R"({"w":{"dtype":"U8","shape":[4]}})", 4),
        "expected dtype, shape and data_offsets");
    row("unknown key", file(R"({"w":{"stride":1}})", 4), "data_offsets, found \"stride\"");
    row("metadata is a list", metadata("[]"), "__metadata__: expected an object, found an array");
    row("metadata with a number", metadata(R"({"a":1})"), "__metadata__: expected a string, found 1");
    row("metadata with an object", metadata(R"({"a":{}})"),
        "__metadata__: expected a string, found an object");
}

void SafetensorsTest::refuses() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const std::string data = bytes.toStdString();
    const QString text = errorText([&] { (void)read(data); });
    QVERIFY2(text.startsWith(QStringLiteral("m.safetensors: ")), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(message)), qPrintable(text));
}

void SafetensorsTest::refusesEveryCutOfAValidFile() {
    const std::string valid = safetensorsBytes(kTwo, 28);
    for (std::size_t size = 0; size < valid.size(); ++size) {
        const std::string cut = valid.substr(0, size);
        QVERIFY2(!errorText([&] { (void)read(cut); }).isEmpty(), qPrintable(QString::number(size)));
    }
}

void SafetensorsTest::survivesEveryFlippedHeaderByte() {
    const std::string valid = safetensorsBytes(kTwo, 28);
    int refused = 0;
    for (std::size_t at = 0; at < valid.size() - 28; ++at) {
        for (const int bit : {0, 1, 4, 7}) {
            std::string damaged = valid;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
            const QString text = errorText([&] {
                for (const TensorView& tensor : read(damaged)) {
                    QVERIFY(tensor.bytes.data() + tensor.bytes.size() <=
                            std::as_bytes(std::span(damaged)).data() + damaged.size());
                }
            });
            refused += text.isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(refused > 400);
}

QTEST_APPLESS_MAIN(SafetensorsTest)
#include "tst_safetensors.moc"
