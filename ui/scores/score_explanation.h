// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/analysis/score_info.h"

class QScrollArea;

namespace headscope {

class ThemedLabel;

/// "What is this?": a score's name, what a high value means, its formula, range, threshold and source. Text
/// can be selected with the mouse or read by a screen reader; a cross closes it.
class ScoreExplanation : public QWidget {
    Q_OBJECT

  public:
    explicit ScoreExplanation(QWidget* parent = nullptr);

    void explain(const ScoreInfo& info);

    /// As high as its text in the present width, within limits.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void close();

    ThemedLabel* name_;
    ThemedLabel* meaning_;
    ThemedLabel* formula_;
    ThemedLabel* facts_;
    QScrollArea* scroll_;
};

} // namespace headscope
