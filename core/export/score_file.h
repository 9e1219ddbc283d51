// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "core/analysis/score_table.h"

namespace headscope {

/// What stands in a table for each score: its mean, or also the standard error over texts and their number.
enum class ScoreColumns { Means, MeansAndErrors };

/// One row a head: kind, layer, head, kv_head, then each score by its key; with errors also by
/// "<key>_standard_error" and "<key>_n". What is not defined is empty. Rows end as RFC 4180 says. Fast
/// products are said in a line of their own in front (see products_note.h).
[[nodiscard]] std::string scoresCsv(const ScoreTable& table, ScoreColumns columns = ScoreColumns::Means);

/// The same between tabs, for the clipboard and spreadsheets; rows end with a line feed.
[[nodiscard]] std::string scoresTsv(const ScoreTable& table, ScoreColumns columns = ScoreColumns::Means);

/// What scores are: [{"key", "name", "unit", "meaning", "formula", "source", "low", "high", "badge"}]. "high"
/// is null where there is no upper end, "badge" {"text", "from"} or null.
[[nodiscard]] nlohmann::ordered_json scoreInfosJson(std::span<const ScoreInfo* const> scores);

/// {"subject", "products" where they are fast, "scores": scoreInfosJson, "heads": [{"kind", "layer", "head",
/// "kv_head", values}]}; the names of values are those of the columns above, and what is not defined is null.
[[nodiscard]] nlohmann::ordered_json scoresJson(const ScoreTable& table,
                                                ScoreColumns columns = ScoreColumns::Means);

/// Throws Error where the file's suffix, in any case, is none of .csv, .tsv and .json.
void checkScoreSuffix(const std::filesystem::path& file);

/// Writes a table as a whole or not at all, by the file's suffix. Throws Error as checkScoreSuffix does, and
/// where the file cannot be written.
void writeScores(const std::filesystem::path& file, const ScoreTable& table,
                 ScoreColumns columns = ScoreColumns::Means);

} // namespace headscope
