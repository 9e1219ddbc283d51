// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace headscope {

/// A path for a person: UTF-8, with U+FFFD for bytes of the file name that are not.
[[nodiscard]] std::string pathText(const std::filesystem::path& path);

/// What stands behind the last dot of the file's name, in lower case: "csv" for "a.CSV" and for ".csv". Empty
/// where there is no dot.
[[nodiscard]] std::string suffixOf(const std::filesystem::path& file);

/// What errno says, in UTF-8: "No such file or directory".
[[nodiscard]] std::string systemErrorText(int errorNumber);

} // namespace headscope
