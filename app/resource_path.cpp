// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/resource_path.h"

#include <array>
#include <system_error>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

namespace headscope {

namespace {

std::array<std::filesystem::path, 2> placesOf(std::string_view name) {
    std::error_code ignored;
    const std::filesystem::path program =
        std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
    return {program / "resources" / name, program.parent_path() / "share" / "headscope" / name};
}

} // namespace

std::optional<std::filesystem::path> findResource(std::string_view name) {
    std::error_code ignored;
    for (const auto& path : placesOf(name)) {
        if (std::filesystem::exists(path, ignored)) {
            return path;
        }
    }
    return std::nullopt;
}

std::filesystem::path resourcePath(std::string_view name) {
    if (auto path = findResource(name)) {
        return *path;
    }
    const auto places = placesOf(name);
    throw Error(Mismatch{std::string(name), "part of the program",
                         fmt::format("{} or {}", pathText(places[0]), pathText(places[1])), "neither"});
}

} // namespace headscope
