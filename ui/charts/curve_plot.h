// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include <QFont>
#include <QPalette>

#include "ui/charts/curve_content.h"

class QPainter;
class QWidget;

namespace headscope {

/// The QCustomPlot of a CurveChart, which draws and takes no events.
class CurvePlot {
  public:
    explicit CurvePlot(QWidget* parent);
    ~CurvePlot();

    /// A child of the parent, to be given a place by it.
    [[nodiscard]] QWidget* widget() const;
    void show(const CurveContent& content, const QFont& font, const QPalette& palette);
    void showPosition(std::optional<double> x);

    /// What is shown, in the widget's size from (0, 0) on, on any device; texts stay texts.
    void paint(QPainter& painter) const;

    [[nodiscard]] std::pair<double, double> xRange() const;
    /// In pixels of the widget.
    [[nodiscard]] double pixelOf(double x) const;
    [[nodiscard]] double xAt(double pixel) const;

  private:
    class Private;
    std::unique_ptr<Private> private_;
};

} // namespace headscope
