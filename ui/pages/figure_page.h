// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heatmap/figure_content.h"
#include "ui/pages/stage_page.h"

namespace headscope {

class HeatmapView;
class ThemedLabel;

/// A page of maps with one axis for all, a line of text over them, and one under them that reads the pointed
/// cell.
class FigurePage : public StagePage {
    Q_OBJECT

  public:
    explicit FigurePage(QWidget* parent = nullptr);

  protected:
    /// Figure and headline, in the theme's colours.
    void showFigure(FigureContent figure, const QString& headline);
    void showNothing(const QString& why);
    /// Axes of a side's map, with nothing on them.
    [[nodiscard]] static FigureContent axesOf(const SideResult& side, const MapViewSettings& settings);
    /// A panel of weights, or of what is not negative, on a scale of its own.
    [[nodiscard]] MapPanel panelOf(const HeadMap& map, const QString& title, const QString& note) const;

  private:
    void read(int query, int key);

    ThemedLabel* headline_;
    HeatmapView* maps_;
    ThemedLabel* readout_;
};

} // namespace headscope
