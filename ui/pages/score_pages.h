// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/stage_page.h"

namespace headscope {

class ScoreScatter;
class ScoreStudy;
class ScoresCard;
class ScoreTableView;

/// A page of the scores of all heads.
class ScorePage : public StagePage {
    Q_OBJECT

  public:
    [[nodiscard]] bool showsScores() const override { return true; }

  protected:
    /// `card` shows what `study` computes; both must outlive the page or be its children.
    ScorePage(ScoreStudy& study, ScoresCard* card, QWidget* parent);

    void showState() override;

  private:
    ScoreStudy& study_;
    ScoresCard* card_;
};

class TablePage : public ScorePage {
    Q_OBJECT

  public:
    explicit TablePage(ScoreStudy& study, QWidget* parent = nullptr);
    [[nodiscard]] ScoreTableView* view() const { return view_; }

  private:
    TablePage(ScoreStudy& study, ScoreTableView* view, QWidget* parent);
    ScoreTableView* view_;
};

class ScatterPage : public ScorePage {
    Q_OBJECT

  public:
    explicit ScatterPage(ScoreStudy& study, QWidget* parent = nullptr);
};

} // namespace headscope
