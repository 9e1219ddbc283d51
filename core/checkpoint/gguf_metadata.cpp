// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/gguf_metadata.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/checkpoint/gguf_bytes.h"

namespace headscope {

namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kLongestKey = 65535; // the format's own limit
constexpr std::size_t kLongestTextShown = 60;
constexpr std::uint64_t kLengthBytes = 8;

struct TypeRow {
    std::string_view name;
    std::uint64_t bytes; // fewest of one value
};
constexpr std::array<TypeRow, 13> kTypes{{{"an 8-bit unsigned integer", 1},
                                          {"an 8-bit integer", 1},
                                          {"a 16-bit unsigned integer", 2},
                                          {"a 16-bit integer", 2},
                                          {"a 32-bit unsigned integer", 4},
                                          {"a 32-bit integer", 4},
                                          {"a 32-bit number", 4},
                                          {"true or false", 1},
                                          {"a string", kLengthBytes},
                                          {"an array", 12},
                                          {"a 64-bit unsigned integer", 8},
                                          {"a 64-bit integer", 8},
                                          {"a 64-bit number", 8}}};

const TypeRow& row(GgufType type) {
    return kTypes[static_cast<std::size_t>(type)];
}

GgufType typeNumbered(std::uint32_t number, const GgufBytes& bytes, std::string_view what) {
    if (number >= kTypes.size()) {
        bytes.fail(what, fmt::format("a type from 0 to {}", kTypes.size() - 1), fmt::format("{}", number));
    }
    return static_cast<GgufType>(number);
}

bool isText(GgufType type) {
    return type == GgufType::String;
}
bool isFlag(GgufType type) {
    return type == GgufType::Bool;
}
bool isFraction(GgufType type) {
    return type == GgufType::F32 || type == GgufType::F64;
}
bool isInteger(GgufType type) {
    return !isText(type) && !isFlag(type) && !isFraction(type) && type != GgufType::Array;
}
bool isNumber(GgufType type) {
    return isInteger(type) || isFraction(type);
}

/// Nothing for a number above 2^63 - 1.
std::optional<Index> integerAt(GgufType type, const std::byte* place) {
    switch (type) {
    case GgufType::U8:
        return numberAt<std::uint8_t>(place);
    case GgufType::I8:
        return numberAt<std::int8_t>(place);
    case GgufType::U16:
        return numberAt<std::uint16_t>(place);
    case GgufType::I16:
        return numberAt<std::int16_t>(place);
    case GgufType::U32:
        return numberAt<std::uint32_t>(place);
    case GgufType::I32:
        return numberAt<std::int32_t>(place);
    case GgufType::I64:
        return numberAt<std::int64_t>(place);
    default:
        const auto number = numberAt<std::uint64_t>(place);
        return std::in_range<Index>(number) ? std::optional(static_cast<Index>(number)) : std::nullopt;
    }
}

double numberAtPlace(GgufType type, const std::byte* place) {
    switch (type) {
    case GgufType::F32:
        return numberAt<float>(place);
    case GgufType::F64:
        return numberAt<double>(place);
    case GgufType::U64:
        return static_cast<double>(numberAt<std::uint64_t>(place));
    default:
        return static_cast<double>(*integerAt(type, place));
    }
}

std::string_view textAt(const std::byte* place) {
    return {reinterpret_cast<const char*>(place + kLengthBytes), numberAt<std::uint64_t>(place)};
}

std::span<const std::byte> takeValues(GgufBytes& bytes, GgufType type, std::uint64_t count,
                                      std::string_view what) {
    if (!isText(type)) {
        return bytes.take(count * row(type).bytes, what); // no overflow: the count was compared with the file
    }
    const std::byte* const first = bytes.take(0, what).data();
    const std::uint64_t begin = bytes.position();
    for (std::uint64_t i = 0; i < count; ++i) {
        (void)bytes.text(what, kUnlimited);
    }
    return {first, static_cast<std::size_t>(bytes.position() - begin)};
}

} // namespace

