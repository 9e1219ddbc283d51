// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scaling_content.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

#include <QCoreApplication>

#include "ui/controls/scale_text.h"
#include "ui/palette/significant_text.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScalingContent)
};

constexpr int kCurvePoints = 121; // of a normal curve
constexpr double kReach = 3.5;    // of it, in deviations

QString numberText(double value, int digits = 3) {
    return std::isfinite(value) ? significantText(value, digits) : QStringLiteral("–");
}

QString percentText(double share) {
    return std::isfinite(share) ? Words::tr("%1 %").arg(qRound(100 * share)) : QStringLiteral("–");
}

/// "1/√32 (model)", "none", "1/32": the factors that have a name.
std::vector<CurveMark> namedFactors(const ScalingSubject& subject) {
    const double width = subject.headWidth;
    const auto model = double{subject.modelFactor};
    std::vector<CurveMark> marks;
    for (const double factor : {1 / width, 1 / std::sqrt(width), 1.0}) {
        marks.push_back({factor, factorName(factor, subject.headWidth)});
    }
    const auto same = std::ranges::find_if(
        marks, [&](const CurveMark& mark) { return std::abs(std::log(mark.x / model)) < 1e-4; });
    if (same != marks.end()) {
        same->name = Words::tr("%1 (model)").arg(same->name);
    } else if (model > 0) {
        marks.push_back({model, Words::tr("model")});
    }
    return marks;
}

/// Of the factors of the grid that are known: those that were tried besides would make it uneven.
Curve curveOf(const QString& name, const std::vector<float>& grid, const auto& known, const auto& valueOf) {
    Curve curve;
    curve.name = name;
    for (const float factor : grid) {
        const auto found = known.find(factor);
        if (found != known.end()) {
            curve.x.push_back(double{factor});
            curve.y.push_back(std::invoke(valueOf, found->second));
        }
    }
    return curve;
}

/// density(x) of a normal distribution
Curve normalCurve(const QString& name, double mean, double deviation, CurveRole role) {
    Curve curve;
    curve.name = name;
    curve.role = role;
    curve.isDashed = true;
    for (int i = 0; i < kCurvePoints; ++i) {
        const double z = kReach * (2.0 * i / (kCurvePoints - 1) - 1);
        curve.x.push_back(mean + z * deviation);
        curve.y.push_back(std::exp(-z * z / 2) / (deviation * std::sqrt(2 * std::numbers::pi)));
    }
    return curve;
}

QString withoutPrediction(const ScalingSubject& subject) {
    return subject.predictsNext ? Words::tr("The model is being rerun with each factor…")
                                : Words::tr("This model predicts no next token");
}

} // namespace

CurveContent scalingCurves(ScalingCurves shown, const ScalingResults& results,
                           const ScalingSubject& subject) {
    CurveContent content;
    content.xName = Words::tr("factor on q·k");
    content.isLogX = true;
    content.marks = namedFactors(subject);
    const std::vector<float> grid = factorGrid(subject.headWidth, subject.modelFactor);
    content.xRange = {double{grid.front()}, double{grid.back()}};
    content.emptyText =
        shown == ScalingCurves::Prediction ? withoutPrediction(subject) : Words::tr("Computing…");
    if (shown == ScalingCurves::Prediction) {
        content.yName = Words::tr("KL from the model's own (nats) · rerun");
        Curve curve = curveOf(Words::tr("next token"), grid, results.changes, std::identity());
        curve.hasPoints = true;
        if (!curve.x.empty()) {
            content.curves.push_back(std::move(curve));
        }
        return content;
    }
    const auto add = [&](const QString& name, double FactorEffect::*part, CurveRole role) {
        content.curves.push_back(curveOf(name, grid, results.effects, part));
        content.curves.back().role = role;
    };
    if (shown == ScalingCurves::Weights) {
        content.yName = Words::tr("mean over rows · rescored");
        content.yRange = {0, 1.1}; // with room for the names of the marks
        add(Words::tr("entropy / ln n"), &FactorEffect::entropyShare, CurveRole::Plain);
        add(Words::tr("largest weight"), &FactorEffect::largestWeight, CurveRole::Second);
        add(Words::tr("saturated rows"), &FactorEffect::saturated, CurveRole::Third);
    } else {
        content.yName = Words::tr("norm · rescored");
        content.isLogY = true;
        add(QStringLiteral("‖dL/dW_Q‖"), &FactorEffect::queryGradient, CurveRole::Plain);
        add(QStringLiteral("‖dL/dW_K‖"), &FactorEffect::keyGradient, CurveRole::Second);
        add(Words::tr("softmax Jacobian"), &FactorEffect::jacobian, CurveRole::Third);
    }
    if (content.curves.front().x.empty()) {
        content.curves.clear();
    }
    return content;
}

