// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/tensor_size.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

std::string tensorText(std::string_view name) {
    constexpr std::size_t kLongestNameShown = 200;
    return fmt::format("tensor \"{}\"", shortenUtf8(name, kLongestNameShown));
}

std::uint64_t tensorBytes(std::span<const Index> shape, DataType type, std::string_view where,
                          std::string_view name) {
    const auto fail = [&](std::string expected, std::string found) {
        throw Error(Mismatch{std::string(where), tensorText(name) + ", shape", std::move(expected),
                             std::move(found)});
    };
    std::uint64_t numbers = 1;
    bool countable = true;
    for (const Index size : shape) {
        countable = countable && !__builtin_mul_overflow(numbers, static_cast<std::uint64_t>(size), &numbers);
    }
    const BlockSize block = blockSize(type);
    const auto perBlock = static_cast<std::uint64_t>(block.numbers);
    std::uint64_t bytes = 0;
    countable = countable &&
                !__builtin_mul_overflow(numbers / perBlock, static_cast<std::uint64_t>(block.bytes), &bytes);
    if (!countable) {
        fail("a size that 64 bits can count", fmt::format("[{}]", fmt::join(shape, ", ")));
    }
    if (numbers % perBlock != 0) {
        fail(fmt::format("a multiple of {} numbers for {}", perBlock, dataTypeName(type)),
             fmt::format("{}", numbers));
    }
    return bytes;
}

} // namespace headscope
