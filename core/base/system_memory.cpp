// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <new>
#include <string>
#include <system_error>

namespace headscope {

namespace {

/// Files of /proc have no size, so that they cannot be mapped. Empty where there is none.
std::string procText(const char* file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

std::optional<std::uint64_t> availableMemory() {
    return kilobyteLine(procText("/proc/meminfo"), "MemAvailable");
}

bool hasAddressesFor(std::size_t bytes) {
    void* const start = ::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) {
        return false;
    }
    ::munmap(start, bytes);
    return true;
}

void requireAddressesFor(std::size_t bytes) {
    if (!hasAddressesFor(bytes)) {
        throw std::bad_alloc();
    }
}

ProcessMemory processMemory() {
    const std::string text = procText("/proc/self/status");
    return {kilobyteLine(text, "VmRSS").value_or(0), kilobyteLine(text, "VmHWM").value_or(0),
            kilobyteLine(text, "RssAnon").value_or(0), kilobyteLine(text, "RssFile").value_or(0)};
}

std::optional<std::uint64_t> kilobyteLine(std::string_view text, std::string_view name) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!line.starts_with(name) || !line.substr(name.size()).starts_with(':')) {
            continue;
        }
        const std::string_view rest = line.substr(name.size() + 1);
        const std::size_t digit = rest.find_first_not_of(" \t");
        std::uint64_t kilobytes = 0;
        if (digit != rest.npos) {
            const char* const end = rest.data() + rest.size();
            const auto [after, problem] = std::from_chars(rest.data() + digit, end, kilobytes);
            if (problem == std::errc() && std::string_view(after, end) == " kB") {
                return kilobytes * 1024;
            }
        }
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace headscope
