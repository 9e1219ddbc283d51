// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/widen.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <utility>

#include "core/ops/dequantise.h"
#include "core/ops/half_packet.h"

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

constexpr auto kVector = static_cast<std::size_t>(kPacket);

void widenF16(const std::byte* in, std::size_t count, float* out) {
    std::size_t i = 0;
    for (; i + kVector <= count; i += kVector) {
        Eigen::internal::pstoreu(out + i, halvesAt(in + 2 * i));
    }
    if (i < count) {
        std::array<std::byte, 2 * kVector> rest{};
        std::copy_n(in + 2 * i, 2 * (count - i), rest.begin());
        std::array<float, kVector> numbers{};
        Eigen::internal::pstoreu(numbers.data(), halvesAt(rest.data()));
        std::copy_n(numbers.begin(), count - i, out + i);
    }
}

/// Widens bytes by what they are in F16, times `factor`.
template <typename Convert>
void widenAsF16(const std::byte* in, std::size_t count, float factor, float* out, const Convert& convert) {
    std::array<std::uint16_t, 256> halves{};
    for (std::size_t first = 0; first < count; first += halves.size()) {
        const std::size_t part = std::min(halves.size(), count - first);
        for (std::size_t i = 0; i < part; ++i) {
            halves[i] = static_cast<std::uint16_t>(convert(std::to_integer<unsigned>(in[first + i])));
        }
        widenF16(std::as_bytes(std::span(halves)).data(), part, out + first);
        for (std::size_t i = 0; i < part; ++i) {
            out[first + i] *= factor;
        }
    }
}

/// "fn": finite, but for one NaN of each sign. https://arxiv.org/abs/2209.05433, table 1. The bits are those
/// of an F16 number that is 2^-8 of it: 4 bits of exponent less 7 are 5 bits less 15.
void widenE4m3(const std::byte* in, std::size_t count, float* out) {
    widenAsF16(in, count, 0x1p8F, out, [](unsigned bits) {
        const unsigned magnitude = bits & 0x7FU;
        return (bits & 0x80U) << 8U | (magnitude == 0x7FU ? 0x7E00U : magnitude << 7U);
    });
}

/// The upper half of an F16 number.
void widenE5m2(const std::byte* in, std::size_t count, float* out) {
    widenAsF16(in, count, 1.0F, out, [](unsigned bits) { return bits << 8U; });
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
        widenE4m3(in, numbers, out);
        return;
    case DataType::F8E5M2:
        widenE5m2(in, numbers, out);
        return;
    default:
        dequantise(in, type, count, out);
    }
}

} // namespace headscope
