// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace headscope {

/// One field of a serialized protocol buffer message. `bytes` is set for strings, bytes and messages,
/// `number` for whole numbers.
struct ProtobufField {
    std::uint32_t tag = 0;
    std::uint64_t number = 0;
    std::string_view bytes;
};

/// Reads the fields of one message, one after the other, without a schema.
/// Format: https://protobuf.dev/programming-guides/encoding/
class ProtobufFields {
  public:
    explicit ProtobufFields(std::string_view message) : rest_(message) {}

    /// The next field, nothing at the end. Throws Error where the bytes are no message.
    [[nodiscard]] std::optional<ProtobufField> next();

  private:
    std::uint64_t varint();
    std::string_view take(std::uint64_t size);

    std::string_view rest_;
};

} // namespace headscope
