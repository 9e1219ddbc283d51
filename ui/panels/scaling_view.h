// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/attention/attention_settings.h"
#include "ui/charts/curve_content.h"
#include "ui/panels/number_strip.h"
#include "ui/theme/side_name.h"

namespace headscope {

class CurveChart;
class ScaleSlider;
class SegmentedChoice;
class SideChoice;
class ThemedLabel;

/// Which curves are drawn against the factor.
enum class ScalingCurves { Weights, Gradients, Prediction };

/// The factor of one side's head, and what it does: a slider, live numbers, curves against the factor with
/// the present place marked, and the distribution of q·k. Dragging in the curves moves the factor, as the
/// slider does.
class ScalingView : public QWidget {
    Q_OBJECT

  public:
    explicit ScalingView(QWidget* parent = nullptr);

    /// Shows `text` in place of everything else, and nothing can be set; empty: all of it.
    void setEmpty(const QString& text);
    void setModel(int headWidth, float modelFactor);
    void setScale(const Scale& scale);
    void setSide(SideName side);
    void setCurvesShown(ScalingCurves curves);
    /// Whether the distribution is that of q·k times the factor.
    void setScaled(bool isScaled);
    void setNumbers(const std::vector<StripNumber>& numbers) { numbers_->setNumbers(numbers); }
    void setCurves(const CurveContent& content);
    void setDistribution(const CurveContent& content);
    void setPosition(std::optional<double> factor);
    /// The line under the charts: what the numbers are of.
    void setNote(const QString& note);

    [[nodiscard]] SideName side() const;
    [[nodiscard]] ScalingCurves curvesShown() const;
    [[nodiscard]] bool isScaled() const;
    [[nodiscard]] const NumberStrip& numbers() const { return *numbers_; }

  Q_SIGNALS:
    /// By the user, each of them.
    void factorChanged(const headscope::Scale& scale);
    void sideChosen(headscope::SideName side);
    void curvesChosen(headscope::ScalingCurves curves);
    void scaledChosen(bool isScaled);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void takePosition(double factor);
    void updateAccent();

    SideChoice* sides_;
    ScaleSlider* factor_;
    NumberStrip* numbers_;
    SegmentedChoice* curves_;
    SegmentedChoice* scaled_;
    CurveChart* curveChart_;
    CurveChart* distributionChart_;
    ThemedLabel* note_;
    ThemedLabel* empty_;
    QWidget* content_;
    int headWidth_ = 0;
    float modelFactor_ = 0;
};

} // namespace headscope
