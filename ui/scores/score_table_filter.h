// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <optional>
#include <string>

#include "ui/scores/score_table_model.h"

namespace headscope {

/// Which heads a table shows: those for which everything holds.
struct ScoreFilter {
    /// "L2", "L2 H5", "L2H5, L3 H1" (either), "induction" (a badge); empty: all heads.
    QString heads;
    std::string scoreKey;  // whose value has a bound; empty: none has
    bool isAtLeast = true; // or at most
    std::optional<double> bound;
    bool onlyPinned = false;
    bool onlyWithBadge = false;

    [[nodiscard]] bool accepts(const ScoreTable& table, const HeadMarks& marks, std::size_t head) const;
    bool operator==(const ScoreFilter&) const = default;
};

/// Sorts the heads of a ScoreTableModel by numbers, undefined ones last in both directions, and leaves out
/// those that the filter does not accept.
class ScoreTableFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit ScoreTableFilter(ScoreTableModel* model, QObject* parent = nullptr);

    void setFilter(const ScoreFilter& filter);
    [[nodiscard]] const ScoreFilter& filter() const { return filter_; }
    [[nodiscard]] const HeadId& head(int row) const;
    /// After another head was pinned.
    void filterAgain();

  protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    ScoreTableModel* model_;
    ScoreFilter filter_;
};

} // namespace headscope
