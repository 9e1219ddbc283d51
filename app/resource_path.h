// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace headscope {

/// A folder or file that comes with the program ("model"): from resources/ beside the executable (a build
/// tree), or from ../share/headscope (an installed one). Nothing where it is in neither.
[[nodiscard]] std::optional<std::filesystem::path> findResource(std::string_view name);

/// The same; throws Error that names both places where it is in neither.
[[nodiscard]] std::filesystem::path resourcePath(std::string_view name);

} // namespace headscope
