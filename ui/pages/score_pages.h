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

/// Settings: "sort" (head, kv_head, badges or the key of a score), "descending" (true, false), "heads" (as it
/// is typed: L2, L2 H5, a badge), "score" (a key) with "least" or "most", "pinned" and "badge" (true: no
/// others), "hidden" (a list of columns).
class TablePage : public ScorePage {
    Q_OBJECT

  public:
    explicit TablePage(ScoreStudy& study, QWidget* parent = nullptr);
    [[nodiscard]] ScoreTableView* view() const { return view_; }

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  private:
    TablePage(ScoreStudy& study, ScoreTableView* view, QWidget* parent);
    ScoreTableView* view_;
};

/// Settings: "x" and "y" (keys of scores: entropy, previous_token, …).
class ScatterPage : public ScorePage {
    Q_OBJECT

  public:
    explicit ScatterPage(ScoreStudy& study, QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  private:
    ScatterPage(ScoreStudy& study, ScoreScatter* view, QWidget* parent);
    ScoreScatter* view_;
};

} // namespace headscope
