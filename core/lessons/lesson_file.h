// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "core/lessons/lesson.h"

namespace headscope {

/// Bytes of the largest lesson that is read; the program's own have about 15000.
inline constexpr std::size_t kLargestLesson = std::size_t{256} << 10;

/// A lesson is one YAML file; resources/lessons/README.md is the reference for who writes one. Strict: a key
/// that is not known, a value of another kind and a title that is missing throw Error "FILE, line N: reason",
/// as does everything that is not YAML. What stands under `set` is not looked at beyond its first level.
[[nodiscard]] Lesson readLesson(const std::filesystem::path& path);

/// The same for a file's contents; `file` is for messages.
[[nodiscard]] Lesson parseLesson(std::string_view text, std::string_view file);

} // namespace headscope
