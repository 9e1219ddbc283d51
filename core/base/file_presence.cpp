// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_presence.h"

#include <system_error>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

bool isThere(const std::filesystem::path& path) {
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(path, problem);
    if (exists(status)) {
        return true;
    }
    if (status.type() == std::filesystem::file_type::none) {
        throw Error(Sentence::of("{}: cannot be read: {}", pathText(path), systemErrorText(problem.value())));
    }
    if (is_symlink(std::filesystem::symlink_status(path, problem))) {
        throw Error(Sentence::of("{}: this is a link to a file that does not exist: {}", pathText(path),
                                 pathText(std::filesystem::read_symlink(path, problem))));
    }
    return false;
}

} // namespace headscope
