// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "ui/controls/scale_axis.h"

namespace headscope {

/// The slider inside ScaleSlider, with its axis's marks under the groove. Its value is a step of the axis. A
/// drag snaps to marks; keys and the wheel stop at them, but Home and End go to the ends.
class ScaleTrack : public QSlider {
    Q_OBJECT

  public:
    explicit ScaleTrack(QWidget* parent = nullptr);

    void setAxis(const ScaleAxis& axis);
    [[nodiscard]] const ScaleAxis& axis() const { return axis_; }
    void setAccent(const QColor& accent);

    /// Where a step is, in pixels from the left.
    [[nodiscard]] int xOf(int step) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void stopAtMarks(int action);
    void paintMarks(QPainter& painter) const;
    [[nodiscard]] int stepAt(int x) const;
    [[nodiscard]] int knobRadius() const;

    ScaleAxis axis_;
    QColor accent_;
};

} // namespace headscope
