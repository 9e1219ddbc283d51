// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>
#include <vector>

#include <QTest>

#include "core/base/mapped_file.h"
#include "core/checkpoint/gguf.h"
#include "core/checkpoint/safetensors.h"
#include "core/ops/weight.h"
#include "core/ops/widen.h"

using namespace headscope;

namespace {

const TensorView& named(const std::vector<TensorView>& tensors, std::string_view name) {
    return *std::ranges::find(tensors, name, &TensorView::name);
}

Index numbersOf(const TensorView& tensor) {
    return tensor.shape[0] * tensor.shape[1];
}

std::vector<float> widenedNumbers(const TensorView& tensor) {
    std::vector<float> numbers(static_cast<std::size_t>(numbersOf(tensor)));
    widenNumbers(tensor.bytes, tensor.type, numbersOf(tensor), numbers.data());
    return numbers;
}

/// The same bits, or both not a number; else where they differ first.
QString difference(const std::vector<float>& one, const std::vector<float>& other) {
    for (std::size_t i = 0; i < one.size(); ++i) {
        const bool bothNan = std::isnan(one[i]) && std::isnan(other[i]);
        if (!bothNan && std::bit_cast<std::uint32_t>(one[i]) != std::bit_cast<std::uint32_t>(other[i])) {
            return QStringLiteral("number %1: %2 and %3").arg(i).arg(double{one[i]}).arg(double{other[i]});
        }
    }
    return {};
}

} // namespace

