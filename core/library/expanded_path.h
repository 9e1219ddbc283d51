// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace headscope {

/// A path of a setting, as Python's os.path.expandvars(os.path.expanduser(path)) has it: a leading "~" is
/// `home`, and $NAME and ${NAME} are variables of the environment. What is not set stays as it is.
[[nodiscard]] std::filesystem::path expandedPath(std::string_view path, std::string_view home);

} // namespace headscope
