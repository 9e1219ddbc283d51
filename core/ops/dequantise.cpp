// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/dequantise.h"

#include <cassert>

#include "core/ops/dequantise_block.h"

namespace headscope {

namespace {

constexpr int kHalf = 16; // numbers in the low, and in the high halves of a block's bytes

/// The four low bits of number `i`: the first half of a block is in the low halves of its bytes.
unsigned nibble(const std::byte* low, int i) {
    return i < kHalf ? byteAt(low + i) & 0xFU : byteAt(low + i - kHalf) >> 4U;
}

std::uint32_t fifthBits(const std::byte* place) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, place, sizeof bits);
    return bits;
}

int fiveBits(const std::byte* low, std::uint32_t high, int i) {
    return static_cast<int>(nibble(low, i) | (high >> static_cast<unsigned>(i) & 1U) << 4U);
}

using Block = void (*)(const std::byte*, float*);

Block blockFunction(DataType type) {
    switch (type) {
    case DataType::Q4_0:
        return dequantiseQ4_0;
    case DataType::Q4_1:
        return dequantiseQ4_1;
    case DataType::Q5_0:
        return dequantiseQ5_0;
    case DataType::Q5_1:
        return dequantiseQ5_1;
    case DataType::Q8_0:
        return dequantiseQ8_0;
    case DataType::Q2_K:
        return dequantiseQ2_K;
    case DataType::Q3_K:
        return dequantiseQ3_K;
    case DataType::Q4_K:
        return dequantiseQ4_K;
    case DataType::Q5_K:
        return dequantiseQ5_K;
    case DataType::Q6_K:
        return dequantiseQ6_K;
    default:
        assert(!"not a quantised type");
        return nullptr;
    }
}

} // namespace

// d (q - 8): F16 d, 16 bytes.
void dequantiseQ4_0(const std::byte* block, float* out) {
    const float scale = halfAt(block);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = scale * static_cast<float>(static_cast<int>(nibble(block + 2, i)) - 8);
    }
}

// d q + m: F16 d, F16 m, 16 bytes.
void dequantiseQ4_1(const std::byte* block, float* out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = scale * static_cast<float>(static_cast<int>(nibble(block + 4, i))) + minimum;
    }
}

// d (q - 16): F16 d, 32 fifth bits, 16 bytes.
void dequantiseQ5_0(const std::byte* block, float* out) {
    const float scale = halfAt(block);
    const std::uint32_t high = fifthBits(block + 2);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = scale * static_cast<float>(fiveBits(block + 6, high, i) - 16);
    }
}

// d q + m: F16 d, F16 m, 32 fifth bits, 16 bytes.
void dequantiseQ5_1(const std::byte* block, float* out) {
    const float scale = halfAt(block);
    const float minimum = halfAt(block + 2);
    const std::uint32_t high = fifthBits(block + 4);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = scale * static_cast<float>(fiveBits(block + 8, high, i)) + minimum;
    }
}

// d q: F16 d, 32 signed bytes.
void dequantiseQ8_0(const std::byte* block, float* out) {
    const float scale = halfAt(block);
    for (int i = 0; i < 2 * kHalf; ++i) {
        out[i] = static_cast<float>(signedAt(block + 2 + i)) * scale;
    }
}

void dequantise(const std::byte* blocks, DataType type, Index count, float* out) {
    const BlockSize size = blockSize(type);
    const Block block = blockFunction(type);
    assert(count % size.numbers == 0);
    for (Index i = 0; i < count / size.numbers; ++i) {
        block(blocks + i * size.bytes, out + i * size.numbers);
    }
}

} // namespace headscope
