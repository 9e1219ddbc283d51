// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/merge_line.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

std::pair<std::string, std::string> mergeFromLine(std::string_view line, const std::string& where,
                                                  const std::string& what) {
    const std::size_t space = line.find(' ');
    if (space == line.npos || space == 0 || space + 1 == line.size() ||
        line.find(' ', space + 1) != line.npos) {
        throw Error(Mismatch{where, what, "two pieces with a space between",
                             fmt::format("\"{}\"", shortenUtf8(replaceUtf8Faults(line), 80))});
    }
    return {std::string(line.substr(0, space)), std::string(line.substr(space + 1))};
}

} // namespace headscope
