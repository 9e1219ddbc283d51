// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iterator>
#include <random>

#include <QRegularExpression>
#include <QTest>

#include "core/checkpoint/gguf.h"
#include "tests/core/base/error_text.h"
#include "tests/core/checkpoint/gguf_writer.h"

using namespace headscope;

namespace {

constexpr std::uint32_t kF32 = 0;
constexpr std::uint32_t kQ8_0 = 8;
constexpr std::uint32_t kQ4_K = 12;
constexpr std::uint32_t kI8 = 24;

std::span<const std::byte> bytesOf(const std::string& file) {
    return std::as_bytes(std::span(file));
}

GgufFile read(const std::string& file) {
    return readGguf(bytesOf(file), "m.gguf");
}

std::string fixture(const char* name) {
    std::ifstream in(std::string(HEADSCOPE_TEST_DATA "/gguf/") + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

const TensorView& tensorNamed(const GgufFile& file, std::string_view name) {
    return *std::ranges::find(file.tensors, name, &TensorView::name);
}

/// Two tensors, the second in front, and a key of every shape.
std::string smallFile() {
    return ggufFile(
        {ggufKey("general.architecture", 8, ggufText("llama")), ggufKeyU32("llama.block_count", 2),
         ggufKey("list", 9, ggufInteger(8, 4) + ggufInteger(2, 8) + ggufText("a") + ggufText("bc")),
         ggufKey("flag", 7, ggufInteger(1, 1))},
        {ggufTensor("b", {3, 2}, kF32, 32), ggufTensor("a", {4}, kI8, 0)}, 56);
}

/// Touches everything that a reader can ask for; every byte that it gives lies in the file.
void readAll(const std::string& file) {
    const GgufFile gguf = read(file);
    const std::byte* const begin = bytesOf(file).data();
    const std::byte* const end = begin + file.size();
    const auto isInside = [&](const void* data, std::size_t size) {
        const auto* const first = static_cast<const std::byte*>(data);
        return first >= begin && first <= end && size <= static_cast<std::size_t>(end - first);
    };
    for (const TensorView& tensor : gguf.tensors) {
        QVERIFY(isInside(tensor.bytes.data(), tensor.bytes.size()));
    }
    const auto ignoringErrors = [](const auto& action) { (void)errorText(action); };
    for (const std::string_view key : gguf.metadata.keys()) {
        QVERIFY(isInside(key.data(), key.size()));
        ignoringErrors([&] {
            for (const std::string_view text : gguf.metadata.strings(key)) {
                QVERIFY(isInside(text.data(), text.size()));
            }
        });
        ignoringErrors([&] {
            const std::string_view text = gguf.metadata.text(key);
            QVERIFY(isInside(text.data(), text.size()));
        });
        ignoringErrors([&] { (void)gguf.metadata.numbers(key); });
        ignoringErrors([&] { (void)gguf.metadata.integers(key); });
        ignoringErrors([&] { (void)gguf.metadata.number(key); });
        ignoringErrors([&] { (void)gguf.metadata.flags(key); });
        ignoringErrors([&] { gguf.metadata.reject(key, "another value"); });
    }
}

} // namespace

class GgufTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void shapesAreRowMajor();
    void tensorsComeInTheOrderOfTheirBytes();
    void viewsPointAtTheTensorsOwnBytes();
    void plainTypesAreRead();
    void noDimensionsMeanOneNumber();
    void quantisedRowsAreWholeBlocks();
    void version2IsRead();
    void alignmentIsTheFilesOwn();
    void fileWithoutTensorsIsRead();
    void holesAreAllowed();
    void onePartOfOneIsRead();
    void knowsGgufByItsFirstBytes();
    void refuses_data();
    void refuses();
    void refusesEveryCutOfAValidFile();
    void survivesEveryFlippedBit();
    void survivesRandomDamage();
    void hugeCountsAllocateNothing();
};

void GgufTest::shapesAreRowMajor() {
    const std::string file = fixture("values.gguf");
    const GgufFile gguf = read(file);
    QCOMPARE(tensorNamed(gguf, "f32").shape, (std::vector<Index>{2, 3}));
    QCOMPARE(tensorNamed(gguf, "cube").shape, (std::vector<Index>{2, 3, 4}));
}

void GgufTest::tensorsComeInTheOrderOfTheirBytes() {
    const std::string file = smallFile();
    const GgufFile gguf = read(file);
    QCOMPARE(gguf.tensors.size(), std::size_t{2});
    QCOMPARE(gguf.tensors[0].name, std::string("a"));
    QCOMPARE(gguf.tensors[1].name, std::string("b"));
}

void GgufTest::viewsPointAtTheTensorsOwnBytes() {
    const std::string file = smallFile();
    const GgufFile gguf = read(file);
    QCOMPARE(gguf.tensors[1].bytes.size(), std::size_t{24});
    QCOMPARE(std::to_integer<int>(gguf.tensors[1].bytes.front()), 32);
    QCOMPARE(std::to_integer<int>(gguf.tensors[1].bytes.back()), 55);
}

void GgufTest::plainTypesAreRead() {
    const std::string file = fixture("values.gguf");
    const GgufFile gguf = read(file);
    const std::map<std::string, std::pair<DataType, std::size_t>> types{
        {"f32", {DataType::F32, 24}}, {"f16", {DataType::F16, 4}}, {"bf16", {DataType::BF16, 4}},
        {"f64", {DataType::F64, 8}},  {"i8", {DataType::I8, 3}},   {"i16", {DataType::I16, 6}},
        {"i32", {DataType::I32, 12}}, {"i64", {DataType::I64, 24}}};
    for (const auto& [name, expected] : types) {
        QVERIFY2(tensorNamed(gguf, name).type == expected.first, name.c_str());
        QCOMPARE(tensorNamed(gguf, name).bytes.size(), expected.second);
    }
}

void GgufTest::noDimensionsMeanOneNumber() {
    const std::string file = ggufFile({}, {ggufTensor("w", {}, kF32, 0)}, 4);
    QCOMPARE(read(file).tensors[0].bytes.size(), std::size_t{4});
}

void GgufTest::quantisedRowsAreWholeBlocks() {
    const std::string file = ggufFile({}, {ggufTensor("w", {64, 3}, kQ8_0, 0)}, 3 * 2 * 34);
    const GgufFile gguf = read(file);
    QVERIFY(gguf.tensors[0].type == DataType::Q8_0);
    QCOMPARE(gguf.tensors[0].shape, (std::vector<Index>{3, 64}));
    QCOMPARE(gguf.tensors[0].bytes.size(), std::size_t{3 * 2 * 34});
}

void GgufTest::version2IsRead() {
    const std::string file = fixture("version_2.gguf");
    QCOMPARE(read(file).tensors.size(), std::size_t{2});
}

void GgufTest::alignmentIsTheFilesOwn() {
    const std::string file = fixture("version_2.gguf");
    const GgufFile gguf = read(file);
    QCOMPARE(gguf.metadata.integer("general.alignment"), Index{64});
    QCOMPARE(gguf.tensors[1].bytes.data() - gguf.tensors[0].bytes.data(), std::ptrdiff_t{64});
    float first = 0;
    std::memcpy(&first, gguf.tensors[1].bytes.data(), sizeof first);
    QCOMPARE(first, 3.0F);
}

void GgufTest::fileWithoutTensorsIsRead() {
    QVERIFY(read(ggufStart(0, 0)).tensors.empty());
}

void GgufTest::holesAreAllowed() {
    const std::string file =
        ggufFile({}, {ggufTensor("a", {4}, kI8, 32), ggufTensor("b", {4}, kI8, 96)}, 200);
    QCOMPARE(std::to_integer<int>(read(file).tensors[1].bytes[0]), 96);
}

void GgufTest::onePartOfOneIsRead() {
    QVERIFY(read(ggufFile({ggufKey("split.count", 2, ggufInteger(1, 2))}, {}, 0)).tensors.empty());
}

void GgufTest::knowsGgufByItsFirstBytes() {
    QVERIFY(isGguf(bytesOf(std::string("GGUF"))));
    QVERIFY(!isGguf(bytesOf(std::string("GGU"))));
    QVERIFY(!isGguf(bytesOf(std::string("gguf...."))));
}

void GgufTest::refuses_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message"); // a regular expression
    const auto row = [](const char* name, const std::string& bytes, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(message);
    };
    const auto keys = [](const std::vector<std::string>& entries) { return ggufFile(entries, {}, 0); };
    const auto tensor = [](const std::vector<std::uint64_t>& dimensions, std::uint32_t type,
                           std::uint64_t offset, std::size_t dataSize) {
        return ggufFile({}, {ggufTensor("w", dimensions, type, offset)}, dataSize);
    };
    const auto alignment = [](std::uint32_t type, const std::string& value) {
        return ggufFile({ggufKey("general.alignment", type, value)}, {}, 0);
    };

