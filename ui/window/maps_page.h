// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/heatmap/figure_content.h"

namespace headscope {

class HeatmapView;
class ReadoutBar;

/// The maps of both sides and the line that reads the pointed cell.
class MapsPage : public QWidget {
    Q_OBJECT

  public:
    explicit MapsPage(QWidget* parent = nullptr);

    [[nodiscard]] HeatmapView& maps() { return *maps_; }
    [[nodiscard]] const HeatmapView& maps() const { return *maps_; }
    [[nodiscard]] ReadoutBar& readout() { return *readout_; }

    /// Whether the new figure asks for another height: it has other tokens or another number of maps.
    bool setContent(const FigureContent& content);
    /// The height at which maps of this width leave no room unused.
    [[nodiscard]] int fittingHeight(int width) const;

    /// The maps may become a little smaller than they would like to where the window is low.
    [[nodiscard]] QSize minimumSizeHint() const override;

  private:
    HeatmapView* maps_;
    ReadoutBar* readout_;
};

} // namespace headscope
