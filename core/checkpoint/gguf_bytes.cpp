// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/gguf_bytes.h"

#include <algorithm>
#include <bit>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"

namespace headscope {

static_assert(std::endian::native == std::endian::little, "GGUF files are little-endian");

void GgufBytes::fail(std::string_view what, std::string expected, std::string found) const {
    throw Error(Mismatch{std::string(where_), std::string(what), std::move(expected), std::move(found)});
}

std::span<const std::byte> GgufBytes::take(std::uint64_t count, std::string_view what) {
    if (count > rest()) {
        fail(what, fmt::format("{} bytes at {}", count, position_),
             fmt::format("{}, where the file ends (is it cut short?)", rest()));
    }
    const std::span<const std::byte> taken = file_.subspan(position_, count);
    position_ += count;
    return taken;
}

std::string_view GgufBytes::text(std::string_view what, std::uint64_t most) {
    const std::uint64_t length = count(what, 1, most);
    const std::span<const std::byte> bytes = take(length, what);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::uint64_t GgufBytes::count(std::string_view what, std::uint64_t fewestBytes, std::uint64_t most) {
    const auto number = this->number<std::uint64_t>(what);
    const std::uint64_t possible = std::min(most, rest() / fewestBytes);
    if (number > possible) {
        fail(what,
             fmt::format("a count of at most {}{}", possible,
                         possible == most ? "" : ", for which the rest of the file has room"),
             fmt::format("{}", number));
    }
    return number;
}

} // namespace headscope
