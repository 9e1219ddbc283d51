// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/widen.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

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
    // By way of a small aligned buffer, since a tensor may lie at an odd address.
    std::array<Eigen::half, 1024> block;
    for (std::size_t i = 0; i < count; i += block.size()) {
        const std::size_t n = std::min(block.size(), count - i);
        std::memcpy(static_cast<void*>(block.data()), in + 2 * i, 2 * n);
        const auto size = static_cast<Index>(n);
        Eigen::Map<Eigen::ArrayXf>(out + i, size) =
            Eigen::Map<const Eigen::Array<Eigen::half, Eigen::Dynamic, 1>>(block.data(), size).cast<float>();
    }
}

} // namespace

void widenNumbers(std::span<const std::byte> bytes, DataType type, Index count, float* out) {
    const auto values = static_cast<std::size_t>(count);
    switch (type) {
    case DataType::F32:
        std::memcpy(out, bytes.data(), values * sizeof(float));
        return;
    case DataType::F16:
        widenF16(bytes.data(), values, out);
        return;
    case DataType::BF16:
        widenBf16(bytes.data(), values, out);
        return;
    default:
        assert(!"weights are floating-point: checked when they are bound");
    }
}

} // namespace headscope
