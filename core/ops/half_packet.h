// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <Eigen/Core>

#include "core/ops/half.h"

// What a vector is aligned to does not come with it into Eigen's templates; it is no part of what they do.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace headscope {

/// Eigen's vectors of the instruction set that this core is built for: SSE, AVX or AVX-512.
using Packet = Eigen::internal::packet_traits<float>::type;
inline constexpr Eigen::Index kPacket = Eigen::internal::packet_traits<float>::size;

/// kPacket F16 numbers from any address on. Processors with AVX2 widen them, without the pains that float32
/// has with numbers below the normal ones. (Eigen 3.4.0 would too, but finds out with clang only.)
inline Packet halvesAt(const std::byte* at) {
#if defined(EIGEN_VECTORIZE_AVX512)
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(at)));
#elif defined(EIGEN_VECTORIZE_AVX) && defined(__F16C__)
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(at)));
#else
    std::array<float, static_cast<std::size_t>(kPacket)> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint16_t half = 0;
        std::memcpy(&half, at + 2 * i, sizeof half);
        numbers[i] = halfToFloat(half);
    }
    return Eigen::internal::ploadu<Packet>(numbers.data());
#endif
}

} // namespace headscope

#pragma GCC diagnostic pop
