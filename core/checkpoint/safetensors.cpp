// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/safetensors.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/checkpoint/git_lfs.h"
#include "core/checkpoint/safetensors_header.h"
#include "core/checkpoint/tensor_size.h"

namespace headscope {

namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::uint64_t kLongestHeader = 100'000'000; // the format's own limit
constexpr std::size_t kLongestNameShown = 200;

[[noreturn]] void fail(std::string_view where, std::string what, std::string expected, std::string found) {
    throw Error(Mismatch{std::string(where), std::move(what), std::move(expected), std::move(found)});
}

std::uint64_t headerLength(std::span<const std::byte> file, std::string_view where) {
    if (file.size() < kLengthBytes) {
        fail(where, "size", "at least 8 bytes", fmt::format("{}", file.size()));
    }
    std::uint64_t length = 0;
    for (std::size_t i = kLengthBytes; i-- > 0;) {
        length = (length << 8) | std::to_integer<std::uint64_t>(file[i]);
    }
    if (length > kLongestHeader) {
        fail(where, "length of the header", fmt::format("at most {}", kLongestHeader),
             fmt::format("{}; this is no safetensors file", length));
    }
    if (length > file.size() - kLengthBytes) {
        fail(where, "length of the header",
             fmt::format("at most {}, the rest of the file", file.size() - kLengthBytes),
             fmt::format("{}", length));
    }
    return length;
}

DataType typeOf(const SafetensorsEntry& entry, std::string_view where) {
    const std::optional<DataType> type = safetensorsType(entry.type);
    if (!type) {
        fail(where, tensorText(entry.name) + ", dtype", "a known type such as F32 or BF16",
             fmt::format("\"{}\"", shortenUtf8(entry.type, kLongestNameShown)));
    }
    return *type;
}

void checkRange(const SafetensorsEntry& entry, std::uint64_t dataSize, std::string_view where) {
    const std::string range = fmt::format("[{}, {})", entry.begin, entry.end);
    if (entry.begin > entry.end) {
        fail(where, tensorText(entry.name) + ", data_offsets", "a range",
             range + ", which ends before it begins");
    }
    if (entry.end > dataSize) {
        fail(where, tensorText(entry.name) + ", data_offsets",
             fmt::format("bytes up to {}, where the file ends (is it cut short?)", dataSize), range);
    }
}

/// `entries` are sorted by their first byte.
void checkTiling(std::span<const SafetensorsEntry> entries, std::uint64_t dataSize, std::string_view where) {
    std::uint64_t reached = 0;
    for (const SafetensorsEntry& entry : entries) {
        if (entry.begin != reached) {
            fail(where, tensorText(entry.name) + ", first byte",
                 fmt::format("{}, where the one before ends", reached),
                 fmt::format("{}, {}", entry.begin, entry.begin < reached ? "an overlap" : "a hole"));
        }
        reached = entry.end;
    }
    if (reached != dataSize) {
        fail(where, "bytes after the header", fmt::format("{}, as many as the tensors have", reached),
             fmt::format("{}", dataSize));
    }
}

} // namespace

std::vector<TensorView> readSafetensors(std::span<const std::byte> file, std::string_view where) {
    rejectGitLfsPointer(file, where);
    const std::uint64_t length = headerLength(file, where);
    const std::span<const std::byte> header = file.subspan(kLengthBytes, length);
    const std::span<const std::byte> data = file.subspan(kLengthBytes + length);

    std::vector<SafetensorsEntry> entries =
        parseSafetensorsHeader({reinterpret_cast<const char*>(header.data()), header.size()}, where);
    std::stable_sort(entries.begin(), entries.end(), [](const auto& one, const auto& other) {
        return std::tie(one.begin, one.end) < std::tie(other.begin, other.end);
    });

    std::vector<TensorView> tensors;
    tensors.reserve(entries.size());
    for (const SafetensorsEntry& entry : entries) {
        checkRange(entry, data.size(), where);
        const DataType type = typeOf(entry, where);
        const std::uint64_t needed = tensorBytes(entry.shape, type, where, entry.name);
        if (entry.end - entry.begin != needed) {
            fail(where, tensorText(entry.name),
                 fmt::format("{} bytes for {} of shape {}", needed, entry.type, entry.shape),
                 fmt::format("{}", entry.end - entry.begin));
        }
        tensors.push_back({entry.name, type, entry.shape, data.subspan(entry.begin, needed)});
    }
    checkTiling(entries, data.size(), where);
    return tensors;
}

} // namespace headscope
