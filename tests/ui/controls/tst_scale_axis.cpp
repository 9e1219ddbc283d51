// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/controls/scale_axis.h"

using namespace headscope;

namespace {

QStringList labelsOf(const ScaleAxis& axis) {
    QStringList labels;
    for (const ScaleAxis::Mark& mark : axis.marks()) {
        labels.append(mark.label + mark.subscript);
    }
    return labels;
}

const ScaleAxis::Mark& modelMark(const ScaleAxis& axis) {
    return *std::find_if(axis.marks().begin(), axis.marks().end(),
                         [](const auto& mark) { return mark.isModel; });
}

} // namespace

class ScaleAxisTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void marksRiseFromOneOverWidthToBeyondNone() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        QCOMPARE(labelsOf(axis), (QStringList{QStringLiteral("1/dk"), QStringLiteral("1/√dk"),
                                              QStringLiteral("none"), QStringLiteral("× 4")}));
    }

    void theUsualModelsMarkIsTheRoot() {
        const ScaleAxis axis(64, 0.125);
        QCOMPARE(modelMark(axis).label, QStringLiteral("1/√d"));
        QCOMPARE(modelMark(axis).subscript, QStringLiteral("k"));
        QCOMPARE(modelMark(axis).factor, 0.125);
    }

    void aModelWithoutAFactorHasItsMarkAtNone() {
        QCOMPARE(modelMark(ScaleAxis(64, 1.0)).label, QStringLiteral("none"));
    }

    void anUnusualModelHasAMarkOfItsOwn() {
        const ScaleAxis axis(256, 0.08);
        QCOMPARE(modelMark(axis).label, QStringLiteral("model"));
        QCOMPARE(axis.factorAt(modelMark(axis).step), 0.08);
    }

    void aMarksFactorIsExact() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        for (const ScaleAxis::Mark& mark : axis.marks()) {
            QCOMPARE(axis.stepOf(mark.factor), mark.step);
            QCOMPARE(axis.factorAt(mark.step), mark.factor);
        }
    }

    void equalStepsAreEqualRatios() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        QCOMPARE(axis.factorAt(110) / axis.factorAt(100), axis.factorAt(910) / axis.factorAt(900));
    }

    void factorsBeyondTheAxisAreAtItsEnds() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        QCOMPARE(axis.stepOf(0), 0);
        QCOMPARE(axis.stepOf(-1), 0);
        QCOMPARE(axis.stepOf(1e6), ScaleAxis::kSteps);
    }

    void onlyNearStepsSnap() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        const int mark = modelMark(axis).step;
        QCOMPARE(axis.snapped(mark + ScaleAxis::kSnap), mark);
        QCOMPARE(axis.snapped(mark - ScaleAxis::kSnap - 1), mark - ScaleAxis::kSnap - 1);
    }

    void aJumpStopsAtTheFirstMarkOnItsWay() {
        const ScaleAxis axis(32, 1 / std::sqrt(32.0));
        const int mark = modelMark(axis).step;
        QCOMPARE(axis.stopped(mark - 3, mark + 400), mark);
        QCOMPARE(axis.stopped(mark + 3, mark - 7), mark);
        QCOMPARE(axis.stopped(mark, mark + 10), mark + 10);
    }

    void headsOfWidthOneHaveOneMarkForAllNames() {
        const ScaleAxis axis(1, 1.0);
        QCOMPARE(axis.marks().size(), std::size_t{2});
        QCOMPARE(modelMark(axis).label, QStringLiteral("none"));
    }
};

QTEST_MAIN(ScaleAxisTest)
#include "tst_scale_axis.moc"