GgufMetadata::Entry GgufMetadata::readEntry(GgufBytes& bytes) {
    Entry entry;
    entry.key = bytes.text("a metadata key", kLongestKey);
    const std::string what = fmt::format("\"{}\"", shortenUtf8(entry.key, kLongestTextShown));
    entry.type = typeNumbered(bytes.number<std::uint32_t>(what), bytes, what);
    if (entry.type == GgufType::Array) {
        entry.isArray = true;
        entry.type = typeNumbered(bytes.number<std::uint32_t>(what), bytes, what);
        if (entry.type == GgufType::Array) {
            bytes.fail(what, "an array of numbers, flags or strings", "an array of arrays");
        }
        entry.count = bytes.count(what, row(entry.type).bytes, kUnlimited);
    }
    entry.bytes = takeValues(bytes, entry.type, entry.count, what);
    if (isFlag(entry.type) && std::any_of(entry.bytes.begin(), entry.bytes.end(),
                                          [](std::byte flag) { return flag > std::byte{1}; })) {
        bytes.fail(what, "flags of 0 or 1", "another number");
    }
    return entry;
}

GgufMetadata GgufMetadata::read(GgufBytes& bytes, std::uint64_t count, std::string where) {
    GgufMetadata metadata;
    metadata.where_ = std::move(where);
    metadata.entries_.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) {
        metadata.entries_.push_back(readEntry(bytes));
    }
    std::sort(metadata.entries_.begin(), metadata.entries_.end(),
              [](const Entry& one, const Entry& other) { return one.key < other.key; });
    const auto twice =
        std::adjacent_find(metadata.entries_.begin(), metadata.entries_.end(),
                           [](const Entry& one, const Entry& other) { return one.key == other.key; });
    if (twice != metadata.entries_.end()) {
        bytes.fail(fmt::format("\"{}\"", shortenUtf8(twice->key, kLongestTextShown)), "once in a file",
                   "twice");
    }
    return metadata;
}

std::string GgufMetadata::describe(const Entry& entry) {
    if (entry.isArray) {
        return fmt::format("an array of {} elements, each {}", entry.count, row(entry.type).name);
    }
    if (isText(entry.type)) {
        return fmt::format("\"{}\"", shortenUtf8(textAt(entry.bytes.data()), kLongestTextShown));
    }
    if (isFlag(entry.type)) {
        return entry.bytes[0] == std::byte{0} ? "false" : "true";
    }
    if (entry.type == GgufType::U64) {
        return fmt::format("{}", numberAt<std::uint64_t>(entry.bytes.data()));
    }
    return isInteger(entry.type) ? fmt::format("{}", *integerAt(entry.type, entry.bytes.data()))
                                 : fmt::format("{}", numberAtPlace(entry.type, entry.bytes.data()));
}

const GgufMetadata::Entry* GgufMetadata::find(std::string_view key) const {
    const auto place =
        std::lower_bound(entries_.begin(), entries_.end(), key,
                         [](const Entry& entry, std::string_view wanted) { return entry.key < wanted; });
    return place == entries_.end() || place->key != key ? nullptr : &*place;
}

void GgufMetadata::reject(std::string_view key, std::string_view expected) const {
    const Entry* const entry = find(key);
    throw Error(Mismatch{where_, fmt::format("\"{}\"", key), std::string(expected),
                         entry ? describe(*entry) : "nothing"});
}

std::vector<std::string_view> GgufMetadata::keys() const {
    std::vector<std::string_view> keys;
    for (const Entry& entry : entries_) {
        keys.push_back(entry.key);
    }
    return keys;
}

Index GgufMetadata::integer(std::string_view key, IntegerRange range) const {
    const Entry* const entry = find(key);
    const bool found = entry && !entry->isArray && isInteger(entry->type);
    const std::optional<Index> number = found ? integerAt(entry->type, entry->bytes.data()) : std::nullopt;
    if (!number || !range.holds(*number)) {
        reject(key, rangeText("a whole number", range));
    }
    return *number;
}

std::optional<Index> GgufMetadata::optionalInteger(std::string_view key, IntegerRange range) const {
    return has(key) ? std::optional(integer(key, range)) : std::nullopt;
}

double GgufMetadata::number(std::string_view key, NumberRange range) const {
    const Entry* const entry = find(key);
    if (!entry || entry->isArray || !isNumber(entry->type) ||
        !range.holds(numberAtPlace(entry->type, entry->bytes.data()))) {
        reject(key, rangeText("a number", range));
    }
    return numberAtPlace(entry->type, entry->bytes.data());
}

