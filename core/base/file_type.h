// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"

namespace headscope {

/// For a file whose suffix is not one of those expected: ".csv or .json".
[[nodiscard]] Error unknownSuffix(const std::filesystem::path& file, std::string_view expected);

} // namespace headscope
