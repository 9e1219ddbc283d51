// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>

#include "ui/heatmap/figure_content.h"
#include "ui/heatmap/pointing.h"

class QWidget;

namespace headscope {

/// A FigureContent in one QCustomPlot, for the window; files are painted by FigurePicture, with the same
/// functions. Changes are drawn once per turn of the event loop, and only the layers that they concern.
class FigurePlot {
  public:
    explicit FigurePlot(QWidget* parent = nullptr);
    ~FigurePlot();

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

    /// Of the panel whose name of the keys is at the position: what a pixel of it shows, in sentences. Empty
    /// elsewhere, and where a pixel shows one cell.
    [[nodiscard]] QString reductionAt(const QPointF& position) const;

    /// The height at which a figure of this width leaves no room unused.
    [[nodiscard]] int fittingHeight(int width) const;

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

} // namespace headscope
