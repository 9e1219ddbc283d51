// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace headscope {

/// A slider whose values have places of their own on a groove, with room for labels under it. A click or a
/// drag goes to the value that is meant there.
class KnobSlider : public QSlider {
    Q_OBJECT

  public:
    /// Where a value is, in pixels from the left.
    [[nodiscard]] virtual int xOf(int step) const = 0;

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    explicit KnobSlider(QWidget* parent);

    /// Which value is meant there, in pixels from the left.
    [[nodiscard]] virtual int stepAt(int x) const = 0;
    /// Without one, clicks and drags do nothing.
    [[nodiscard]] virtual bool hasSteps() const = 0;

    /// From the left, right and upper end of the widget to the middle of the knob at an end of the groove.
    [[nodiscard]] int edge() const;
    void paintGroove(QPainter& painter) const;
    void paintKnob(QPainter& painter, const QColor& accent) const;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] int knobRadius() const;
};

} // namespace headscope
