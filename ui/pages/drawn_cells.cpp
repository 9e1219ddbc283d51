// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/drawn_cells.h"

#include <algorithm>

#include "ui/pages/setting_value.h"

namespace headscope {

namespace {

constexpr int kLastToken = 9999999; // far beyond any context

std::optional<CellRun> readRun(const QJsonArray& json) {
    if (json.size() != 2 && json.size() != 3) {
        return std::nullopt;
    }
    const auto at = [&](int place) { return wholeNumber(json.at(place), 0, kLastToken); };
    const auto query = at(0);
    const auto first = at(1);
    const auto last = json.size() == 3 ? at(2) : first;
    return query && first && last && *first <= *last ? std::optional(CellRun{*query, *first, *last})
                                                     : std::nullopt;
}

} // namespace

DrawnCells drawnCells(const CellPattern& pattern) {
    DrawnCells cells;
    for (Index query = 0; query < pattern.rows(); ++query) {
        for (Index key = 0; key < pattern.cols(); ++key) {
            if (!pattern(query, key)) {
                continue;
            }
            if (key > 0 && pattern(query, key - 1)) {
                ++cells.back().last;
            } else {
                cells.push_back({static_cast<int>(query), static_cast<int>(key), static_cast<int>(key)});
            }
        }
    }
    return cells;
}

CellPattern patternOf(const DrawnCells& cells, Index queries, Index keys) {
    CellPattern pattern(queries, keys);
    pattern.setConstant(false);
    for (const CellRun& run : cells) {
        if (run.query < queries && run.first < keys) {
            const Index last = std::min<Index>(run.last, keys - 1);
            pattern.row(run.query).segment(run.first, last - run.first + 1).setConstant(true);
        }
    }
    return pattern;
}

QJsonArray toJson(const DrawnCells& cells) {
    QJsonArray json;
    for (const CellRun& run : cells) {
        QJsonArray one{run.query, run.first};
        if (run.last > run.first) {
            one.append(run.last);
        }
        json.append(one);
    }
    return json;
}

std::optional<DrawnCells> readDrawnCells(const QJsonValue& json) {
    if (!json.isArray()) {
        return std::nullopt;
    }
    DrawnCells runs;
    const QJsonArray entries = json.toArray();
    for (const auto& entry : entries) {
        const std::optional<CellRun> run = readRun(entry.toArray());
        if (!run) {
            return std::nullopt;
        }
        runs.push_back(*run);
    }
    std::ranges::sort(runs);
    DrawnCells cells;
    for (const CellRun& run : runs) {
        if (!cells.empty() && cells.back().query == run.query && run.first <= cells.back().last + 1) {
            cells.back().last = std::max(cells.back().last, run.last);
        } else {
            cells.push_back(run);
        }
    }
    return cells;
}

} // namespace headscope
