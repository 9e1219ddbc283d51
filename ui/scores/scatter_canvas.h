// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "ui/scores/head_marks.h"
#include "ui/scores/scatter_layout.h"

namespace headscope {

class HeadPicker;

/// The painted part of ScoreScatter: a point for every head.
class ScatterCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit ScatterCanvas(QWidget* parent = nullptr);

    void setScores(std::shared_ptr<const ScoreTable> scores, std::size_t x, std::size_t y);
    void setMarks(const HeadMarks& marks);

    [[nodiscard]] const std::shared_ptr<const ScoreTable>& scores() const { return scores_; }
    [[nodiscard]] std::size_t xScore() const { return x_; }
    [[nodiscard]] std::size_t yScore() const { return y_; }
    [[nodiscard]] const HeadMarks& marks() const { return marks_; }
    [[nodiscard]] const ScatterLayout& places() const { return layout_; }
    /// "L2 H5", and both values in lines of their own.
    [[nodiscard]] QString tooltipOf(const HeadId& head) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);
    /// Heads without a place may be others now.
    void laidOut();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void layOut();

    std::shared_ptr<const ScoreTable> scores_;
    std::size_t x_ = 0;
    std::size_t y_ = 0;
    HeadMarks marks_;
    ScatterLayout layout_;
    HeadPicker* picker_;
};

} // namespace headscope
