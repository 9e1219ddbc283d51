// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace headscope {

/// The value of an F16 number, exactly. Without branches, so that loops of it become vector instructions: the
/// exponent's smaller bias is made good by a product, which is exact for subnormal numbers too.
[[nodiscard]] constexpr float halfToFloat(std::uint16_t half) {
    constexpr std::uint32_t kInfinity = 0x7C00U << 13U;
    const std::uint32_t magnitude = (half & 0x7FFFU) << 13U;
    const auto value = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) * 0x1p112F);
    const std::uint32_t special = magnitude >= kInfinity ? 0x7F800000U : 0U;
    return std::bit_cast<float>(value | special | (half & 0x8000U) << 16U);
}

} // namespace headscope
