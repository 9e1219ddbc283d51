// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __F16C__
#include <immintrin.h>
#endif

#include "core/ops/half.h"

namespace headscope {

/// One block of each type: 32 numbers, and 256 for those with K. The layout of their bytes is that of the
/// structs in ggml-common.h: https://github.com/ggml-org/ggml/blob/master/src/ggml-common.h
void dequantiseQ4_0(const std::byte* block, float* __restrict out);
void dequantiseQ4_1(const std::byte* block, float* __restrict out);
void dequantiseQ5_0(const std::byte* block, float* __restrict out);
void dequantiseQ5_1(const std::byte* block, float* __restrict out);
void dequantiseQ8_0(const std::byte* block, float* __restrict out);
void dequantiseQ2_K(const std::byte* block, float* __restrict out);
void dequantiseQ3_K(const std::byte* block, float* __restrict out);
void dequantiseQ4_K(const std::byte* block, float* __restrict out);
void dequantiseQ5_K(const std::byte* block, float* __restrict out);
void dequantiseQ6_K(const std::byte* block, float* __restrict out);

/// The F16 number at any address.
[[nodiscard]] inline float halfAt(const std::byte* place) {
    std::uint16_t bits = 0;
    std::memcpy(&bits, place, sizeof bits);
#ifdef __F16C__
    return _cvtsh_ss(bits);
#else
    return halfToFloat(bits);
#endif
}

[[nodiscard]] inline unsigned byteAt(const std::byte* place) {
    return std::to_integer<unsigned>(*place);
}

/// A byte as two's complement.
[[nodiscard]] inline int signedAt(const std::byte* place) {
    return static_cast<std::int8_t>(std::to_integer<std::uint8_t>(*place));
}

} // namespace headscope