std::optional<double> GgufMetadata::optionalNumber(std::string_view key, NumberRange range) const {
    return has(key) ? std::optional(number(key, range)) : std::nullopt;
}

bool GgufMetadata::flag(std::string_view key) const {
    const Entry* const entry = find(key);
    if (!entry || entry->isArray || !isFlag(entry->type)) {
        reject(key, "true or false");
    }
    return entry->bytes[0] != std::byte{0};
}

std::optional<bool> GgufMetadata::optionalFlag(std::string_view key) const {
    return has(key) ? std::optional(flag(key)) : std::nullopt;
}

std::string_view GgufMetadata::text(std::string_view key) const {
    const Entry* const entry = find(key);
    if (!entry || entry->isArray || !isText(entry->type)) {
        reject(key, "a string");
    }
    return textAt(entry->bytes.data());
}

std::optional<std::string_view> GgufMetadata::optionalText(std::string_view key) const {
    return has(key) ? std::optional(text(key)) : std::nullopt;
}

const GgufMetadata::Entry& GgufMetadata::array(std::string_view key, bool (*isOfType)(GgufType),
                                               std::string_view expected) const {
    const Entry* const entry = find(key);
    if (!entry || !entry->isArray || !isOfType(entry->type)) {
        reject(key, expected);
    }
    return *entry;
}

Index GgufMetadata::size(std::string_view key) const {
    return static_cast<Index>(array(
                                  key, [](GgufType) { return true; }, "an array")
                                  .count);
}

std::vector<std::string_view> GgufMetadata::strings(std::string_view key) const {
    const Entry& entry = array(key, isText, "an array of strings");
    std::vector<std::string_view> strings;
    strings.reserve(entry.count);
    const std::byte* place = entry.bytes.data();
    for (std::uint64_t i = 0; i < entry.count; ++i) {
        strings.push_back(textAt(place));
        place += kLengthBytes + strings.back().size();
    }
    return strings;
}

std::vector<double> GgufMetadata::numbers(std::string_view key) const {
    const Entry& entry = array(key, isNumber, "an array of numbers");
    std::vector<double> numbers;
    numbers.reserve(entry.count);
    for (std::uint64_t i = 0; i < entry.count; ++i) {
        numbers.push_back(numberAtPlace(entry.type, entry.bytes.data() + i * row(entry.type).bytes));
    }
    return numbers;
}

std::vector<Index> GgufMetadata::integers(std::string_view key, IntegerRange range) const {
    const Entry& entry = array(key, isInteger, "an array of whole numbers");
    std::vector<Index> integers;
    integers.reserve(entry.count);
    for (std::uint64_t i = 0; i < entry.count; ++i) {
        const auto number = integerAt(entry.type, entry.bytes.data() + i * row(entry.type).bytes);
        if (!number || !range.holds(*number)) {
            throw Error(Mismatch{where_, fmt::format("\"{}\", element {}", key, i),
                                 rangeText("a whole number", range),
                                 number ? fmt::format("{}", *number) : "more"});
        }
        integers.push_back(*number);
    }
    return integers;
}

std::vector<bool> GgufMetadata::flags(std::string_view key) const {
    const Entry& entry = array(key, isFlag, "an array of flags");
    std::vector<bool> flags;
    for (const std::byte flag : entry.bytes) {
        flags.push_back(flag != std::byte{0});
    }
    return flags;
}

std::string_view GgufMetadata::byteArray(std::string_view key) const {
    const auto isByte = [](GgufType type) { return type == GgufType::U8 || type == GgufType::I8; };
    const Entry& entry = array(key, isByte, "an array of 8-bit integers");
    return {reinterpret_cast<const char*>(entry.bytes.data()), entry.bytes.size()};
}

std::vector<Index> GgufMetadata::integersPerLayer(std::string_view key, Index layers,
                                                  IntegerRange range) const {
    const Entry* const entry = find(key);
    if (!entry || !entry->isArray) {
        return std::vector<Index>(static_cast<std::size_t>(layers), integer(key, range));
    }
    if (std::cmp_not_equal(entry->count, layers)) {
        reject(key, fmt::format("a whole number, or an array of {}, one for each layer", layers));
    }
    return integers(key, range);
}

} // namespace headscope
