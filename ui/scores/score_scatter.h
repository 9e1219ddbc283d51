// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/scores/scores_card.h"

namespace headscope {

class CaptionedCombo;
class ScatterCanvas;

/// All heads by any two scores.
class ScoreScatter : public ScoresCard {
    Q_OBJECT

  public:
    explicit ScoreScatter(QWidget* parent = nullptr);

    /// By keys; what is not among the scores is left as it is.
    void setAxes(const std::string& x, const std::string& y);
    [[nodiscard]] ScatterCanvas* canvas() const { return canvas_; }

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void showScores() override;
    void showMarks() override;

  private:
    void showAxes();
    void showMissing();

    CaptionedCombo* x_;
    CaptionedCombo* y_;
    ScatterCanvas* canvas_;
    ThemedLabel* missing_;
};

} // namespace headscope
