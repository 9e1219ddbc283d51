// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/window/maps_page.h"

class QSplitter;

namespace headscope {

class Card;
class NumbersPanel;
class PageStack;

/// The middle of the window: pages, the first of which has the maps with the line that reads the pointed
/// cell, and under those that are about the two sides the numbers. The maps get the height that their width
/// asks for, the numbers the rest, until the user moves the border between them.
class StagePanel : public QWidget {
    Q_OBJECT

  public:
    explicit StagePanel(QWidget* parent = nullptr);

    [[nodiscard]] HeatmapView& maps() { return page_->maps(); }
    [[nodiscard]] const HeatmapView& maps() const { return page_->maps(); }
    [[nodiscard]] ReadoutBar& readout() { return page_->readout(); }
    [[nodiscard]] NumbersPanel& numbers() { return *numbers_; }
    [[nodiscard]] PageStack& pages() { return *pages_; }

    void setContent(const FigureContent& content);
    /// Without tabs the pages are chosen elsewhere.
    void showTabs(bool areShown);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Other numbers may need another height, and so may the pages.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void divide();

    MapsPage* page_;
    PageStack* pages_;
    NumbersPanel* numbers_;
    Card* card_;
    QSplitter* splitter_;
    bool isDividedByUser_ = false;
    int numbersHeight_ = 0; // that they asked for when it was divided
    int leastCard_ = 0;     // likewise
};

} // namespace headscope