    row("empty file", "", "first four bytes: expected GGUF");
    row("another file", "PK\x03\x04 something", "this is no GGUF file");
    row("old GGML file", "tjgg\x03", "this is no GGUF file");
    row("Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
        "Git LFS pointer");
    row("magic alone", "GGUF", "version: expected 4 bytes at 4, found 0");
    row("version 1", ggufStart(0, 0, 1), "version 1, of 2023, which is not read; convert");
    row("version 4", ggufStart(0, 0, 4), "version: expected 2 or 3, found 4");
    row("big-endian", ggufStart(0, 0, 0x03000000), "big-endian");
    row("tensor count near 2^64", ggufStart(~0ULL, 0), "number of tensors: .*found 18446744073709551615");
    row("more tensors than bytes", ggufStart(3, 0) + std::string(40, '\0'), "number of tensors: .*at most 2");
    row("key count near 2^64", ggufStart(0, ~0ULL), "number of metadata keys: .*found 18446744073709551615");
    row("more keys than bytes", ggufStart(0, 3) + std::string(30, '\0'),
        "metadata keys: expected a count of at most 2, .*found 3");
    row("million keys", ggufStart(0, 1000000) + std::string(20000000, '\0'), "at most 65536, found 1000000");
    row("million tensors", ggufStart(1000000, 0) + std::string(30000000, '\0'), "at most 262144");
    row("key cut short", ggufStart(0, 1) + ggufInteger(100, 8) + "abcdef", "a metadata key: .*at most 6");
    row("key of 2^64 - 1 bytes", ggufStart(0, 1) + ggufInteger(~0ULL, 8) + "abcdef", "a metadata key");
    row("very long key", keys({ggufKeyU32(std::string(70000, 'k'), 1)}), "a count of at most 65535");
    row("unknown value type", keys({ggufKey("k", 13, "aaaa")}),
        "\"k\": expected a type from 0 to 12, found 13");
    row("value cut short", ggufStart(0, 1) + ggufKey("k", 10, "abc"), "\"k\": expected 8 bytes at .*found 3");
    row("text past the file", keys({ggufKey("k", 8, ggufInteger(1000, 8) + "ab")}), "\"k\": .*found 1000");
    row("flag of 2", keys({ggufKey("k", 7, ggufInteger(2, 1))}), "\"k\": expected flags of 0 or 1");
    row("array of arrays", keys({ggufKey("k", 9, ggufInteger(9, 4) + ggufInteger(0, 8))}),
        "\"k\": .*found an array of arrays");
    row("array of an unknown type", keys({ggufKey("k", 9, ggufInteger(99, 4) + ggufInteger(0, 8))}),
        "\"k\": expected a type");
    row("array past the file", keys({ggufKey("k", 9, ggufInteger(4, 4) + ggufInteger(1ULL << 62, 8))}),
        "\"k\": .*found 4611686018427387904");
    row("array that wraps to 0 bytes",
        keys({ggufKey("k", 9, ggufInteger(10, 4) + ggufInteger(1ULL << 61, 8))}),
        "\"k\": .*found 2305843009213693952");
    row("string array cut short",
        ggufStart(0, 1) + ggufKey("k", 9, ggufInteger(8, 4) + ggufInteger(2, 8) + ggufText("a") + "1234567"),
        "\"k\": expected");
    row("strings of no length past the file",
        keys({ggufKey("k", 9, ggufInteger(8, 4) + ggufInteger(1000, 8) + std::string(800, '\0'))}),
        "\"k\": ");
    row("key twice", keys({ggufKeyU32("k", 1), ggufKeyU32("j", 2), ggufKeyU32("k", 1)}),
        "\"k\": expected once in a file, found twice");
    row("alignment of 0", alignment(4, ggufInteger(0, 4)), "general.alignment.*found 0");
    row("alignment of 48", alignment(4, ggufInteger(48, 4)), "a power of two, found 48");
    row("alignment of 2^31", alignment(4, ggufInteger(1U << 31, 4)), "general.alignment");
    row("alignment as text", alignment(8, ggufText("32")), "a whole number.*found \"32\"");
    row("one of two parts", keys({ggufKey("split.count", 2, ggufInteger(2, 2))}),
        "one of 2 parts of a model; join them with \"llama-gguf-split --merge\"");
    row("five dimensions", tensor({1, 1, 1, 1, 1}, kF32, 0, 4), "at most 4 dimensions, found 5");
    row("2^32 - 1 dimensions", ggufStart(1, 0) + ggufText("w") + ggufInteger(~0U, 4) + std::string(64, '\0'),
        "at most 4 dimensions");
    row("dimension of 2^63", tensor({1ULL << 63}, kF32, 0, 4), "dimensions below 2\\^63");
    row("product past 64 bits", tensor({1ULL << 32, 1ULL << 32}, kF32, 0, 4), "64 bits can count");
    row("bytes past 64 bits", tensor({1ULL << 62}, kF32, 0, 4), "64 bits can count");
    row("type with a name", tensor({32}, 23, 0, 32),
        "tensor \"w\", type: .*found IQ4_XS, which is not supported");
    row("type that was removed", tensor({32}, 4, 0, 32), "found Q4_2, which is not supported");
    row("type without a name", tensor({32}, 77, 0, 32), "found a type of number 77, which is not known");
    row("row of half a block", tensor({48}, kQ8_0, 0, 64),
        "rows of a multiple of 32 numbers for Q8_0, found 48");
    row("blocks only in all rows", tensor({128, 2}, kQ4_K, 0, 144),
        "multiple of 256 numbers for Q4_K, found 128");
    row("numbers cut short", tensor({4}, kF32, 0, 15), "where the file ends .*found 16 bytes at 0");
    row("no numbers", ggufStart(1, 0) + ggufTensor("w", {4}, kF32, 0), "found 16 bytes at 0");
    row("offset past the file", tensor({4}, kF32, 64, 32), "found 16 bytes at 64");
    row("offset near 2^64", tensor({4}, kF32, ~0ULL - 31, 32), "where the file ends");
    row("offset between", tensor({4}, kF32, 4, 32), "offset: expected a multiple of 32, found 4");
    row("overlap", ggufFile({}, {ggufTensor("a", {16}, kF32, 0), ggufTensor("b", {16}, kF32, 32)}, 128),
        "tensor \"b\", offset: expected at least 64, .*found 32, an overlap");
    row("two tensors in one place",
        ggufFile({}, {ggufTensor("a", {4}, kF32, 0), ggufTensor("b", {4}, kF32, 0)}, 32), "an overlap");
    row("tensor twice", ggufFile({}, {ggufTensor("a", {4}, kF32, 0), ggufTensor("a", {4}, kF32, 32)}, 64),
        "tensor \"a\": expected once in a file, found twice");
    row("very long name", ggufFile({}, {ggufTensor(std::string(2000, 'n'), {4}, kF32, 0)}, 64),
        "name of a tensor: expected a count of at most 1024");
}

