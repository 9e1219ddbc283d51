// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/widen.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

#include "core/ops/dequantise.h"
#include "core/ops/half.h"

namespace headscope {

namespace {

static_assert(std::endian::native == std::endian::little, "checkpoints are little-endian");

void widenBf16(const std::byte* in, std::size_t count, float* out) {
    for (std::size_t i = 0; i < count; ++i) {
        std::uint16_t high = 0;
        std::memcpy(&high, in + 2 * i, sizeof high);
        out[i] = std::bit_cast<float>(static_cast<std::uint32_t>(high) << 16U);
    }
}

void widenF16(const std::byte* in, std::size_t count, float* out) {
    for (std::size_t i = 0; i < count; ++i) {
        std::uint16_t half = 0;
        std::memcpy(&half, in + 2 * i, sizeof half);
        out[i] = halfToFloat(half);
    }
}

using Float8Table = std::array<float, 256>;

/// All values of a type of one sign bit, exponent and mantissa. `lowest` is the smallest number above zero.
constexpr Float8Table float8Table(unsigned mantissaBits, unsigned bias, float lowest) {
    Float8Table table{};
    for (unsigned code = 0; code < 128; ++code) {
        const unsigned exponent = code >> mantissaBits;
        const unsigned mantissa = code & ((1U << mantissaBits) - 1U);
        const float value =
            exponent == 0
                ? static_cast<float>(mantissa) * lowest
                : std::bit_cast<float>((exponent + 127U - bias) << 23U | mantissa << (23U - mantissaBits));
        table[code] = value;
        table[code + 128] = -value;
    }
    return table;
}

/// "fn": finite, but for one NaN of each sign. https://arxiv.org/abs/2209.05433, table 1
constexpr Float8Table e4m3Table() {
    Float8Table table = float8Table(3, 7, 0x1p-9F);
    table[0x7F] = std::numeric_limits<float>::quiet_NaN();
    table[0xFF] = -std::numeric_limits<float>::quiet_NaN();
    return table;
}

constexpr Float8Table e5m2Table() {
    Float8Table table = float8Table(2, 15, 0x1p-16F);
    for (const unsigned sign : {0x00U, 0x80U}) {
        table[sign + 0x7C] =
            sign == 0 ? std::numeric_limits<float>::infinity() : -std::numeric_limits<float>::infinity();
        for (unsigned code = 0x7D; code < 0x80; ++code) {
            table[sign + code] = std::numeric_limits<float>::quiet_NaN();
        }
    }
    return table;
}

constexpr Float8Table kE4m3 = e4m3Table();
constexpr Float8Table kE5m2 = e5m2Table();

void widenFloat8(const std::byte* in, std::size_t count, const Float8Table& table, float* out) {
    for (std::size_t i = 0; i < count; ++i) {
        out[i] = table[std::to_integer<std::size_t>(in[i])];
    }
}

} // namespace

void widenNumbers(std::span<const std::byte> bytes, DataType type, Index count, float* out) {
    assert(isWeightType(type) && std::cmp_greater_equal(bytes.size(), bytesOf(type, count)));
    const std::byte* const in = bytes.data();
    const auto numbers = static_cast<std::size_t>(count);
    switch (type) {
    case DataType::F32:
        std::copy_n(in, numbers * sizeof(float), reinterpret_cast<std::byte*>(out));
        return;
    case DataType::F16:
        widenF16(in, numbers, out);
        return;
    case DataType::BF16:
        widenBf16(in, numbers, out);
        return;
    case DataType::F8E4M3:
        widenFloat8(in, numbers, kE4m3, out);
        return;
    case DataType::F8E5M2:
        widenFloat8(in, numbers, kE5m2, out);
        return;
    default:
        dequantise(in, type, count, out);
    }
}

} // namespace headscope
