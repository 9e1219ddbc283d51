// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/predictions_panel.h"

#include <QVBoxLayout>
#include <algorithm>

#include "ui/compare/prediction_chart.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

PredictionsPanel::PredictionsPanel(QWidget* parent)
    : QWidget(parent), choice_(new SegmentedChoice), chart_(new PredictionChart),
      reason_(new ThemedLabel(&Theme::muted)) {
    choice_->setObjectName(QStringLiteral("predictionChoice"));
    choice_->setAccessibleName(tr("Hidden token"));
    choice_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    choice_->hide();
    reason_->setObjectName(QStringLiteral("noPrediction"));
    reason_->setWordWrap(true);
    reason_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addWidget(choice_);
    column->addWidget(reason_);
    column->addWidget(chart_);
    column->addStretch(1);
    connect(choice_, &SegmentedChoice::chosen, this, &PredictionsPanel::showPrediction);
}

void PredictionsPanel::setNumbers(const ComparisonNumbers& numbers) {
    predictions_ = numbers.predictions;
    std::vector<SegmentedChoice::Segment> segments;
    for (const ComparedPrediction& prediction : predictions_) {
        segments.push_back({prediction.name, prediction.tooltip});
    }
    const bool isChoice = segments.size() > 1;
    const int chosen = std::clamp(choice_->current(), 0, std::max(0, static_cast<int>(segments.size()) - 1));
    choice_->setSegments(isChoice ? segments : std::vector<SegmentedChoice::Segment>());
    choice_->setVisible(isChoice);
    choice_->setCurrent(chosen);
    reason_->setText(numbers.noPrediction);
    reason_->setVisible(predictions_.empty() && !numbers.noPrediction.isEmpty());
    fitReason();
    chart_->setVisible(!predictions_.empty());
    showPrediction(chosen);
}

QSize PredictionsPanel::sizeHint() const {
    return QWidget::sizeHint().expandedTo(chart_->sizeHint());
}

void PredictionsPanel::showPrediction(int index) {
    const auto place = static_cast<std::size_t>(index);
    chart_->setPrediction(place < predictions_.size() ? predictions_[place] : ComparedPrediction());
}

void PredictionsPanel::fitReason() {
    reason_->setFixedHeight(reason_->heightForWidth(width()));
}

void PredictionsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitReason();
}

} // namespace headscope
