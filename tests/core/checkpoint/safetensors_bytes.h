// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

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

/// A file with tensors of one byte each.
inline std::string tensorFile(const std::vector<std::string>& names) {
    nlohmann::json header = nlohmann::json::object();
    for (std::size_t i = 0; i < names.size(); ++i) {
        header[names[i]] = {{"dtype", "U8"}, {"shape", {1}}, {"data_offsets", {i, i + 1}}};
    }
    return safetensorsBytes(header.dump(), names.size());
}

} // namespace headscope
