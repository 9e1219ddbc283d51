// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <QtTest>

#include "ui/pages/scaling_content.h"

using namespace headscope;

namespace {

constexpr ScalingSubject kSubject{64, 0.125F, true, false};

ScalingResults results() {
    ScalingResults known;
    for (const float factor : {1 / 256.0F, 0.125F, 0.77F, 1.0F}) {
        FactorEffect effect;
        effect.factor = factor;
        effect.entropy = 2;
        effect.entropyShare = 0.5;
        effect.largestWeight = double{factor} / 2;
        effect.saturated = 0.25;
        effect.jacobian = 0.3;
        effect.queryGradient = 10 * double{factor};
        effect.keyGradient = 20 * double{factor};
        known.effects[factor] = effect;
    }
    return known;
}

ScoreDistribution distribution() {
    ScoreDistribution scores;
    scores.pairs = 4;
    scores.mean = 1;
    scores.deviation = 2;
    scores.unitDeviation = 8;
    scores.predictedMean = 1;
    scores.predictedDeviation = 3;
    scores.edges = {-4, 0, 4};
    scores.densities = {0.125, 0.125};
    return scores;
}

const StripNumber& named(const std::vector<StripNumber>& numbers, const char* key) {
    return *std::ranges::find(numbers, QString::fromLatin1(key), &StripNumber::key);
}

double area(const Curve& curve) {
    double sum = 0;
    for (std::size_t i = 1; i < curve.x.size(); ++i) {
        sum += (curve.x[i] - curve.x[i - 1]) * (curve.y[i] + curve.y[i - 1]) / 2;
    }
    return sum;
}

} // namespace

