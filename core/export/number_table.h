// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"

namespace headscope {

/// Numbers that a picture shows, with what they are.
struct NumberTable {
    std::string title;             // "A L2 H5"
    std::string about;             // "weights; masked cells are empty"
    std::string rowName;           // what a row stands for: "query"
    std::string columnName;        // likewise: "key"
    std::vector<std::string> rows; // one a row of the values
    std::vector<std::string> columns;
    Matrix values; // NaN is undefined or masked
};

/// Throws Error where the file's suffix, in any case, is none of .csv, .tsv, .json and .npy.
void checkNumbersSuffix(const std::filesystem::path& file);

/// By the file's suffix:
/// - .csv and .tsv: for each table lines that begin with # and say what it is, then a line with the names of
///   the columns, and one a row; names are quoted as RFC 4180 says, and what is undefined is empty. An empty
///   line between tables.
/// - .json: {"tables": [{"title", "about", "row_name", "column_name", "rows", "columns", "values"}]}; what is
///   undefined is null.
/// - .npy: float32 [rows, columns] of one table, [tables, rows, columns] of several, which then have one
///   shape; what is undefined is NaN.
/// Throws Error as checkNumbersSuffix does, for tables of several shapes in one .npy, where there is no
/// table, and where the file cannot be written.
void writeNumbers(const std::filesystem::path& file, std::span<const NumberTable> tables);

/// The same as text between commas or tabs.
[[nodiscard]] std::string numbersText(std::span<const NumberTable> tables, char separator);

} // namespace headscope
