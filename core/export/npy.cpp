// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/npy.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace headscope {

std::vector<std::byte> npyHeader(std::span<const std::size_t> shape) {
    constexpr std::size_t kPrefix = 10; // magic, version, length
    constexpr std::size_t kAlignment = 64;
    std::string text =
        fmt::format("{{'descr': '<f4', 'fortran_order': False, 'shape': ({},), }}", fmt::join(shape, ", "));
    const std::size_t unpadded = kPrefix + text.size() + 1;
    text.append((kAlignment - unpadded % kAlignment) % kAlignment, ' ');
    text += '\n';

    std::string header = "\x93NUMPY";
    header += '\x01';
    header += '\x00';
    header += static_cast<char>(text.size() & 0xffU);
    header += static_cast<char>(text.size() >> 8U);
    header += text;
    std::vector<std::byte> bytes(header.size());
    std::ranges::transform(header, bytes.begin(), [](char c) { return static_cast<std::byte>(c); });
    return bytes;
}

} // namespace headscope
