// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/ops/dequantise_block.h"

namespace headscope {

namespace {

constexpr int kParts16 = 16; // of 16 numbers each
constexpr int kPart = 32;    // numbers that share a shift of their bits
// Parts are unrolled where that makes the shifts constants for the compiler, and faster.

/// The eight 6-bit scales and minima of Q4_K and Q5_K in 12 bytes: the first four of each are the low bits of
/// bytes 0-3 and 4-7; of the others four bits are in bytes 8-11 and two on top of bytes 0-7.
struct SixBits {
    std::array<float, 8> scales;
    std::array<float, 8> minima;
};
SixBits sixBits(const std::byte* packed) {
    SixBits result{};
    for (std::size_t i = 0; i < 4; ++i) {
        const unsigned scale = byteAt(packed + i);
        const unsigned minimum = byteAt(packed + 4 + i);
        const unsigned both = byteAt(packed + 8 + i);
        result.scales[i] = static_cast<float>(scale & 0x3FU);
        result.minima[i] = static_cast<float>(minimum & 0x3FU);
        result.scales[i + 4] = static_cast<float>((both & 0xFU) | (scale >> 2U & 0x30U));
        result.minima[i + 4] = static_cast<float>(both >> 4U | (minimum >> 2U & 0x30U));
    }
    return result;
}

/// The sixteen 6-bit scales of Q3_K in 12 bytes, less 32: four bits in the halves of bytes 0-7, two in bytes
/// 8-11.
std::array<float, kParts16> sixteenScales(const std::byte* packed) {
    std::array<float, kParts16> scales{};
    for (unsigned i = 0; i < kParts16; ++i) {
        const unsigned low = byteAt(packed + i % 8) >> (i / 8 * 4) & 0xFU;
        const unsigned high = byteAt(packed + 8 + i % 4) >> (i / 4 * 2) & 0x3U;
        scales[i] = static_cast<float>(static_cast<int>(low | high << 4U) - 32);
    }
    return scales;
}

} // namespace

// Places are inside one block of 256 numbers.
// NOLINTBEGIN(bugprone-implicit-widening-of-multiplication-result)

// d s q - m t in 16 parts: 16 bytes of s (low) and t (high), 64 bytes of q (2 bits), F16 d, F16 m.
void dequantiseQ2_K(const std::byte* block, float* __restrict out) {
    const std::byte* const low = block + 16;
    const float scale = halfAt(block + 80);
    const float minimum = halfAt(block + 82);
    for (int part = 0; part < kParts16; ++part) {
        const unsigned both = byteAt(block + part);
        const float partScale = scale * static_cast<float>(both & 0xFU);
        const float partMinimum = minimum * static_cast<float>(both >> 4U);
        const auto shift = static_cast<unsigned>(part / 2 % 4 * 2);
        const std::byte* const in = low + part / 8 * kPart + part % 2 * 16;
        for (int i = 0; i < 16; ++i) {
            const unsigned bits = byteAt(in + i) >> shift & 0x3U;
            out[part * 16 + i] = partScale * static_cast<float>(static_cast<int>(bits)) - partMinimum;
        }
    }
}

// d s q in 16 parts: 32 bytes of third bits (4 is taken away where it is 0), 64 bytes of q (2 bits), 12 bytes
// of s, F16 d.
void dequantiseQ3_K(const std::byte* block, float* __restrict out) {
    const std::byte* const low = block + 32;
    const std::array<float, kParts16> scales = sixteenScales(block + 96);
    const float scale = halfAt(block + 108);
#pragma GCC unroll 16
    for (int part = 0; part < kParts16; ++part) {
        const float partScale = scale * scales[static_cast<std::size_t>(part)];
        const auto shift = static_cast<unsigned>(part / 2 % 4 * 2);
        const auto highShift = static_cast<unsigned>(part / 2);
        const std::byte* const in = low + part / 8 * kPart + part % 2 * 16;
        const std::byte* const high = block + part % 2 * 16;
        for (int i = 0; i < 16; ++i) {
            const unsigned bits = byteAt(in + i) >> shift & 0x3U;
            const unsigned third = byteAt(high + i) >> highShift & 1U;
            out[part * 16 + i] =
                partScale * static_cast<float>(static_cast<int>(bits) - static_cast<int>((third ^ 1U) << 2U));
        }
    }
}

// d s q - m t in 8 parts: F16 d, F16 m, 12 bytes of s and t, 128 bytes of q.
void dequantiseQ4_K(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    const SixBits six = sixBits(block + 4);
#pragma GCC unroll 8
    for (int part = 0; part < 8; ++part) {
        const float partScale = scale * six.scales[static_cast<std::size_t>(part)];
        const float partMinimum = minimum * six.minima[static_cast<std::size_t>(part)];
        const auto shift = static_cast<unsigned>(part % 2 * 4);
        const std::byte* const in = block + 16 + part / 2 * kPart;
        for (int i = 0; i < kPart; ++i) {
            const unsigned bits = byteAt(in + i) >> shift & 0xFU;
            out[part * kPart + i] = partScale * static_cast<float>(static_cast<int>(bits)) - partMinimum;
        }
    }
}

// As Q4_K, with 32 bytes of fifth bits before the 128 bytes of q.
void dequantiseQ5_K(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    const SixBits six = sixBits(block + 4);
    const std::byte* const high = block + 16;
#pragma GCC unroll 8
    for (int part = 0; part < 8; ++part) {
        const float partScale = scale * six.scales[static_cast<std::size_t>(part)];
        const float partMinimum = minimum * six.minima[static_cast<std::size_t>(part)];
        const auto shift = static_cast<unsigned>(part % 2 * 4);
        const std::byte* const in = high + 32 + part / 2 * kPart;
        for (int i = 0; i < kPart; ++i) {
            const unsigned fifth = byteAt(high + i) >> static_cast<unsigned>(part) & 1U;
            const unsigned bits = (byteAt(in + i) >> shift & 0xFU) | fifth << 4U;
            out[part * kPart + i] = partScale * static_cast<float>(static_cast<int>(bits)) - partMinimum;
        }
    }
}

// d s (q - 32) in 16 parts: 128 bytes of q's low four bits, 64 bytes of its high two, 16 signed bytes of s,
// F16 d.
void dequantiseQ6_K(const std::byte* block, float* __restrict out) {
    const std::byte* const scales = block + 192;
    const float scale = halfAt(block + 208);
#pragma GCC unroll 16
    for (int part = 0; part < kParts16; ++part) {
        const float partScale = scale * static_cast<float>(signedAt(scales + part));
        // Of each half of the block, 64 bytes hold the low bits, first of 64 numbers, then of 64 more.
        const std::byte* const low = block + part / 8 * 64 + part % 4 * 16;
        const std::byte* const high = block + 128 + part / 8 * kPart + part % 2 * 16;
        const auto shift = static_cast<unsigned>(part / 4 % 2 * 4);
        const auto highShift = static_cast<unsigned>(part / 2 % 4 * 2);
        for (int i = 0; i < 16; ++i) {
            const unsigned bits = (byteAt(low + i) >> shift & 0xFU) | (byteAt(high + i) >> highShift & 3U)
                                                                          << 4U;
            out[part * 16 + i] = partScale * static_cast<float>(static_cast<int>(bits) - 32);
        }
    }
}

// NOLINTEND(bugprone-implicit-widening-of-multiplication-result)

} // namespace headscope
