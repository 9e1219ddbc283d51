// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/protobuf_fields.h"

#include "core/base/error.h"

namespace headscope {

namespace {

[[noreturn]] void fail(std::string_view reason) {
    throw Error(reason);
}

} // namespace

std::optional<ProtobufField> ProtobufFields::next() {
    if (rest_.empty()) {
        return std::nullopt;
    }
    enum WireType : std::uint64_t { Varint = 0, Fixed64 = 1, Length = 2, Fixed32 = 5 };
    const std::uint64_t key = varint();
    const std::uint64_t tag = key >> 3;
    if (tag == 0 || tag >= (1u << 29)) {
        fail("a field with an impossible number");
    }
    ProtobufField field;
    field.tag = static_cast<std::uint32_t>(tag);
    switch (key & 7) {
    case Varint:
        field.number = varint();
        break;
    case Fixed64:
        take(8);
        break;
    case Length:
        field.bytes = take(varint());
        break;
    case Fixed32:
        take(4);
        break;
    default:
        fail("a field of an unknown kind");
    }
    return field;
}

std::uint64_t ProtobufFields::varint() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const auto byte = static_cast<unsigned char>(take(1).front());
        value |= std::uint64_t{byte & 0x7Fu} << shift;
        if (byte < 0x80) {
            return value;
        }
    }
    fail("a number that does not end");
}

std::string_view ProtobufFields::take(std::uint64_t size) {
    if (size > rest_.size()) {
        fail("a field that runs past the end");
    }
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
}

} // namespace headscope
