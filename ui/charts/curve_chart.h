// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/charts/curve_plot.h"

namespace headscope {

/// Curves and histograms over one axis, with legend and marks. Pointing at it tells the values of all curves
/// there; a click, or dragging, chooses a place on the x axis, as do the arrow keys.
class CurveChart : public QWidget {
    Q_OBJECT

  public:
    explicit CurveChart(QWidget* parent = nullptr);

    void setContent(CurveContent content);
    [[nodiscard]] const CurveContent& content() const { return content_; }
    /// Moves the mark of the present place, and nothing else.
    void setPosition(std::optional<double> x);

    /// Names and values at a place of the x axis: of each curve its nearest point. Empty where there is none.
    [[nodiscard]] QString readout(double x) const;
    /// The widget's pixel at a value of the x axis.
    [[nodiscard]] double pixelOf(double x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// What it shows in its present size, from (0, 0) on, on any device.
    void paint(QPainter& painter) const;

  Q_SIGNALS:
    void positionChosen(double x);
    /// readout() where the pointer is; empty where it left.
    void pointed(const QString& readout);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void rebuild();
    void paintTitle(QPainter& painter) const;
    void choose(double pixel);

    CurveContent content_;
    CurvePlot plot_;
};

} // namespace headscope
