// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include "ui/heatmap/figure_content.h"
#include "ui/heatmap/pointing.h"

class QPaintDevice;
class QWidget;

namespace headscope {

/// A FigureContent in one QCustomPlot. The window shows its widget, an export paints it on a device: both are
/// the same picture. Changes are drawn once per turn of the event loop, and only the layers that they
/// concern.
class FigurePlot {
  public:
    enum class Purpose { Screen, File }; // letters of a File are not hinted, so that it can be scaled

    explicit FigurePlot(Purpose purpose, QWidget* parent = nullptr);
    ~FigurePlot();
    FigurePlot(FigurePlot&& other) noexcept;

    [[nodiscard]] QWidget* widget() const;

    void setContent(const FigureContent& content);
    [[nodiscard]] const FigureContent& content() const;
    void setFont(const QFont& font);

    /// Of the first panel; the others are zoomed alike (see panelCells).
    void setVisibleCells(const QRectF& cells);
    [[nodiscard]] const QRectF& visibleCells() const;
    void setCrosshair(const Crosshair& crosshair);
    [[nodiscard]] const Crosshair& crosshair() const;

    /// Positions are in pixels of the widget.
    [[nodiscard]] std::optional<CellAddress> cellAt(const QPointF& position) const;
    /// The token whose label, shortened or left out, belongs at the position.
    [[nodiscard]] Crosshair labelAt(const QPointF& position) const;
    [[nodiscard]] std::optional<CellMapping> mapping(int panel) const;

    /// The height at which a figure of this width leaves no room unused.
    [[nodiscard]] int fittingHeight(int width) const;
    /// The size below which the shorter side of the maps would be less than `mapSide`; empty without panels.
    [[nodiscard]] QSize smallestSize(double mapSide) const;

    /// Draws the figure in `size` units of 1/96 inch, enlarged by `scale` to the device's own; vector output
    /// keeps text as text. False where the device cannot be painted on.
    enum class Output { Pixels, Vector };
    [[nodiscard]] bool paint(QPaintDevice& device, const QSize& size, double scale, Output output);

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

} // namespace headscope
