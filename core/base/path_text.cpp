// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/path_text.h"

#include <system_error>

#include "core/base/utf8.h"

namespace headscope {

std::string pathText(const std::filesystem::path& path) {
    return replaceUtf8Faults(path.native());
}

std::string suffixOf(const std::filesystem::path& file) {
    const std::string name = file.filename().native();
    const std::size_t dot = name.rfind('.');
    std::string suffix = dot == std::string::npos ? std::string() : name.substr(dot + 1);
    for (char& c : suffix) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return suffix;
}

std::string systemErrorText(int errorNumber) {
    return replaceUtf8Faults(std::generic_category().message(errorNumber));
}

} // namespace headscope
