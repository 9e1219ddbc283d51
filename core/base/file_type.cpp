// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_type.h"

#include <string>

#include "core/base/path_text.h"

namespace headscope {

Error unknownSuffix(const std::filesystem::path& file, std::string_view expected) {
    const std::string suffix = suffixOf(file);
    return Error(Mismatch{pathText(file), "file type", std::string(expected),
                          suffix.empty() ? "no suffix" : "." + suffix});
}

} // namespace headscope
