// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/git_lfs.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"

namespace headscope {

void rejectGitLfsPointer(std::span<const std::byte> bytes, std::string_view where) {
    constexpr std::string_view kFirstLine = "version https://git-lfs.github.com/spec/";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.starts_with(kFirstLine)) {
        throw Error(Sentence::of(
            "{}: this is a Git LFS pointer, a placeholder of {} bytes and not the file itself; run "
            "\"git lfs pull\" in the folder, or download the file again",
            where, bytes.size()));
    }
}

} // namespace headscope
