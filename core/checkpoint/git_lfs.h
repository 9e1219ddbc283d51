// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace headscope {

/// Throws Error where a file's bytes are the small text that Git LFS leaves in place of a large file that was
/// not fetched. `where` names the file.
void rejectGitLfsPointer(std::span<const std::byte> bytes, std::string_view where);

} // namespace headscope
