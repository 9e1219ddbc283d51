// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/compare/comparison_numbers.h"

namespace headscope {

/// The most probable tokens at one place, of both sides, as pairs of bars with their probabilities; as many
/// rows as can be taken in at a glance, and no more.
class PredictionChart : public QWidget {
    Q_OBJECT

  public:
    explicit PredictionChart(QWidget* parent = nullptr);

    static constexpr int kRows = 6;

    void setPrediction(const ComparedPrediction& prediction);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void paintToken(QPainter& painter, int row) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int numberWidth() const;
    /// The longest bar's probability.
    [[nodiscard]] double largest() const;
    [[nodiscard]] QString footer() const;

    ComparedPrediction shown_;
};

} // namespace headscope
