// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include "ui/scores/score_table_settings.h"
#include "ui/scores/scores_card.h"

class QMenu;

namespace headscope {

class ScoreFilterBar;
class ScoreTableFilter;
class ScoreTableGrid;
class ScoreTableModel;

/// Table of all scores of all heads: sorted by any column, filtered, copied. Selected rows are the brushed
/// heads; a double click or Enter chooses side A, the context menu has the rest.
class ScoreTableView : public ScoresCard {
    Q_OBJECT

  public:
    explicit ScoreTableView(QWidget* parent = nullptr);

    [[nodiscard]] ScoreTableGrid* grid() const { return grid_; }
    /// What Ctrl+C copies: the selected rows, or all that are shown, with the columns that are shown.
    [[nodiscard]] QString copiedText() const;
    /// Heads that pass the filter; none where nothing is filtered.
    [[nodiscard]] std::optional<std::set<HeadId>> shownHeads() const;
    /// Emits filterChanged() alone.
    void setSettings(const ScoreTableSettings& settings);
    [[nodiscard]] ScoreTableSettings settings() const;
    /// For a row: side A, side B, pin, copy, save.
    [[nodiscard]] QMenu* menuFor(int row);
    /// To show and hide columns.
    [[nodiscard]] QMenu* columnMenu();

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    /// shownHeads() has changed.
    void filterChanged();
    /// The user wants the table in a file.
    void saveRequested();
    /// Order, filter or columns, by the user.
    void settingsEdited();

  protected:
    void showScores() override;
    void showMarks() override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void applyFilter();
    void applyColumns();
    void takeOrder(int column, Qt::SortOrder order);
    void hideColumn(const std::string& column, bool isHidden);
    void filterAgain();
    void takeSelection();
    [[nodiscard]] std::set<HeadId> selectedHeads() const;
    void showSelection();
    void showCount();
    void copy();

    ScoreTableModel* model_;
    ScoreTableFilter* filter_;
    ScoreFilterBar* bar_;
    ScoreTableGrid* grid_;
    bool selectsItself_ = false; // not the user
    bool sortsItself_ = false;
    ScoreTableSettings wanted_; // also of columns that there are not; its filter is the bar's
};

} // namespace headscope
