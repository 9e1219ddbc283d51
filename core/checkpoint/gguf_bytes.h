// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace headscope {

/// A number at any address, little-endian as the machine.
template <typename Number>
[[nodiscard]] Number numberAt(const std::byte* place) {
    static_assert(std::is_arithmetic_v<Number>);
    Number number{};
    std::memcpy(&number, place, sizeof number);
    return number;
}

/// Takes bytes from the start of a GGUF file on, never past its end. All functions throw Error with the file,
/// `what` and the place where the file ends too early or a length is beyond its rest.
class GgufBytes {
  public:
    GgufBytes(std::span<const std::byte> file, std::string_view where) : file_(file), where_(where) {}

    [[nodiscard]] std::span<const std::byte> take(std::uint64_t count, std::string_view what);

    template <typename Number>
    [[nodiscard]] Number number(std::string_view what) {
        return numberAt<Number>(take(sizeof(Number), what).data());
    }

    /// 64 bits of length, then as many bytes, at most `most`. Not checked to be UTF-8.
    [[nodiscard]] std::string_view text(std::string_view what, std::uint64_t most);

    /// 64 bits that count things which take at least `fewestBytes` each: no more than can follow, and at most
    /// `most`.
    [[nodiscard]] std::uint64_t count(std::string_view what, std::uint64_t fewestBytes, std::uint64_t most);

    /// Bytes from the start of the file.
    [[nodiscard]] std::uint64_t position() const { return position_; }

    [[noreturn]] void fail(std::string_view what, std::string expected, std::string found) const;

  private:
    [[nodiscard]] std::uint64_t rest() const { return file_.size() - position_; }

    std::span<const std::byte> file_;
    std::string_view where_;
    std::uint64_t position_ = 0;
};

} // namespace headscope
