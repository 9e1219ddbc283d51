// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/path_text.h"

#include <system_error>

#include "core/base/utf8.h"

namespace headscope {

std::string pathText(const std::filesystem::path& path) {
    return replaceUtf8Faults(path.native());
}

std::string systemErrorText(int errorNumber) {
    return replaceUtf8Faults(std::generic_category().message(errorNumber));
}

} // namespace headscope