CurveContent scoreHistogram(const std::optional<ScoreDistribution>& distribution,
                            std::optional<float> factor) {
    CurveContent content;
    content.xName = factor ? Words::tr("q·k × factor, allowed pairs") : Words::tr("q·k, allowed pairs");
    content.yName = Words::tr("density");
    content.emptyText = Words::tr("Computing…");
    if (!distribution) {
        return content;
    }
    const double scale = factor ? double{*factor} : 1.0;
    if (distribution->edges.empty() || !(scale > 0)) {
        content.emptyText = Words::tr("All scores are the same");
        return content;
    }
    CurveBars bars;
    bars.name = Words::tr("measured: σ %1").arg(numberText(scale * distribution->deviation));
    bars.role = CurveRole::Muted;
    for (const double edge : distribution->edges) {
        bars.edges.push_back(scale * edge);
    }
    for (const double density : distribution->densities) {
        bars.heights.push_back(density / scale);
    }
    content.bars.push_back(std::move(bars));
    const double deviation = scale * distribution->predictedDeviation;
    if (deviation > 0) {
        content.curves.push_back(normalCurve(Words::tr("own moments: σ %1").arg(numberText(deviation)),
                                             scale * distribution->predictedMean, deviation,
                                             CurveRole::Plain));
    }
    const double unit = scale * distribution->unitDeviation;
    const QString name = factor ? Words::tr("factor × √d_k: σ %1") : Words::tr("√d_k: σ %1");
    content.curves.push_back(normalCurve(name.arg(numberText(unit)), 0, unit, CurveRole::Second));
    return content;
}

std::vector<StripNumber> scalingNumbers(const FactorEffect& effect, std::optional<double> change,
                                        const ScalingSubject& subject) {
    const QString rescored =
        Words::tr("Rescored: the model's own queries and keys with this factor; masked, after softmax.");
    const QString upstream = Words::tr(
        "dL/dO: standard normal, seed 1, the same for every factor: what changes is the softmax alone.");
    const QString ofGroup =
        subject.hasGroups
            ? Words::tr("\nThe K/V head has other query heads too: this is what this one contributes.")
            : QString();
    const double kl = change.value_or(FactorEffect::kUndefined);
    const QString missing =
        subject.predictsNext ? Words::tr("nats, rerun") : Words::tr("predicts no next token");
    return {
        {QStringLiteral("scalingEntropy"), Words::tr("Entropy"), numberText(effect.entropy),
         Words::tr("nats, %1 of most").arg(percentText(effect.entropyShare)),
         Words::tr("Mean over rows of −Σ a ln a, and its share of the most that it can be, ln of the row's "
                   "keys.\n%1")
             .arg(rescored)},
        {QStringLiteral("scalingLargest"), Words::tr("Largest weight"), numberText(effect.largestWeight),
         Words::tr("mean of rows"), Words::tr("Mean over rows of the largest weight.\n%1").arg(rescored)},
        {QStringLiteral("scalingSaturated"), Words::tr("Saturated rows"), percentText(effect.saturated),
         Words::tr("above 0.99"),
         Words::tr("Share of the rows whose largest weight is above 0.99.\n%1").arg(rescored)},
        {QStringLiteral("scalingJacobian"), Words::tr("Jacobian norm"), numberText(effect.jacobian),
         Words::tr("mean of rows"),
         Words::tr(
             "Mean over rows of ‖diag(a) − a aᵀ‖ (Frobenius): how much the weights answer to the scores.\n"
             "0: no gradient passes the softmax.\n%1")
             .arg(rescored)},
        {QStringLiteral("scalingQueryGradient"), QStringLiteral("‖dL/dW_Q‖"),
         numberText(effect.queryGradient), Words::tr("this head"),
         Words::tr("Norm of the gradient of this head's query projection: dS = A ∘ (dA − rowsum(dA ∘ A)), "
                   "dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.\n%1\n%2")
             .arg(upstream, rescored)},
        {QStringLiteral("scalingKeyGradient"), QStringLiteral("‖dL/dW_K‖"), numberText(effect.keyGradient),
         Words::tr("this head"),
         Words::tr(
             "Norm of the gradient of the key projection: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1\n%2\n%3")
             .arg(ofGroup, upstream, rescored)},
        {QStringLiteral("scalingKl"), Words::tr("Prediction KL"), numberText(kl), missing,
         Words::tr("KL of the next token's distribution from the model's own, nats.\n"
                   "Rerun: the whole model with this side's settings and this factor in every layer.")},
    };
}

} // namespace headscope
