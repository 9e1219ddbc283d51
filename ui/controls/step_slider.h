// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/controls/knob_slider.h"

namespace headscope {

/// One of a few numbers on a logarithmic axis, the first at the left: each has a mark under the groove, and
/// its label where there is room for it, the first and the last before others. The slider's value is the
/// place of the number in the list. A click or a drag goes to the nearest one. Without numbers it is empty.
class StepSlider : public KnobSlider {
    Q_OBJECT

  public:
    struct Step {
        double number = 1; // above 0
        QString label;
        bool isOwn = false; // the model's: its label is bold
        bool operator==(const Step&) const = default;
    };

    explicit StepSlider(QWidget* parent = nullptr);

    /// Rising or falling numbers. Keeps the value where there are as many; emits valueChanged() else where
    /// it has to.
    void setSteps(std::vector<Step> steps);
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

    [[nodiscard]] int xOf(int step) const override;
    /// The labels that are drawn, by their steps.
    [[nodiscard]] std::vector<int> labelledSteps() const;

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    [[nodiscard]] int stepAt(int x) const override;
    [[nodiscard]] bool hasSteps() const override { return !steps_.empty(); }
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QFont labelFont(int step) const;
    /// Left end and width of a step's label.
    [[nodiscard]] QRect labelRoom(int step) const;

    std::vector<Step> steps_;
};

} // namespace headscope
