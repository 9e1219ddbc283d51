// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/views/product_chart.h"

class QVBoxLayout;

namespace headscope {

class SegmentedChoice;
class ThemedLabel;

/// How q·k comes about at one cell: a ProductChart for each side, under each other and with one range.
class ProductView : public QWidget {
    Q_OBJECT

  public:
    explicit ProductView(QWidget* parent = nullptr);

    void setLooks(const ProductLooks& looks);
    /// Emits nothing.
    void setSort(ProductSort sort);
    [[nodiscard]] ProductSort sort() const { return sort_; }

  Q_SIGNALS:
    /// By the user.
    void sortChosen();

  private:
    void showLooks();
    void pointBoth(int index);

    ProductLooks looks_;
    ProductSort sort_ = ProductSort::ByIndex;
    SegmentedChoice* order_;
    ThemedLabel* cell_;
    ThemedLabel* range_;
    ThemedLabel* empty_;
    QVBoxLayout* rows_;
    std::vector<ProductChart*> charts_;
};

/// From the smallest to the largest product of all sides, 0 within.
[[nodiscard]] ProductRange productRange(const std::vector<ProductLook>& sides);

} // namespace headscope
