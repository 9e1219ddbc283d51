// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/charts/shown_numbers.h"
#include "ui/views/steps_look.h"

namespace headscope {

/// One row through all steps: a band of bars for each step, all keys in each, the same key under one another.
/// Bars of keys that the mask leaves out are pale before it, and from it on there is a hatch in their place.
/// Sums stand at the right, where they mean something. Left and right, Home and End move along the keys,
/// Return or a click chooses one.
class StepBars : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit StepBars(QWidget* parent = nullptr);

    void setLook(const StepsLook& look, StepRange range);
    /// The row; none where absent or where there is no such query.
    void setQuery(std::optional<int> query);
    void setKey(std::optional<int> key); // the chosen one
    /// Marks a key in all bands. Emits nothing.
    void point(std::optional<int> key);

    [[nodiscard]] std::optional<int> query() const { return query_; }
    /// Where the bars of a step are, without what stands at their sides.
    [[nodiscard]] QRectF bandRect(std::size_t step) const;
    /// The column of a key in a band; at least a pixel wide.
    [[nodiscard]] QRectF columnRect(std::size_t step, int key) const;
    /// The bar itself; empty where it is left out.
    [[nodiscard]] QRectF barRect(std::size_t step, int key) const;
    /// What the bars are: "Row of query 12 “the”: scores −4.1 to 22.8, weights 0 to 0.353".
    [[nodiscard]] QString header() const;
    /// What stands at the right of a band: "sum 1.000".
    [[nodiscard]] QString sumText(std::size_t step) const;
    /// The keys that are named under the bars: all where there is room, else those with the largest weights.
    [[nodiscard]] const std::vector<int>& namedKeys() const { return named_; }

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    /// By mouse or keyboard; -1 for none.
    void pointed(int key);
    void keyChosen(int key);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] bool isEmpty() const { return look_.steps.empty() || !query_; }
    [[nodiscard]] double pitch() const;
    [[nodiscard]] QRectF nameRect(int key) const;
    void showRow();
    void describe();
    void layOut();
    void nameKeys();
    void pointAndTell(int key);
    void paintChosen(QPainter& painter) const;
    void paintBand(QPainter& painter, std::size_t step) const;
    void paintSides(QPainter& painter, std::size_t step) const;
    void paintNames(QPainter& painter) const;

    StepsLook look_;
    StepRange range_ = StepRange::Shared;
    std::vector<ValueScale> scales_; // one a step
    std::optional<int> query_;
    std::optional<int> key_;
    std::optional<int> pointed_;
    QMarginsF sides_;        // room for titles at the left, sums at the right, header and names
    std::vector<int> named_; // in ascending order
};

} // namespace headscope
