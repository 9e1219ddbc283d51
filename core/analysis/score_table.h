// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/score_info.h"
#include "core/base/matrix.h"
#include "core/ops/weight.h"
#include "core/trace/head_id.h"

namespace headscope {

/// A head in a table of scores.
struct ScoredHead {
    HeadId id;
    int kvHead = 0; // the key/value head that it reads
    bool operator==(const ScoredHead&) const = default;
};

/// One score of one head over the texts that were looked at.
struct ScoreValue {
    double mean = 0;          // NaN where no text had what the score is about, or it is not computed yet
    double standardError = 0; // of the mean over texts; NaN with fewer than two
    Index texts = 0;          // that the mean is over
};

/// Scores of all heads: rows are heads, columns are scores.
class ScoreTable {
  public:
    ScoreTable() = default;
    /// All values NaN. The infos must outlive the table (they are rows of constant tables).
    ScoreTable(std::vector<ScoredHead> heads, std::vector<const ScoreInfo*> scores);

    [[nodiscard]] const std::vector<ScoredHead>& heads() const { return heads_; }
    [[nodiscard]] const std::vector<const ScoreInfo*>& scores() const { return scores_; }
    [[nodiscard]] std::optional<std::size_t> indexOf(const HeadId& head) const;
    [[nodiscard]] std::optional<std::size_t> indexOfScore(std::string_view key) const;

    [[nodiscard]] ScoreValue value(std::size_t head, std::size_t score) const;
    [[nodiscard]] double mean(std::size_t head, std::size_t score) const { return value(head, score).mean; }
    /// Adds the score of one more text; NaN adds none.
    void add(std::size_t head, std::size_t score, double value);

    /// What the scores are over, for people: "this text, 16 tokens", "120 lines", "50 random tokens given
    /// twice, 8 times".
    std::string subject;
    /// Of the model that they are of.
    Products products = Products::Exact;

  private:
    /// Running mean and sum of squared deviations (Welford 1962).
    struct Sum {
        Index texts = 0;
        double mean = 0;
        double squares = 0;
    };
    [[nodiscard]] std::size_t cell(std::size_t head, std::size_t score) const {
        return head * scores_.size() + score;
    }

    std::vector<ScoredHead> heads_;
    std::vector<const ScoreInfo*> scores_;
    std::vector<Sum> sums_;
};

} // namespace headscope
