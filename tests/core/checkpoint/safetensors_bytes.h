// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace headscope {

/// A safetensors file: the header's length, the header, `dataSize` bytes that count up from 0.
inline std::string safetensorsBytes(const std::string& header, std::size_t dataSize) {
    std::string file;
    for (unsigned shift = 0; shift < 64; shift += 8) {
        file += static_cast<char>((std::uint64_t{header.size()} >> shift) & 0xFF);
    }
    file += header;
    for (std::size_t i = 0; i < dataSize; ++i) {
        file += static_cast<char>(i & 0xFF);
    }
    return file;
}

} // namespace headscope
