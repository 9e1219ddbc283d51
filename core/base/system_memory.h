// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace headscope {

/// Bytes that programs can use without making others wait: MemAvailable of /proc/meminfo, which counts the
/// cache of files. Nothing where the system does not say.
[[nodiscard]] std::optional<std::uint64_t> availableMemory();

/// Whether this process may have so many bytes of addresses more (`ulimit -v`); says nothing of memory behind
/// them.
[[nodiscard]] bool hasAddressesFor(std::size_t bytes);

/// Throws std::bad_alloc where it may not.
void requireAddressesFor(std::size_t bytes);

/// What this process has in memory now, in bytes (/proc/self/status). Pages of mapped files are shared with
/// the system's cache, which gives them up where memory is short; anonymous pages are what a program
/// allocated.
struct ProcessMemory {
    std::uint64_t resident = 0;     // VmRSS
    std::uint64_t peakResident = 0; // VmHWM
    std::uint64_t anonymous = 0;    // RssAnon
    std::uint64_t files = 0;        // RssFile
};
[[nodiscard]] ProcessMemory processMemory();

/// Bytes of the line "name:   123 kB" in a text of such lines. Nothing where there is no such line.
[[nodiscard]] std::optional<std::uint64_t> kilobyteLine(std::string_view text, std::string_view name);

} // namespace headscope