class TestScalingContent : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void namedFactorsAreMarked() {
        const CurveContent content = scalingCurves(ScalingCurves::Weights, results(), kSubject);
        QCOMPARE(content.marks.size(), std::size_t{3});
        QCOMPARE(content.marks[0].name, QStringLiteral("1/64"));
        QCOMPARE(content.marks[1].name, QStringLiteral("1/√64 (model)"));
        QCOMPARE(content.marks[2].name, QStringLiteral("none"));
        QCOMPARE(content.marks[2].x, 1.0);
        const auto other = scalingCurves(ScalingCurves::Weights, results(), {64, 0.3F, true, false}).marks;
        QCOMPARE(other.size(), std::size_t{4});
        QCOMPARE(other.back().name, QStringLiteral("model"));
    }

    void curvesGoFromAQuarterOfOneOverTheWidthToFour() {
        const CurveContent content = scalingCurves(ScalingCurves::Weights, results(), kSubject);
        QVERIFY(content.isLogX && !content.isLogY);
        QCOMPARE(*content.xRange, (std::pair{1 / 256.0, 4.0}));
    }

    void eachGroupHasItsOwnCurves() {
        const CurveContent weights = scalingCurves(ScalingCurves::Weights, results(), kSubject);
        QCOMPARE(weights.curves.size(), std::size_t{3});
        QCOMPARE(weights.curves[1].x, (std::vector<double>{1 / 256.0, 0.125, 1})); // of the grid alone
        QCOMPARE(weights.curves[1].y, (std::vector<double>{1 / 512.0, 0.0625, 0.5}));
        const CurveContent gradients = scalingCurves(ScalingCurves::Gradients, results(), kSubject);
        QVERIFY(gradients.isLogY);
        QCOMPARE(gradients.curves[0].y.back(), 10.0);
        QCOMPARE(gradients.curves[1].y.back(), 20.0);
        QVERIFY(weights.yName.contains(QStringLiteral("rescored")));
        ScalingResults known = results();
        known.changes = {{0.125F, 0.0}, {1.0F, 0.75}};
        const CurveContent prediction = scalingCurves(ScalingCurves::Prediction, known, kSubject);
        QCOMPARE(prediction.curves.at(0).x, (std::vector<double>{0.125, 1}));
        QCOMPARE(prediction.curves.at(0).y, (std::vector<double>{0, 0.75}));
        QVERIFY(prediction.yName.contains(QStringLiteral("rerun")));
    }

    void whatIsNotThereSaysWhy() {
        QVERIFY(scalingCurves(ScalingCurves::Weights, {}, kSubject).isEmpty());
        const CurveContent none = scalingCurves(ScalingCurves::Prediction, {}, {64, 0.125F, false, false});
        QVERIFY(none.isEmpty() && none.emptyText.contains(QStringLiteral("no next token")));
        QVERIFY(!scoreHistogram(std::nullopt, std::nullopt).emptyText.isEmpty());
        QVERIFY(scoreHistogram(distribution(), 0.0F).isEmpty()); // times 0: no distribution
    }

    void theoryStandsOverTheHistogram() {
        const CurveContent content = scoreHistogram(distribution(), std::nullopt);
        QCOMPARE(content.bars.at(0).heights, (std::vector<double>{0.125, 0.125}));
        QCOMPARE(content.curves.size(), std::size_t{2});
        for (const Curve& curve : content.curves) {
            QVERIFY(curve.isDashed);
            QVERIFY(std::abs(area(curve) - 1) < 1e-3);
        }
        const auto peak = [](const Curve& curve) {
            return curve.x[static_cast<std::size_t>(std::ranges::max_element(curve.y) - curve.y.begin())];
        };
        QVERIFY(std::abs(peak(content.curves[0]) - 1) < 1e-9);
        QVERIFY(std::abs(peak(content.curves[1])) < 1e-9);
        QVERIFY(content.bars[0].name.contains(QStringLiteral("2.00")));
        QVERIFY(content.curves[1].name.contains(QStringLiteral("8.00")));
    }

    void theFactorShrinksTheHistogram() {
        const CurveContent content = scoreHistogram(distribution(), 0.125F);
        QCOMPARE(content.bars.at(0).edges, (std::vector<double>{-0.5, 0, 0.5}));
        QCOMPARE(content.bars.at(0).heights, (std::vector<double>{1, 1})); // the area stays 1
        QVERIFY(content.curves[1].name.contains(QStringLiteral("1.00")));  // factor x sqrt(d_k)
        QVERIFY(content.xName.contains(QStringLiteral("factor")));
    }

    void numbersSayWhatTheyAre() {
        const auto numbers = scalingNumbers(results().effects.at(0.125F), 0.5, kSubject);
        QCOMPARE(numbers.size(), std::size_t{7});
        QCOMPARE(named(numbers, "scalingEntropy").value, QStringLiteral("2.00"));
        QVERIFY(named(numbers, "scalingEntropy").note.contains(QStringLiteral("50 %")));
        QCOMPARE(named(numbers, "scalingSaturated").value, QStringLiteral("25 %"));
        QCOMPARE(named(numbers, "scalingQueryGradient").value, QStringLiteral("1.25"));
        QVERIFY(named(numbers, "scalingQueryGradient").tooltip.contains(QStringLiteral("seed 1")));
        QCOMPARE(named(numbers, "scalingKl").value, QStringLiteral("0.500"));
        QVERIFY(named(numbers, "scalingKl").note.contains(QStringLiteral("rerun")));
        const auto grouped = scalingNumbers({}, std::nullopt, {64, 0.125F, false, true});
        QVERIFY(named(grouped, "scalingKeyGradient").tooltip.contains(QStringLiteral("contributes")));
        QVERIFY(!named(numbers, "scalingKeyGradient").tooltip.contains(QStringLiteral("contributes")));
    }

    void whatIsUndefinedIsADash() {
        for (const StripNumber& number : scalingNumbers({}, std::nullopt, kSubject)) {
            QCOMPARE(number.value, QStringLiteral("–"));
            QVERIFY(!number.tooltip.isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(TestScalingContent)
#include "tst_scaling_content.moc"
