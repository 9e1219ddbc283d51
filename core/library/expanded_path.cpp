// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/expanded_path.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace headscope {

namespace {

bool isOfName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// A variable that a text begins with.
struct Variable {
    std::string name;       // empty where there is none
    std::size_t length = 0; // of "$NAME" or "${NAME}"
};

Variable variableAt(std::string_view text) {
    if (!text.starts_with('$')) {
        return {};
    }
    const bool hasBraces = text.starts_with("${");
    const std::string_view rest = text.substr(hasBraces ? 2 : 1);
    const auto length = static_cast<std::size_t>(std::ranges::find_if_not(rest, isOfName) - rest.begin());
    if (hasBraces && (length == rest.size() || rest[length] != '}')) {
        return {};
    }
    return {std::string(rest.substr(0, length)), length + (hasBraces ? 3 : 1)};
}

} // namespace

std::filesystem::path expandedPath(std::string_view path, std::string_view home) {
    std::string expanded;
    if (path == "~" || path.starts_with("~/")) {
        expanded = home;
        path.remove_prefix(1);
    }
    while (!path.empty()) {
        const auto [name, length] = variableAt(path);
        const char* const value = name.empty() ? nullptr : std::getenv(name.c_str());
        expanded += value == nullptr ? path.substr(0, 1) : std::string_view(value);
        path.remove_prefix(value == nullptr ? 1 : length);
    }
    return expanded;
}

} // namespace headscope
