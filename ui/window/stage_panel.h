// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/heatmap/figure_content.h"

class QSplitter;

namespace headscope {

class Card;
class HeatmapView;
class NumbersPanel;
class ReadoutBar;

/// The middle of the window: the maps with the line that reads the pointed cell, and the numbers under them.
/// The maps get the height that their width asks for, the numbers the rest, until the user moves the border
/// between them.
class StagePanel : public QWidget {
    Q_OBJECT

  public:
    explicit StagePanel(QWidget* parent = nullptr);

    [[nodiscard]] HeatmapView& maps() { return *maps_; }
    [[nodiscard]] const HeatmapView& maps() const { return *maps_; }
    [[nodiscard]] ReadoutBar& readout() { return *readout_; }
    [[nodiscard]] NumbersPanel& numbers() { return *numbers_; }

    void setContent(const FigureContent& content);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Other numbers may need another height.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void divide();

    HeatmapView* maps_;
    ReadoutBar* readout_;
    NumbersPanel* numbers_;
    Card* card_;
    QSplitter* splitter_;
    bool isDividedByUser_ = false;
    int numbersHeight_ = 0; // that they asked for when it was divided
};

} // namespace headscope
