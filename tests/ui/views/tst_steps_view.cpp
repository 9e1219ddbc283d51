// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/processor_time.h"
#include "ui/charts/map_sheet.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/themed_label.h"
#include "ui/views/step_bars.h"
#include "ui/views/step_sheet.h"
#include "ui/views/steps_view.h"

using namespace headscope;

namespace {

constexpr std::size_t kProduct = 0, kFactor = 1, kMask = 2, kSoftmax = 3;

std::vector<KeyRange> causal(int tokens) {
    std::vector<KeyRange> allowed;
    for (int query = 0; query < tokens; ++query) {
        allowed.push_back({0, query + 1});
    }
    return allowed;
}

QStringList labels(int tokens) {
    QStringList labels;
    for (int token = 0; token < tokens; ++token) {
        labels += QStringLiteral("t%1").arg(token);
    }
    return labels;
}

StepLook step(const QString& title, const QString& reading, const Matrix& values) {
    StepLook step;
    step.title = title;
    step.reading = reading;
    step.values = std::make_shared<const Matrix>(values);
    step.largest = static_cast<double>(values.cwiseAbs().maxCoeff());
    return step;
}

/// q.k -> times 0.5 -> causal mask -> softmax.
StepsLook lookOf(const Matrix& scores) {
    const int tokens = static_cast<int>(scores.rows());
    StepsLook look;
    look.title = QStringLiteral("L0 H1");
    look.queryLabels = look.keyLabels = labels(tokens);
    look.steps.push_back(step(QStringLiteral("q·k"), QStringLiteral("q·k %1"), scores));
    look.steps.push_back(step(QStringLiteral("× 0.5"), QStringLiteral("× 0.5 = %1"), 0.5F * scores));
    look.steps.push_back(step(QStringLiteral("mask: causal"), {}, 0.5F * scores));
    look.steps.back().isMask = true;
    look.steps.back().allowed = causal(tokens);
    Matrix weights = (0.5F * scores).array().exp().matrix();
    for (int query = 0; query < tokens; ++query) {
        weights.row(query).tail(tokens - query - 1).setZero();
        weights.row(query) /= weights.row(query).sum();
    }
    look.steps.push_back(step(QStringLiteral("softmax"), QStringLiteral("weight %1"), weights));
    look.steps.back().role = StepRole::Weight;
    look.steps.back().allowed = causal(tokens);
    return look;
}

StepsLook smallLook() {
    Matrix scores(3, 3);
    scores << 4, 2, -10, 1, -8, 3, 2, 2, 6;
    StepsLook look = lookOf(scores);
    look.steps[kMask].largest = 4; // −10 and 3 are masked
    return look;
}

std::unique_ptr<StepBars> bars(const StepsLook& look, std::optional<int> query) {
    auto bars = std::make_unique<StepBars>();
    bars->resize(600, 300);
    bars->setLook(look, StepRange::Shared);
    bars->setQuery(query);
    return bars;
}

} // namespace

