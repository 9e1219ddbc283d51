// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_table.h"

#include <algorithm>

#include "app/command_output.h"

namespace headscope {

std::size_t textWidth(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string textTable(const std::vector<std::vector<std::string>>& rows) {
    constexpr std::size_t kGap = 2;
    std::vector<std::vector<std::string>> shown = rows;
    std::vector<std::size_t> widths;
    for (auto& row : shown) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t column = 0; column < row.size(); ++column) {
            row[column] = terminalText(row[column]);
            widths[column] = std::max(widths[column], textWidth(row[column]));
        }
    }
    std::string text;
    for (const auto& row : shown) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            text += row[column];
            if (column + 1 < row.size()) {
                text.append(widths[column] - textWidth(row[column]) + kGap, ' ');
            }
        }
        text += '\n';
    }
    return text;
}

} // namespace headscope
