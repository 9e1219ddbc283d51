// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/dequantise.h"

#include <cassert>
#include <cstdint>
#include <cstring>

#include "core/ops/dequantise_block.h"

namespace headscope {

namespace {

constexpr int kHalf = 16; // numbers in the low, and in the high halves of a block's bytes

/// Writes a block's numbers by widen(four bits, number in the block). The first half of the numbers is in the
/// low halves of the bytes.
template <typename Widen>
void eachNumber(const std::byte* fourBits, float* __restrict out, const Widen& widen) {
    for (int i = 0; i < kHalf; ++i) {
        out[i] = widen(byteAt(fourBits + i) & 0xFU, i);
    }
    for (int i = 0; i < kHalf; ++i) {
        out[kHalf + i] = widen(byteAt(fourBits + i) >> 4U, kHalf + i);
    }
}

std::uint32_t fifthBits(const std::byte* place) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, place, sizeof bits);
    return bits;
}

int withFifthBit(unsigned low, std::uint32_t high, int number) {
    return static_cast<int>(low | (high >> static_cast<unsigned>(number) & 1U) << 4U);
}

} // namespace

// d (q - 8): F16 d, 16 bytes.
void dequantiseQ4_0(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    eachNumber(block + 2, out,
               [=](unsigned bits, int) { return scale * static_cast<float>(static_cast<int>(bits) - 8); });
}

// d q + m: F16 d, F16 m, 16 bytes.
void dequantiseQ4_1(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    eachNumber(block + 4, out, [=](unsigned bits, int) {
        return scale * static_cast<float>(static_cast<int>(bits)) + minimum;
    });
}

// d (q - 16): F16 d, 32 fifth bits, 16 bytes.
void dequantiseQ5_0(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    const std::uint32_t high = fifthBits(block + 2);
    eachNumber(block + 6, out, [=](unsigned bits, int number) {
        return scale * static_cast<float>(withFifthBit(bits, high, number) - 16);
    });
}

// d q + m: F16 d, F16 m, 32 fifth bits, 16 bytes.
void dequantiseQ5_1(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    const std::uint32_t high = fifthBits(block + 4);
    eachNumber(block + 8, out, [=](unsigned bits, int number) {
        return scale * static_cast<float>(withFifthBit(bits, high, number)) + minimum;
    });
}

// d q: F16 d, 32 signed bytes.
void dequantiseQ8_0(const std::byte* block, float* __restrict out) {
    const float scale = halfAt(block);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = static_cast<float>(signedAt(block + 2 + i)) * scale;
    }
}

namespace {

template <void block(const std::byte*, float*)>
void eachBlock(const std::byte* blocks, BlockSize size, Index count, float* out) {
    for (Index i = 0; i < count; ++i) {
        block(blocks + i * size.bytes, out + i * size.numbers);
    }
}

using Blocks = void (*)(const std::byte*, BlockSize, Index, float*);

Blocks blocksFunction(DataType type) {
    switch (type) {
    case DataType::Q4_0:
        return eachBlock<dequantiseQ4_0>;
    case DataType::Q4_1:
        return eachBlock<dequantiseQ4_1>;
    case DataType::Q5_0:
        return eachBlock<dequantiseQ5_0>;
    case DataType::Q5_1:
        return eachBlock<dequantiseQ5_1>;
    case DataType::Q8_0:
        return eachBlock<dequantiseQ8_0>;
    case DataType::Q2_K:
        return eachBlock<dequantiseQ2_K>;
    case DataType::Q3_K:
        return eachBlock<dequantiseQ3_K>;
    case DataType::Q4_K:
        return eachBlock<dequantiseQ4_K>;
    case DataType::Q5_K:
        return eachBlock<dequantiseQ5_K>;
    case DataType::Q6_K:
        return eachBlock<dequantiseQ6_K>;
    default:
        assert(!"not a quantised type");
        return nullptr;
    }
}

} // namespace

void dequantise(const std::byte* blocks, DataType type, Index count, float* out) {
    const BlockSize size = blockSize(type);
    assert(count % size.numbers == 0);
    blocksFunction(type)(blocks, size, count / size.numbers, out);
}

} // namespace headscope
