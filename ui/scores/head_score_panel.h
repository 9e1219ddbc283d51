// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scores/scores_card.h"

class QScrollArea;

namespace headscope {

class MostList;
class ScoreExplanation;
class ScoreRow;

/// All scores of side A's head, beside them those of side B's where that is another one; under them the heads
/// with the highest values. A score that is pressed is explained in the lower part.
class HeadScorePanel : public ScoresCard {
    Q_OBJECT

  public:
    explicit HeadScorePanel(QWidget* parent = nullptr);

    /// Opens the explanation of a score; nothing where there is none of that key.
    void explain(const std::string& key);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void showScores() override;
    void showMarks() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showHead(SideName side);
    void showRows();
    void fitColumns();
    bool moveFocus(const QObject* from, int key);

    ThemedLabel* names_[2];
    ThemedLabel* details_[2];
    QScrollArea* scroll_;
    QBoxLayout* list_;
    std::vector<ScoreRow*> rows_;
    MostList* most_;
    ScoreExplanation* explanation_;
};

} // namespace headscope