void GgufTest::refuses() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const std::string file = bytes.toStdString();
    const QString text = errorText([&] { (void)read(file); });
    QVERIFY2(text.startsWith(QStringLiteral("m.gguf: ")), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(message)), qPrintable(text));
}

void GgufTest::refusesEveryCutOfAValidFile() {
    const std::string valid = smallFile();
    (void)read(valid);
    for (std::size_t size = 0; size < valid.size(); ++size) {
        const std::string cut = valid.substr(0, size);
        QVERIFY2(!errorText([&] { (void)read(cut); }).isEmpty(), qPrintable(QString::number(size)));
    }
}

void GgufTest::survivesEveryFlippedBit() {
    const std::string valid = smallFile();
    int refused = 0;
    for (std::size_t at = 0; at < valid.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string damaged = valid;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
            refused += errorText([&] { readAll(damaged); }).isEmpty() ? 0 : 1;
        }
    }
    QVERIFY2(refused > 800, qPrintable(QString::number(refused)));
}

void GgufTest::survivesRandomDamage() {
    std::mt19937 random(20240501);
    const auto below = [&random](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
    for (const std::string& valid : {smallFile(), fixture("values.gguf"), fixture("version_2.gguf")}) {
        for (int round = 0; round < 4000; ++round) {
            std::string damaged = valid;
            for (std::size_t change = 0; change <= below(4); ++change) {
                const std::size_t at = below(damaged.size());
                switch (below(4)) {
                case 0:
                    damaged[at] = static_cast<char>(random());
                    break;
                case 1: // a number of eight bytes, small or huge
                    damaged.replace(at, 8,
                                    ggufInteger(below(2) == 0 ? below(64) : ~std::uint64_t{below(64)}, 8));
                    break;
                case 2:
                    damaged.erase(at, below(16));
                    break;
                default:
                    damaged.insert(at, damaged.substr(below(damaged.size()), below(16)));
                }
            }
            (void)errorText([&] { readAll(damaged); });
        }
    }
}

void GgufTest::hugeCountsAllocateNothing() {
    // Each claims as much as the file has room for: memory then grows with the file, not with the claim.
    const std::string zeros(std::size_t{1} << 22, '\0');
    QVERIFY(!errorText([&] { (void)read(ggufStart(zeros.size() / 24, 0) + zeros); }).isEmpty());
    QVERIFY(!errorText([&] { (void)read(ggufStart(0, 65536) + zeros); }).isEmpty());
    const std::string texts =
        ggufFile({ggufKey("k", 9, ggufInteger(8, 4) + ggufInteger(1 << 19, 8) + zeros)}, {}, 0);
    const GgufFile gguf = read(texts);
    QCOMPARE(gguf.metadata.size("k"), Index{1 << 19});
}

QTEST_APPLESS_MAIN(GgufTest)
#include "tst_gguf.moc"
