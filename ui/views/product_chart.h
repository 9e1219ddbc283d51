// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/charts/shown_numbers.h"
#include "ui/palette/value_scale.h"
#include "ui/views/product_order.h"

namespace headscope {

/// What the charts of both sides have in common.
struct ProductRange {
    ValueScale products;
    ValueScale parts; // of the numbers of queries and keys
};

/// The products q_i k_i of one side as bars, over two strips with the colours of q and k. Rotary pairs that
/// stand next to each other share a ground; the partner of the bar that is pointed at is marked with it. A
/// line under the bars reads that bar, another gives the sum. Left and right move along the bars.
class ProductChart : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit ProductChart(QWidget* parent = nullptr);

    void setLook(const ProductLook& look, const ProductRange& range, ProductSort sort);
    [[nodiscard]] const ProductLook& look() const { return look_; }
    [[nodiscard]] const std::vector<int>& order() const { return order_; }

    /// Marks a number i, counted as the head does. Emits nothing.
    void point(std::optional<int> index);
    /// "i = 5: 1.23 × 0.98 = 1.21; with i = 21, its pair: 2.30"
    [[nodiscard]] QString readout() const;
    /// The bar of a number i, as high as the plot.
    [[nodiscard]] QRectF columnRect(int index) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// By mouse or keyboard; -1 for none.
    void pointed(int index);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] int count() const { return static_cast<int>(order_.size()); }
    [[nodiscard]] int leftEdge() const;
    [[nodiscard]] QRectF stripRect(int strip) const;
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] QRectF columnAt(int place) const;
    [[nodiscard]] int footHeight() const;
    void pointAt(double x);
    void paintPairs(QPainter& painter) const;
    void paintStrip(QPainter& painter, int strip) const;
    void paintBars(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;

    ProductLook look_;
    ProductRange range_;
    ProductSort sort_ = ProductSort::ByIndex;
    std::vector<int> order_;
    std::vector<int> place_; // where a number stands in the order
    std::vector<float> products_;
    std::optional<int> pointed_;
};

} // namespace headscope
