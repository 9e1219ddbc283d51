// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/resource_path.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

namespace headscope {

std::filesystem::path resourcePath(std::string_view name) {
    std::error_code ignored;
    const std::filesystem::path program =
        std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
    const std::filesystem::path beside = program / "resources" / name;
    const std::filesystem::path installed = program.parent_path() / "share" / "headscope" / name;
    for (const auto& path : {beside, installed}) {
        if (std::filesystem::exists(path, ignored)) {
            return path;
        }
    }
    throw Error(Mismatch{std::string(name), "part of the program",
                         fmt::format("{} or {}", pathText(beside), pathText(installed)), "neither"});
}

} // namespace headscope
