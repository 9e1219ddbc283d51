// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"
#include "core/checkpoint/value_range.h"

namespace headscope {

class GgufBytes;

/// Types of values, with their numbers in the file.
enum class GgufType : std::uint32_t { U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64 };

/// The keys and values of a GGUF file. Read like a configuration (ConfigReader): the functions named after a
/// type throw Error where the key is absent; the optional ones give nothing then. Both throw for a value of
/// another type or out of range, with file, key, what was expected and what was found. All values were
/// checked to lie in the file when it was read; they stay there until they are asked for, so that a
/// vocabulary costs nothing. Texts are bytes of the mapped file, which must outlive them, and need not be
/// UTF-8.
class GgufMetadata {
  public:
    /// Takes `count` keys with their values from `bytes`. Throws Error where one is damaged, an array of
    /// arrays, of a type that the format does not have, or comes twice. `where` names the file in errors.
    static GgufMetadata read(GgufBytes& bytes, std::uint64_t count, std::string where);

    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

    /// In the order of their bytes' values.
    [[nodiscard]] std::vector<std::string_view> keys() const;

    /// A value of any of the integer types.
    [[nodiscard]] Index integer(std::string_view key, IntegerRange range = {}) const;
    [[nodiscard]] std::optional<Index> optionalInteger(std::string_view key, IntegerRange range = {}) const;

    /// A value of any integer or floating-point type.
    [[nodiscard]] double number(std::string_view key, NumberRange range = {}) const;
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view key, NumberRange range = {}) const;

    [[nodiscard]] bool flag(std::string_view key) const;
    [[nodiscard]] std::optional<bool> optionalFlag(std::string_view key) const;

    [[nodiscard]] std::string_view text(std::string_view key) const;
    [[nodiscard]] std::optional<std::string_view> optionalText(std::string_view key) const;

    /// Elements of an array.
    [[nodiscard]] Index size(std::string_view key) const;
    [[nodiscard]] std::vector<std::string_view> strings(std::string_view key) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view key) const;
    [[nodiscard]] std::vector<Index> integers(std::string_view key, IntegerRange range = {}) const;
    [[nodiscard]] std::vector<bool> flags(std::string_view key) const;
    /// An array of 8-bit integers, as bytes of the mapped file.
    [[nodiscard]] std::string_view byteArray(std::string_view key) const;

    /// A value for each of `layers` layers: an array of as many, or one number for all ("head_count_kv").
    [[nodiscard]] std::vector<Index> integersPerLayer(std::string_view key, Index layers,
                                                      IntegerRange range = {}) const;

    /// Throws Error about `key` for a rule that only the caller knows.
    [[noreturn]] void reject(std::string_view key, std::string_view expected) const;

  private:
    struct Entry {
        std::string_view key;
        GgufType type = GgufType::U8; // of the elements, in an array
        bool isArray = false;
        std::uint64_t count = 1;
        std::span<const std::byte> bytes; // of the value or of all elements
    };

    static Entry readEntry(GgufBytes& bytes);
    [[nodiscard]] static std::string describe(const Entry& entry);
    [[nodiscard]] const Entry* find(std::string_view key) const;
    [[nodiscard]] const Entry& array(std::string_view key, bool (*isOfType)(GgufType),
                                     std::string_view expected) const;

    std::string where_;
    std::vector<Entry> entries_; // in the order of their keys
};

} // namespace headscope
