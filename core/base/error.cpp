// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <fmt/format.h>

#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr std::size_t kLongestSentence = 2000;

std::string oneLine(std::string_view sentence) {
    std::string line;
    const std::string rest = shortenUtf8(replaceUtf8Faults(sentence), kLongestSentence);
    for (std::string_view text = rest; !text.empty();) {
        const CodePoint point = firstCodePoint(text);
        if (point.value == U'\n' || point.value == U'\t') {
            line += ' ';
        } else if (steersOutput(point.value)) {
            line += '?';
        } else {
            line += text.substr(0, point.size);
        }
        text.remove_prefix(point.size);
    }
    return line;
}

} // namespace

Error::Error(std::string_view sentence) : std::runtime_error(oneLine(sentence)) {}

Error::Error(const Mismatch& mismatch)
    : Error(fmt::format("{}: {}: expected {}, found {}", mismatch.where, mismatch.what, mismatch.expected,
                        mismatch.found)) {}

} // namespace headscope
