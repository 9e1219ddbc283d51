// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score_text.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/text_table.h"

namespace headscope {

namespace {

constexpr std::size_t kWidest = 110; // columns of a terminal, about

std::string numberText(double value) {
    return std::isnan(value) ? "-" : fmt::format("{:.3f}", value);
}

std::string cellText(const ScoreValue& value, ScoreColumns columns) {
    const std::string mean = numberText(value.mean);
    return columns == ScoreColumns::Means || std::isnan(value.standardError)
               ? mean
               : fmt::format("{} ± {}", mean, numberText(value.standardError));
}

std::vector<std::string> headCells(const ScoredHead& head, bool hasKinds) {
    std::vector<std::string> cells{fmt::format("L{} H{}", head.id.layer, head.id.head)};
    if (hasKinds) {
        cells.insert(cells.begin(), std::string(kindName(head.id.kind)));
    }
    cells.push_back(fmt::format("{}", head.kvHead));
    return cells;
}

/// One score of all heads, its key first.
std::vector<std::string> columnCells(const ScoreTable& table, std::size_t score, ScoreColumns columns) {
    std::vector<std::string> cells{std::string(table.scores()[score]->key)};
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        cells.push_back(cellText(table.value(head, score), columns));
    }
    return cells;
}

std::size_t widthOf(const std::vector<std::string>& cells) {
    std::size_t width = 0;
    for (const std::string& cell : cells) {
        width = std::max(width, textWidth(cell));
    }
    return width;
}

} // namespace

std::string alignedTable(std::vector<std::vector<std::string>> rows, std::size_t left) {
    for (std::size_t column = 1; column < left; ++column) {
        std::size_t width = 0;
        for (const auto& row : rows) {
            width = column < row.size() ? std::max(width, textWidth(row[column])) : width;
        }
        for (auto& row : rows) {
            if (column < row.size()) {
                row[column].insert(0, width - textWidth(row[column]), ' ');
            }
        }
    }
    return textTable(rows);
}

std::string explanation(const ScoreInfo& info) {
    const std::string range =
        info.isBounded() ? fmt::format("{} to {}", info.low, info.high) : std::string("no upper end");
    std::string text =
        fmt::format("{}\n  {}{}{}; {}\n  {}\n  formula: {}\n  source: {}\n", info.key, info.name,
                    info.unit.empty() ? "" : ", ", info.unit, range, info.meaning, info.formula, info.source);
    if (info.badge) {
        text += fmt::format("  badge: \"{}\" from {}\n", info.badge->text, info.badge->from);
    }
    return text;
}

std::string scoreLines(const ScoreTable& table, ScoreColumns columns) {
    const auto& heads = table.heads();
    std::string text =
        fmt::format("{} heads, over {}. headscope heads --explain says what the scores are;\n"
                    "those of attention weights tell where a head looks, not what depends on it.\n",
                    heads.size(), table.subject);
    const bool hasKinds =
        std::ranges::any_of(heads, [&](const ScoredHead& head) { return head.id.kind != heads[0].id.kind; });
    std::vector<std::vector<std::string>> rows;
    std::size_t width = 0;
    const auto begin = [&] {
        rows.assign(1, {"head", "kv"});
        if (hasKinds) {
            rows[0].insert(rows[0].begin(), "kind");
        }
        for (const ScoredHead& head : heads) {
            rows.push_back(headCells(head, hasKinds));
        }
        width = 0;
    };
    const auto flush = [&] {
        const std::size_t all = rows[0].size();
        text += '\n' + alignedTable(std::move(rows), all);
        begin();
    };
    begin();
    for (std::size_t score = 0; score < table.scores().size(); ++score) {
        const std::vector<std::string> cells = columnCells(table, score, columns);
        const std::size_t added = widthOf(cells) + 2;
        if (width > 0 && width + added > kWidest) {
            flush();
        }
        width += added;
        for (std::size_t row = 0; row < cells.size(); ++row) {
            rows[row].push_back(cells[row]);
        }
    }
    flush();
    return text;
}

} // namespace headscope
