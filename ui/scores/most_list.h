// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/score_table.h"
#include "ui/scores/head_marks.h"

class QGridLayout;

namespace headscope {

/// The head of that kind with the highest value of a score, the first of several; none where all are NaN.
[[nodiscard]] std::optional<std::size_t> headWithMost(const ScoreTable& table, std::size_t score,
                                                      AttentionKind kind);

/// "Most …": for every score with a badge the head with the highest value, as a link. A value that stays
/// below the badge's threshold says so.
class MostList : public QWidget {
    Q_OBJECT

  public:
    explicit MostList(QWidget* parent = nullptr);

    /// Among the heads of one kind of attention.
    void setScores(const std::shared_ptr<const ScoreTable>& scores, AttentionKind kind);

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  private:
    void addRow(const ScoreTable& table, std::size_t score, AttentionKind kind);

    QGridLayout* grid_;
    std::vector<QWidget*> parts_;              // three a row
    std::shared_ptr<const ScoreTable> scores_; // that are shown
    AttentionKind kind_ = AttentionKind::Self;
};

} // namespace headscope