/// Blocks and expected numbers are from tests/golden/gguf_fixtures.py.
class WidenTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void quantisedNumbersAreThoseOfTheReference_data() { addQuantisedTypes(); }
    void quantisedNumbersAreThoseOfTheReference() {
        QFETCH(QString, type);
        const TensorView& tensor = named(quantised_, type.toStdString());
        QCOMPARE(dataTypeName(tensor.type), std::string_view(tensor.name));
        const TensorView& expected = named(quantised_, tensor.name + ".expected");
        QCOMPARE(tensor.shape, expected.shape);
        const QString found = difference(widenedNumbers(tensor), widenedNumbers(expected));
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }

    void specialScalesReachTheNumbers_data() { addQuantisedTypes(); }
    void specialScalesReachTheNumbers() {
        QFETCH(QString, type);
        const std::vector<float> numbers = widenedNumbers(named(quantised_, type.toStdString()));
        QVERIFY(std::ranges::any_of(numbers, [](float value) { return std::isnan(value); }));
        QVERIFY(std::ranges::any_of(numbers, [](float value) { return std::isinf(value); }));
        QVERIFY(std::ranges::any_of(numbers, [](float value) { return value > 0 && value < 1; }));
    }

    void quantisedRowsAreReadOnTheirOwnAtAnyAddress_data() { addQuantisedTypes(); }
    void quantisedRowsAreReadOnTheirOwnAtAnyAddress() {
        QFETCH(QString, type);
        const TensorView& tensor = named(quantised_, type.toStdString());
        std::vector<std::byte> moved(tensor.bytes.size() + 1);
        std::memcpy(moved.data() + 1, tensor.bytes.data(), tensor.bytes.size());
        const Weight weight{std::span(moved).subspan(1), tensor.type, tensor.shape[0], tensor.shape[1]};
        std::vector<float> rows(static_cast<std::size_t>(2 * weight.columns));
        widenRows(weight, 3, 2, rows.data());
        const std::vector<float> all = widenedNumbers(tensor);
        const auto begin = all.begin() + 3 * weight.columns;
        QCOMPARE(difference(rows, {begin, begin + 2 * weight.columns}), QString());
    }

    void allNumbersOf8BitsAreThoseOfTorch_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("E4M3") << QStringLiteral("e4m3");
        QTest::newRow("E5M2") << QStringLiteral("e5m2");
    }
    void allNumbersOf8BitsAreThoseOfTorch() {
        QFETCH(QString, name);
        const MappedFile file(HEADSCOPE_TEST_DATA "/gguf/float8.safetensors");
        const std::vector<TensorView> tensors = readSafetensors(file.data(), "float8.safetensors");
        const TensorView& tensor = named(tensors, name.toStdString());
        QVERIFY(isWeightType(tensor.type));
        QCOMPARE(numbersOf(tensor), Index{256});
        const QString found =
            difference(widenedNumbers(tensor), widenedNumbers(named(tensors, tensor.name + ".expected")));
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }

    void everyHalfIsWidenedExactly() {
        std::vector<std::uint16_t> halves(65536);
        std::iota(halves.begin(), halves.end(), std::uint16_t{0});
        std::vector<float> expected;
        for (const std::uint16_t half : halves) {
            const int exponent = half >> 10 & 31;
            const int mantissa = half & 1023;
            const double magnitude = exponent == 31 && mantissa != 0 ? std::nan("")
                                     : exponent == 31                ? HUGE_VAL
                                     : exponent == 0                 ? std::ldexp(mantissa, -24)
                                                     : std::ldexp(1024 + mantissa, exponent - 25);
            expected.push_back(static_cast<float>((half & 0x8000) != 0 ? -magnitude : magnitude));
        }
        std::vector<float> numbers(halves.size());
        widenNumbers(std::as_bytes(std::span(halves)), DataType::F16, 65536, numbers.data());
        QCOMPARE(difference(numbers, expected), QString());
    }

    void e4m3HasNoInfinity() {
        const std::vector<std::byte> codes{std::byte{0x7E}, std::byte{0x7F}, std::byte{0xFE},
                                           std::byte{0x01}};
        std::vector<float> numbers(4);
        widenNumbers(codes, DataType::F8E4M3, 4, numbers.data());
        QCOMPARE(numbers[0], 448.0F);
        QVERIFY(std::isnan(numbers[1]));
        QCOMPARE(numbers[2], -448.0F);
        QCOMPARE(numbers[3], std::ldexp(1.0F, -9));
    }

    void handWorkedBlockOfQ4_0() {
        std::vector<std::byte> block(18, std::byte{0x88});
        block[0] = std::byte{0x00};
        block[1] = std::byte{0x38};  // 0.5
        block[2] = std::byte{0xF0};  // number 0 is 0 - 8, number 16 is 15 - 8
        block[17] = std::byte{0x79}; // number 15 is 9 - 8, number 31 is 7 - 8
        std::vector<float> numbers(32);
        widenNumbers(block, DataType::Q4_0, 32, numbers.data());
        QCOMPARE(numbers[0], -4.0F);
        QCOMPARE(numbers[16], 3.5F);
        QCOMPARE(numbers[15], 0.5F);
        QCOMPARE(numbers[31], -0.5F);
        QCOMPARE(numbers[7], 0.0F);
    }

    void nothingIsWrittenForNoNumbers() {
        float untouched = 7;
        widenNumbers({}, DataType::Q6_K, 0, &untouched);
        QCOMPARE(untouched, 7.0F);
    }

    void integersAndOtherTypesAreNoWeights() {
        for (const DataType type : {DataType::I8, DataType::I16, DataType::I32, DataType::I64, DataType::U8,
                                    DataType::Bool, DataType::F64, DataType::F8E8M0, DataType::F4}) {
            QVERIFY(!isWeightType(type));
        }
    }

    void bytesOfARowAreThoseOfItsBlocks() {
        QCOMPARE(bytesOf(DataType::Q4_K, 512), Index{288});
        QCOMPARE(bytesOf(DataType::Q8_0, 64), Index{68});
        QCOMPARE(bytesOf(DataType::BF16, 3), Index{6});
        QCOMPARE(bytesOf(DataType::F6E2M3, 8), Index{6});
    }

  private:
    static void addQuantisedTypes() {
        QTest::addColumn<QString>("type");
        for (const char* const name :
             {"Q4_0", "Q4_1", "Q5_0", "Q5_1", "Q8_0", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }

    const MappedFile file_{HEADSCOPE_TEST_DATA "/gguf/quantised.gguf"};
    const std::vector<TensorView> quantised_ = readGguf(file_.data(), "quantised.gguf").tensors;
};

QTEST_APPLESS_MAIN(WidenTest)
#include "tst_widen.moc"
