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

    /// Keys of scores; empty: the usual one. One that is not among the scores is kept for others, and the
    /// usual one stands in for it. Emits nothing.
    struct Axes {
        std::string x;
        std::string y;
        bool operator==(const Axes&) const = default;
    };
    void setAxes(const Axes& axes);
    [[nodiscard]] const Axes& axes() const { return axes_; }
    [[nodiscard]] ScatterCanvas* canvas() const { return canvas_; }

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    /// By the user.
    void axesChosen();

  protected:
    void showScores() override;
    void showMarks() override;

  private:
    void showAxes();
    void showMissing();

    Axes axes_; // as they are wanted
    CaptionedCombo* x_;
    CaptionedCombo* y_;
    ScatterCanvas* canvas_;
    ThemedLabel* missing_;
};

} // namespace headscope
