// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/compare/comparison_numbers.h"

namespace headscope {

class PredictionChart;
class SegmentedChoice;
class ThemedLabel;

/// What both sides expect: one chart, with a choice above it where there are several places, or one muted
/// line that says why there is nothing to show.
class PredictionsPanel : public QWidget {
    Q_OBJECT

  public:
    explicit PredictionsPanel(QWidget* parent = nullptr);

    /// The chosen place stays the same as long as it exists.
    void setNumbers(const ComparisonNumbers& numbers);

    /// As high as a chart, also where there is none.
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showPrediction(int index);
    void fitReason();

    std::vector<ComparedPrediction> predictions_;
    SegmentedChoice* choice_;
    PredictionChart* chart_;
    ThemedLabel* reason_;
};

} // namespace headscope
