// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/views/head_look.h"

class QSlider;

namespace headscope {

class LinesCanvas;
class ThemedLabel;

/// Attention as lines between two columns of tokens, one pair of columns for each side, with a slider for the
/// least weight that is drawn, and a sentence that says how many are.
class LinesView : public QWidget {
    Q_OBJECT

  public:
    explicit LinesView(QWidget* parent = nullptr);

    void setLooks(const HeadLooks& looks);
    /// The nearest that the slider has, on a logarithmic scale. Emits nothing.
    void setThreshold(double threshold);
    [[nodiscard]] double threshold() const;
    [[nodiscard]] QString caption() const;

    static constexpr double kUsualThreshold = 0.1;

  Q_SIGNALS:
    void tokenChosen(int query);
    void keyChosen(int key);
    /// By the user.
    void thresholdChosen();

  private:
    void takeThreshold();
    void showCaption();

    LinesCanvas* canvas_;
    QSlider* slider_;
    ThemedLabel* value_;
    ThemedLabel* caption_;
};

} // namespace headscope
