// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scaling_view.h"

#include <cmath>

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/charts/curve_chart.h"
#include "ui/controls/scale_axis.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/segmented_choice.h"
#include "ui/controls/side_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr double kSnap = 0.04; // of the natural logarithm: a drag this near to a named factor lands on it

SegmentedChoice* makeChoice(const char* name, const QString& meaning,
                            const std::vector<SegmentedChoice::Segment>& segments) {
    auto* choice = new SegmentedChoice;
    choice->setObjectName(QString::fromLatin1(name));
    choice->setAccessibleName(meaning);
    choice->setSegments(segments);
    choice->setCurrent(0);
    choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return choice;
}

QString theoryText(const QString& counted) {
    return ScalingView::tr(
               "%1 Over the pairs that the mask allows; σ is the deviation.\n"
               "Dashed, what theory predicts: √d_k for independent entries of unit variance, and, for\n"
               "independent entries with the moments that they have,\n"
               "σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) over the features.")
        .arg(counted);
}

} // namespace

ScalingView::ScalingView(QWidget* parent)
    : QWidget(parent),
      sides_(new SideChoice(tr("The factor of side A's head"), tr("The factor of side B's head"))),
      factor_(new ScaleSlider), numbers_(new NumberStrip),
      curves_(
          makeChoice("scalingCurves", tr("Curves against the factor"),
                     {{tr("Weights"), tr("Entropy, largest weight and saturated rows; rescored")},
                      {tr("Gradients"), tr("Softmax Jacobian, ‖dL/dW_Q‖ and ‖dL/dW_K‖; rescored")},
                      {tr("Prediction"),
                       tr("How far the next token's distribution moves where the whole model is rerun with\n"
                          "each factor. One run for each: takes a while for a large model.")}})),
      scaled_(makeChoice("scalingDistribution", tr("What is counted"),
                         {{tr("q·k"), theoryText(tr("Scores as they are, before the factor."))},
                          {tr("× factor"), theoryText(tr("Scores times the present factor."))}})),
      curveChart_(new CurveChart), distributionChart_(new CurveChart),
      note_(new ThemedLabel(&Theme::muted, smallerFont)), empty_(new ThemedLabel(&Theme::muted)),
      content_(new QWidget) {
    const Spacing spacing = Spacing::of(font());
    sides_->setObjectName(QStringLiteral("scalingSide"));
    sides_->setAccessibleName(tr("Side"));
    sides_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    factor_->setObjectName(QStringLiteral("scalingFactor"));
    numbers_->setObjectName(QStringLiteral("scalingNumbers"));
    curveChart_->setObjectName(QStringLiteral("scalingCurveChart"));
    distributionChart_->setObjectName(QStringLiteral("scalingDistributionChart"));
    note_->setObjectName(QStringLiteral("scalingNote"));
    note_->setElidable(true);
    empty_->setObjectName(QStringLiteral("scalingEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);

    auto* top = new QHBoxLayout;
    top->setSpacing(spacing.large);
    top->addWidget(sides_, 0, Qt::AlignTop);
    top->addWidget(factor_, 1);
    auto* charts = new QGridLayout;
    charts->setHorizontalSpacing(spacing.large);
    charts->setVerticalSpacing(spacing.small);
    charts->addWidget(curves_, 0, 0, Qt::AlignLeft);
    charts->addWidget(scaled_, 0, 1, Qt::AlignLeft);
    charts->addWidget(curveChart_, 1, 0);
    charts->addWidget(distributionChart_, 1, 1);
    charts->setRowStretch(1, 1);
    charts->setColumnStretch(0, 3);
    charts->setColumnStretch(1, 2);
    auto* inner = new QVBoxLayout(content_);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(spacing.medium);
    inner->addLayout(top);
    inner->addWidget(numbers_);
    inner->addLayout(charts, 1);
    inner->addWidget(note_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content_, 1);
    column->addWidget(empty_, 1);

    connect(factor_, &ScaleSlider::factorChanged, this, &ScalingView::factorChanged);
    connect(curveChart_, &CurveChart::positionChosen, this, &ScalingView::takePosition);
    connect(sides_, &SideChoice::sideChosen, this, [this](SideName side) {
        updateAccent();
        Q_EMIT sideChosen(side);
    });
    connect(curves_, &SegmentedChoice::chosen, this, [this] { Q_EMIT curvesChosen(curvesShown()); });
    connect(scaled_, &SegmentedChoice::chosen, this, [this] { Q_EMIT scaledChosen(isScaled()); });
    updateAccent();
    setEmpty(tr("Open a model and choose a head: what its factor does appears here."));
}

void ScalingView::setEmpty(const QString& text) {
    empty_->setText(text);
    empty_->setVisible(!text.isEmpty());
    content_->setVisible(text.isEmpty());
}

void ScalingView::setModel(int headWidth, float modelFactor) {
    if (headWidth != headWidth_ || modelFactor != modelFactor_) {
        headWidth_ = headWidth;
        modelFactor_ = modelFactor;
        factor_->setModel(headWidth, modelFactor);
    }
}

void ScalingView::setScale(const Scale& scale) {
    factor_->setScale(scale);
}

void ScalingView::setSide(SideName side) {
    sides_->setSide(side);
    updateAccent();
}

void ScalingView::setCurvesShown(ScalingCurves curves) {
    curves_->setCurrent(static_cast<int>(curves));
}

void ScalingView::setScaled(bool isScaled) {
    scaled_->setCurrent(isScaled ? 1 : 0);
}

void ScalingView::setCurves(const CurveContent& content) {
    curveChart_->setContent(content);
}

void ScalingView::setDistribution(const CurveContent& content) {
    distributionChart_->setContent(content);
}

void ScalingView::setPosition(std::optional<double> factor) {
    curveChart_->setPosition(factor);
}

void ScalingView::setNote(const QString& note) {
    note_->setText(note);
}

SideName ScalingView::side() const {
    return sides_->side();
}

ScalingCurves ScalingView::curvesShown() const {
    return static_cast<ScalingCurves>(curves_->current());
}

bool ScalingView::isScaled() const {
    return scaled_->current() == 1;
}

/// Near a factor that has a name, that one is meant.
void ScalingView::takePosition(double factor) {
    if (!(factor > 0)) {
        return;
    }
    Scale scale = FixedScale{static_cast<float>(factor)};
    double nearest = kSnap;
    const ScaleAxis axis(headWidth_, double{modelFactor_});
    for (const ScaleAxis::Mark& mark : axis.marks()) {
        const double distance = std::abs(std::log(factor / mark.factor));
        if (distance < nearest) {
            nearest = distance;
            scale = mark.isModel ? Scale(ModelScale{}) : Scale(FixedScale{static_cast<float>(mark.factor)});
        }
    }
    if (scale != factor_->scale()) {
        factor_->setScale(scale);
        Q_EMIT factorChanged(scale);
    }
}

void ScalingView::updateAccent() {
    factor_->setAccent(Theme::of(palette()).side(side()));
}

void ScalingView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        updateAccent();
    }
}

} // namespace headscope
