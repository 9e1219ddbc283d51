// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_output.h"

#include <cerrno>
#include <cstdio>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

namespace headscope {

void printOut(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw Error(fmt::format("standard output: {}", systemErrorText(errno)));
    }
}

std::string terminalText(std::string_view text) {
    std::string shown;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            shown += fmt::format("\\x{:02x}", byte);
        } else {
            shown += c;
        }
    }
    return shown;
}

} // namespace headscope