class TestStepsView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void allScoresHaveOneRange() {
        const SheetContent sheet = stepsSheet(smallLook(), StepRange::Shared);
        for (const std::size_t map : {kProduct, kFactor, kMask}) {
            QCOMPARE(sheet.maps[map].scale, ValueScale::diverging(10));
            QVERIFY(sheet.maps[map].isDifference); // the diverging palette
        }
        QCOMPARE(sheet.maps[kSoftmax].scale, ValueScale::linear(0, 1));
        QVERIFY(!sheet.maps[kSoftmax].isDifference);
        QVERIFY(!sheet.hasOneScale); // weights have another one
    }

    void orEachItsOwn() {
        const SheetContent sheet = stepsSheet(smallLook(), StepRange::Own);
        QCOMPARE(sheet.maps[kProduct].scale, ValueScale::diverging(10));
        QCOMPARE(sheet.maps[kFactor].scale, ValueScale::diverging(5));
        QCOMPARE(sheet.maps[kMask].scale, ValueScale::diverging(4)); // what is masked does not count
    }

    void theRangeIsPrinted() {
        const QString text = rangeText(smallLook(), StepRange::Shared);
        QVERIFY2(text.startsWith(QStringLiteral("scores −10.00 to +10.00, one range for all")),
                 qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("weights 0 to 1")));
        QVERIFY(!rangeText(smallLook(), StepRange::Own).contains(QStringLiteral("one range")));
    }

    void maskedCellsAreHatchedFromTheMaskOn() {
        const SheetContent sheet = stepsSheet(smallLook(), StepRange::Shared);
        QVERIFY(sheet.maps[kProduct].allowed.empty() && sheet.maps[kFactor].allowed.empty());
        QVERIFY(sheet.maps[kMask].allowed == causal(3) && sheet.maps[kSoftmax].allowed == causal(3));
    }

    void aCellIsReadThroughAllSteps() {
        QCOMPARE(stepsReading(smallLook(), 2, 0),
                 QStringLiteral("2 “\u2068t2\u2069” → 0 “\u2068t0\u2069”:  q·k 2.000 → × 0.5 = 1.000 → not "
                                "masked → weight 0.1065"));
        QVERIFY(
            stepsReading(smallLook(), 0, 2).endsWith(QStringLiteral("× 0.5 = −5.000 → masked → weight 0")));
        QCOMPARE(stepsReading(smallLook(), 3, 0), QString());
    }

    void whatABiasAddsIsRead() {
        StepsLook look = smallLook();
        look.steps[kMask] = step(QStringLiteral("+ bias"), QStringLiteral("+ bias %2 = %1"),
                                 (*look.steps[kFactor].values).array() - 1.5F);
        QVERIFY(stepsReading(look, 2, 2).contains(QStringLiteral("× 0.5 = 3.000 → + bias −1.500 = 1.500")));
    }

    void whatIsMadeAnewIsNotReadAsAStepFromTheOneBefore() {
        StepsLook look = smallLook();
        look.steps[kFactor].replacesLast = true;
        QVERIFY(stepsReading(look, 2, 0).contains(QStringLiteral("q·k 2.000; × 0.5 = 1.000 → not masked")));
    }

    void sumsStandWhereTheyMeanSomething() {
        const auto row = bars(smallLook(), 1);
        QCOMPARE(row->sumText(kProduct), QString());
        QCOMPARE(row->sumText(kFactor), QString());
        QCOMPARE(row->sumText(kMask), QStringLiteral("1 of 3 masked"));
        QCOMPARE(row->sumText(kSoftmax), QStringLiteral("sum 1.000"));
    }

    void aSinkTakesItsShareOfTheSum() {
        StepsLook look = smallLook();
        look.steps[kSoftmax].values = std::make_shared<const Matrix>(0.625F * *look.steps[kSoftmax].values);
        QCOMPARE(bars(look, 2)->sumText(kSoftmax), QStringLiteral("sum 0.625"));
    }

    void theSumOfFeaturesIsWhatIsDividedBy() {
        StepsLook look = smallLook();
        look.steps[kMask].role = StepRole::Feature;
        look.steps[kMask].values = std::make_shared<const Matrix>(Matrix::Constant(3, 3, 1.5F));
        QCOMPARE(rowText(look.steps[kMask], 1), QStringLiteral("sum 3.000"));
    }

    void theSameKeyStandsUnderItself() {
        const auto row = bars(smallLook(), 2);
        for (int key = 0; key < 3; ++key) {
            for (const std::size_t other : {kFactor, kMask, kSoftmax}) {
                QCOMPARE(row->columnRect(other, key).left(), row->columnRect(kProduct, key).left());
                QVERIFY(row->columnRect(other, key).top() > row->columnRect(other - 1, key).bottom());
            }
        }
    }

    void barsOfScoresHaveOneScale() {
        const auto row = bars(smallLook(), 2);
        const double whole = row->barRect(kProduct, 2).height();
        QVERIFY(whole > 20);
        QVERIFY(std::abs(row->barRect(kFactor, 2).height() - whole / 2) <= 1);
        row->setLook(smallLook(), StepRange::Own);
        QVERIFY(std::abs(row->barRect(kFactor, 2).height() - whole) <= 1);
    }

    void negativeScoresHangBelowZero() {
        const auto row = bars(smallLook(), 1); // 1, −8, 3
        QVERIFY(row->barRect(kProduct, 1).top() >= row->barRect(kProduct, 0).bottom() - 1);
        QVERIFY(row->barRect(kProduct, 1).height() > 6 * row->barRect(kProduct, 0).height());
    }

    void maskedKeysHaveNoBarFromTheMaskOn() {
        const auto row = bars(smallLook(), 1);
        QVERIFY(!row->barRect(kFactor, 2).isEmpty());
        QVERIFY(row->barRect(kMask, 2).isEmpty());
        QVERIFY(row->barRect(kSoftmax, 2).isEmpty());
        QVERIFY(!row->barRect(kSoftmax, 0).isEmpty());
    }

    void fewKeysAreAllNamed() { QCOMPARE(bars(smallLook(), 1)->namedKeys(), (std::vector<int>{0, 1, 2})); }

    void ofManyKeysTheStrongestAreNamed() {
        Matrix scores = Matrix::Zero(120, 120);
        scores(100, 7) = 9;
        scores(100, 64) = 12;
        scores(100, 110) = 20; // masked
        const auto row = bars(lookOf(scores), 100);
        const std::vector<int>& named = row->namedKeys();
        QVERIFY(named.size() > 2 && named.size() <= 12);
        QVERIFY(std::ranges::find(named, 7) != named.end());
        QVERIFY(std::ranges::find(named, 64) != named.end());
        QVERIFY(named.back() <= 100);
    }

    void theRowsRangesArePrinted() {
        const QString header = bars(smallLook(), 1)->header();
        QVERIFY2(header.contains(QStringLiteral("scores −8.00 to 3.00")), qPrintable(header));
        QVERIFY2(header.contains(QStringLiteral("weights 0 to 0.99")), qPrintable(header));
    }

    void aBarIsChosenByMouseAndByKeyboard() {
        const auto row = bars(smallLook(), 2);
        row->show();
        QSignalSpy chosen(row.get(), &StepBars::keyChosen);
        QSignalSpy pointed(row.get(), &StepBars::pointed);
        QTest::mouseClick(row.get(), Qt::LeftButton, {}, row->columnRect(kFactor, 1).center().toPoint());
        QCOMPARE(chosen.takeLast().at(0).toInt(), 1);
        QTest::keyClick(row.get(), Qt::Key_Right);
        QCOMPARE(pointed.takeLast().at(0).toInt(), 2);
        QTest::keyClick(row.get(), Qt::Key_Right); // there is no further one
        QTest::keyClick(row.get(), Qt::Key_Return);
        QCOMPARE(chosen.takeLast().at(0).toInt(), 2);
        QTest::keyClick(row.get(), Qt::Key_Home);
        QCOMPARE(pointed.takeLast().at(0).toInt(), 0);
    }

    void withoutARowThereAreNoBars() {
        const auto row = bars(smallLook(), std::nullopt);
        QVERIFY(row->barRect(kProduct, 0).isEmpty());
        QCOMPARE(row->sumText(kSoftmax), QString());
        row->setQuery(3); // there are three
        QVERIFY(!row->query());
        row->grab(); // paints, and says what to do
    }

    void timeToPaintGrowsWithTheKeys() {
        const auto few = bars(lookOf(Matrix::Random(128, 128)), 127);
        const auto many = bars(lookOf(Matrix::Random(512, 512)), 511);
        const double times = timesAsLong([&] { few->grab(); }, [&] { many->grab(); });
        QVERIFY2(times < 12, qPrintable(QString::number(times)));
    }

    void aClickOnACellChoosesItsQueryAndKey() {
        StepsView view;
        view.resize(900, 600);
        view.setLook(smallLook());
        view.show();
        auto* maps = view.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        QSignalSpy queries(&view, &StepsView::queryChosen);
        QSignalSpy keys(&view, &StepsView::keyChosen);
        QTest::mouseClick(maps, Qt::LeftButton, {}, maps->cellRect(1, 2, 0).center().toPoint());
        QCOMPARE(queries.takeLast().at(0).toInt(), 2);
        QCOMPARE(keys.takeLast().at(0).toInt(), 0);
    }

    void thePointedCellIsReadElseTheChosenOne() {
        StepsView view;
        view.resize(900, 600);
        view.setLook(smallLook());
        view.show();
        view.setChosen(2, 1);
        QCOMPARE(view.readout(), stepsReading(smallLook(), 2, 1));
        auto* maps = view.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        auto* label = view.findChild<ThemedLabel*>(QStringLiteral("stepsReadout"));
        const QRect place = label->geometry();
        Q_EMIT maps->pointed(0, 1, 0);
        QCOMPARE(view.readout(), stepsReading(smallLook(), 1, 0));
        QCOMPARE(label->text(), view.readout());
        Q_EMIT maps->pointedAtNothing();
        QCOMPARE(view.readout(), stepsReading(smallLook(), 2, 1));
        auto* row = view.findChild<StepBars*>();
        Q_EMIT row->pointed(0);
        QCOMPARE(view.readout(), stepsReading(smallLook(), 2, 0));
        Q_EMIT row->pointed(-1);
        view.setChosen({}, {});
        QCoreApplication::processEvents();
        QCOMPARE(view.readout(), QString());
        QCOMPARE(label->geometry(), place);
    }

    void theRangeIsChosen() {
        StepsView view;
        view.setLook(smallLook());
        QSignalSpy chosen(&view, &StepsView::rangeChosen);
        auto* maps = view.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        view.setRange(StepRange::Own);
        QCOMPARE(chosen.count(), 0); // not by the user
        QCOMPARE(maps->content().maps[kFactor].scale, ValueScale::diverging(5));
        Q_EMIT view.findChild<SegmentedChoice*>(QStringLiteral("stepsRange"))->chosen(0);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(maps->content().maps[kFactor].scale, ValueScale::diverging(10));
    }

    void aChoiceOfSidesIsThereWhereTheyDiffer() {
        StepsView view;
        view.show();
        auto* side = view.findChild<SegmentedChoice*>(QStringLiteral("stepsSide"));
        view.setSide(SideName::A, false);
        QVERIFY(!side->isVisible());
        view.setSide(SideName::B, true);
        QVERIFY(side->isVisible());
        QCOMPARE(side->current(), 1);
    }

    void withoutStepsItSaysWhatToDo() {
        StepsView view;
        view.show();
        auto* empty = view.findChild<ThemedLabel*>(QStringLiteral("stepsEmpty"));
        QVERIFY(empty->isVisible() && !empty->text().isEmpty());
        view.setLook(smallLook());
        QVERIFY(!empty->isVisible());
        view.showNothing(QStringLiteral("it failed"));
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->text(), QStringLiteral("it failed"));
    }
};

QTEST_MAIN(TestStepsView)
#include "tst_steps_view.moc"
