// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/knob_slider.h"
#include "ui/controls/scale_axis.h"

namespace headscope {

/// The slider inside ScaleSlider, with its axis's marks under the groove. Its value is a step of the axis. A
/// drag snaps to marks; keys and the wheel stop at them, but Home and End go to the ends.
class ScaleTrack : public KnobSlider {
    Q_OBJECT

  public:
    explicit ScaleTrack(QWidget* parent = nullptr);

    void setAxis(const ScaleAxis& axis);
    [[nodiscard]] const ScaleAxis& axis() const { return axis_; }
    void setAccent(const QColor& accent);

    [[nodiscard]] int xOf(int step) const override;

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    [[nodiscard]] int stepAt(int x) const override;
    [[nodiscard]] bool hasSteps() const override { return true; }
    void paintEvent(QPaintEvent* event) override;

  private:
    void stopAtMarks(int action);
    void paintMarks(QPainter& painter) const;

    ScaleAxis axis_;
    QColor accent_;
};

} // namespace headscope
