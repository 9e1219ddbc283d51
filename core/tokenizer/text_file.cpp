// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/text_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/tokenizer/tokenizer.h"

namespace headscope {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
// The text, the mark before it, the line feed at its end, and one byte that is too many.
constexpr std::size_t kMostRead = kLongestText + kByteOrderMark.size() + 2;

[[noreturn]] void fail(const std::string& name, int errorNumber) {
    throw Error(Sentence::of("{}: cannot be read: {}", name, systemErrorText(errorNumber)));
}

std::string readUpToLimit(int descriptor, const std::string& name) {
    std::string text;
    std::array<char, 65536> buffer{};
    while (text.size() < kMostRead) {
        const ssize_t count =
            ::read(descriptor, buffer.data(), std::min(buffer.size(), kMostRead - text.size()));
        if (count == 0) {
            break;
        }
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            fail(name, errno);
        }
    }
    return text;
}

std::string readAll(const std::string& file) {
    if (file == "-") {
        return readUpToLimit(STDIN_FILENO, "standard input");
    }
    if (!isThere(file)) {
        fail(pathText(file), ENOENT);
    }
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) {
        fail(pathText(file), errno);
    }
    const auto close = [](const int* open) { ::close(*open); };
    const std::unique_ptr<const int, decltype(close)> closer(&descriptor, close);
    return readUpToLimit(descriptor, pathText(file));
}

} // namespace

std::string readTextFile(const std::string& file) {
    std::string text = readAll(file);
    if (text.starts_with(kByteOrderMark)) {
        text.erase(0, kByteOrderMark.size());
    }
    if (text.ends_with('\n')) {
        text.pop_back();
    }
    if (text.size() > kLongestText) {
        throw Error(Mismatch{file == "-" ? "standard input" : pathText(file), "size",
                             fmt::format("at most {} bytes of text", kLongestText), "more"});
    }
    return text;
}

} // namespace headscope
