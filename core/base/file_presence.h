// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace headscope {

/// Whether there is a file or folder of this name. Throws Error where the system does not say ("Permission
/// denied" for a folder on the way), and where the name is a link to something that does not exist.
[[nodiscard]] bool isThere(const std::filesystem::path& path);

} // namespace headscope
