// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace headscope {

/// Bytes of GGUF files for tests, whose parts can be wrong on purpose.
inline std::string ggufInteger(std::uint64_t value, unsigned bytes) {
    std::string text;
    for (unsigned i = 0; i < bytes; ++i) {
        text += static_cast<char>((value >> (8 * i)) & 0xFF);
    }
    return text;
}
inline std::string ggufText(const std::string& text) {
    return ggufInteger(text.size(), 8) + text;
}
/// A key with a value of a type's number.
inline std::string ggufKey(const std::string& key, std::uint32_t type, const std::string& value) {
    return ggufText(key) + ggufInteger(type, 4) + value;
}
inline std::string ggufKeyU32(const std::string& key, std::uint32_t value) {
    return ggufKey(key, 4, ggufInteger(value, 4));
}
/// The description of a tensor; dimensions fastest first.
inline std::string ggufTensor(const std::string& name, const std::vector<std::uint64_t>& dimensions,
                              std::uint32_t type, std::uint64_t offset) {
    std::string text = ggufText(name) + ggufInteger(dimensions.size(), 4);
    for (const std::uint64_t size : dimensions) {
        text += ggufInteger(size, 8);
    }
    return text + ggufInteger(type, 4) + ggufInteger(offset, 8);
}
/// "GGUF", version, counts, and what follows them.
inline std::string ggufStart(std::uint64_t tensors, std::uint64_t keys, std::uint32_t version = 3) {
    return "GGUF" + ggufInteger(version, 4) + ggufInteger(tensors, 8) + ggufInteger(keys, 8);
}
/// A whole file: padding to 32 bytes, then `dataSize` bytes that count up from 0.
inline std::string ggufFile(const std::vector<std::string>& keys, const std::vector<std::string>& tensors,
                            std::size_t dataSize) {
    std::string file = ggufStart(tensors.size(), keys.size());
    for (const std::string& key : keys) {
        file += key;
    }
    for (const std::string& tensor : tensors) {
        file += tensor;
    }
    file.resize((file.size() + 31) / 32 * 32);
    for (std::size_t i = 0; i < dataSize; ++i) {
        file += static_cast<char>(i & 0xFF);
    }
    return file;
}

} // namespace headscope
