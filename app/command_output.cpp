// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_output.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <new>

#include <fmt/format.h>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"

namespace headscope {

void printOut(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw Error(fmt::format("standard output: {}", systemErrorText(errno)));
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

const char* reasonOf(const std::exception& error) noexcept {
    return dynamic_cast<const std::bad_alloc*>(&error) != nullptr ? "there is not enough memory for this"
                                                                  : error.what();
}

} // namespace headscope
