// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "core/analysis/score_table.h"

namespace headscope {

/// Heads (rows) and scores (columns) as tab-separated values with a header: kind, layer, head and kv_head,
/// then the scores by their keys. Numbers are exact to nine digits; undefined ones are empty.
[[nodiscard]] QString scoresAsTsv(const ScoreTable& table, std::span<const std::size_t> heads,
                                  std::span<const std::size_t> scores);

} // namespace headscope
