// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_output.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <new>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

/// Lines for a terminal: their ends and tabs stay, the rest is as terminalText has it. A terminal returns by
/// itself.
std::string terminalLines(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\n\t"), text.size());
        const bool returns = end > 0 && end < text.size() && text[end] == '\n' && text[end - 1] == '\r';
        shown += terminalText(text.substr(0, returns ? end - 1 : end));
        if (end < text.size()) {
            shown += text[end];
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return shown;
}

void writeOut(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw Error(fmt::format("standard output: {}", systemErrorText(errno)));
    }
}

} // namespace

void printOut(std::string_view text) {
    if (::isatty(STDOUT_FILENO) == 1) {
        writeOut(terminalLines(text));
    } else {
        writeOut(text);
    }
}

void give(const std::string& file, std::string_view text) {
    if (file.empty()) {
        printOut(text);
    } else {
        writeFileAtomically(file, text);
    }
}

void printError(std::string_view text) noexcept {
    try {
        const std::string line = fmt::format("headscope: {}\n", Error(text).what());
        static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
    } catch (const std::bad_alloc&) {
        std::fputs("headscope: there is not enough memory\n", stderr);
    }
}

std::string terminalText(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        if (!point.fault.empty()) {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        } else if (steersOutput(point.value)) {
            const auto value = static_cast<std::uint32_t>(point.value);
            shown += value < 0x80 ? fmt::format("\\x{:02x}", value) : fmt::format("\\u{:04x}", value);
        } else {
            shown += text.substr(0, point.size);
        }
        text.remove_prefix(point.size);
    }
    return shown;
}

const char* lackOf(const std::exception& error) noexcept {
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) {
        return "there is not enough memory for this";
    }
    const auto* const system = dynamic_cast<const std::system_error*>(&error);
    const bool isOfThreads = system != nullptr && system->code() == std::errc::resource_unavailable_try_again;
    return isOfThreads ||
                   std::string_view(error.what()).starts_with("pthread_create") // oneTBB has no type for it
               ? kNoThread
               : nullptr;
}

const char* reasonOf(const std::exception& error) noexcept {
    const char* const lack = lackOf(error);
    return lack != nullptr ? lack : error.what();
}

} // namespace headscope
