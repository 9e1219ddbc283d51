// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/number_table.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/file_type.h"
#include "core/base/path_text.h"
#include "core/export/csv_text.h"
#include "core/export/json_text.h"
#include "core/export/npy.h"

namespace headscope {

namespace {

constexpr std::string_view kSuffixes[] = {"csv", "tsv", "json", "npy"};

/// A text on a line of its own after "# ": without line feeds, which would end it.
std::string comment(std::string_view text) {
    std::string line = text.empty() ? std::string() : fmt::format("# {}", text);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line.empty() ? line : line + "\r\n";
}

void addText(std::string& text, const NumberTable& table, char separator) {
    text += comment(table.title) + comment(table.about);
    text += csvField(table.rowName + " \\ " + table.columnName);
    for (const std::string& column : table.columns) {
        text += separator + csvField(column);
    }
    text += "\r\n";
    for (Index row = 0; row < table.values.rows(); ++row) {
        text += csvField(table.rows[static_cast<std::size_t>(row)]);
        for (Index column = 0; column < table.values.cols(); ++column) {
            text += separator;
            if (const float value = table.values(row, column); !std::isnan(value)) {
                fmt::format_to(std::back_inserter(text), "{}", value);
            }
        }
        text += "\r\n";
    }
}

nlohmann::ordered_json jsonOf(const NumberTable& table) {
    nlohmann::ordered_json json{{"title", table.title},      {"about", table.about},
                                {"row_name", table.rowName}, {"column_name", table.columnName},
                                {"rows", table.rows},        {"columns", table.columns}};
    json["values"] = nlohmann::ordered_json::array();
    for (Index row = 0; row < table.values.rows(); ++row) {
        nlohmann::ordered_json line = nlohmann::ordered_json::array();
        for (Index column = 0; column < table.values.cols(); ++column) {
            const float value = table.values(row, column);
            line.push_back(std::isfinite(value) ? nlohmann::ordered_json(shortNumber(value))
                                                : nlohmann::ordered_json(nullptr));
        }
        json["values"].push_back(std::move(line));
    }
    return json;
}

void writeArray(AtomicFile& file, const std::filesystem::path& path, std::span<const NumberTable> tables) {
    const Matrix& first = tables.front().values;
    for (const NumberTable& table : tables) {
        if (table.values.rows() != first.rows() || table.values.cols() != first.cols()) {
            throw Error(
                Mismatch{pathText(path), "table \"" + table.title + '"',
                         fmt::format("{} x {} as the first one, for one array", first.rows(), first.cols()),
                         fmt::format("{} x {}", table.values.rows(), table.values.cols())});
        }
    }
    std::vector<std::size_t> shape{static_cast<std::size_t>(first.rows()),
                                   static_cast<std::size_t>(first.cols())};
    if (tables.size() > 1) {
        shape.insert(shape.begin(), tables.size());
    }
    file.write(npyHeader(shape));
    for (const NumberTable& table : tables) {
        file.write(
            std::as_bytes(std::span(table.values.data(), static_cast<std::size_t>(table.values.size()))));
    }
}

} // namespace

void checkNumbersSuffix(const std::filesystem::path& file) {
    const std::string suffix = suffixOf(file);
    if (std::ranges::find(kSuffixes, suffix) == std::end(kSuffixes)) {
        throw unknownSuffix(file, ".csv, .tsv, .json or .npy");
    }
}

std::string numbersText(std::span<const NumberTable> tables, char separator) {
    std::string text;
    for (const NumberTable& table : tables) {
        text += text.empty() ? "" : "\r\n";
        addText(text, table, separator);
    }
    return text;
}

void writeNumbers(const std::filesystem::path& file, std::span<const NumberTable> tables) {
    checkNumbersSuffix(file);
    if (tables.empty()) {
        throw Error("There are no numbers to write: the figure is empty");
    }
    const std::string suffix = suffixOf(file);
    AtomicFile out(file);
    if (suffix == "npy") {
        writeArray(out, file, tables);
    } else if (suffix == "json") {
        nlohmann::ordered_json json{{"tables", nlohmann::ordered_json::array()}};
        for (const NumberTable& table : tables) {
            json["tables"].push_back(jsonOf(table));
        }
        out.write(jsonText(json));
    } else {
        out.write(numbersText(tables, suffix == "tsv" ? '\t' : ','));
    }
    out.commit();
}

} // namespace headscope
