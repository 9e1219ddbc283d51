// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a head, computed from the bundled model and from a tiny one with a soft cap.
#include <cmath>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/tiny_model.h"
#include "ui/charts/map_sheet.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/steps_page.h"
#include "ui/views/step_bars.h"
#include "ui/views/steps_view.h"

using namespace headscope;

namespace {

constexpr const char* kText = "The king said to the queen";

/// A model that is opened once.
class Source {
  public:
    explicit Source(const std::filesystem::path& path) : model_(openModel(path)), runs_(model_) {}

    [[nodiscard]] std::shared_ptr<const TextResult> text(const char* typed) const {
        auto result = std::make_shared<TextResult>();
        result->model = model_;
        result->encoded = model_->encode(typed);
        return result;
    }
    [[nodiscard]] StageState state(const Side& a, const Side& b, const char* textOfB = nullptr) {
        auto result = std::make_shared<ComparisonResult>();
        result->text = text(kText);
        result->textOfB = textOfB == nullptr ? result->text : text(textOfB);
        const auto encodedOf = [](const std::shared_ptr<const TextResult>& of) {
            return std::shared_ptr<const EncodedText>(of, &of->encoded);
        };
        result->comparison =
            computeComparison({runs_, encodedOf(result->text), a}, {runs_, encodedOf(result->textOfB), b});
        StageState state;
        state.text = result->text;
        state.comparison = result;
        state.query = 4;
        state.key = 2;
        return state;
    }

  private:
    std::shared_ptr<const Model> model_;
    RunCache runs_;
};

Side withKernel(const Kernel& kernel) {
    Side side{{1, 2}, {}, Scope::Rescore};
    side.attention.kernel = kernel;
    return side;
}

} // namespace

class TestStepsPage : public QObject {
    Q_OBJECT

    std::unique_ptr<Source> bundled_;

    static void show(StepsPage& page, const StageState& state) {
        page.resize(900, 600);
        page.setState(state);
        QSignalSpy computed(&page, &StagePage::numbersChanged);
        page.show();
        QVERIFY(computed.count() > 0 || computed.wait());
    }
    static double number(const StepsPage& page, const char* name) {
        return page.number(QString::fromLatin1(name)).value_or(std::nan(""));
    }
    static bool has(const StepsPage& page, const char* name) {
        return page.number(QString::fromLatin1(name)).has_value();
    }

  private Q_SLOTS:
    void initTestCase() { bundled_ = std::make_unique<Source>(golden::bundledModel()); }

    void numbersAreThoseOfTheChosenCell() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        const StageState state = bundled_->state(side, side);
        StepsPage page;
        QVERIFY(!has(page, "score"));
        show(page, state);
        const CellScores cell = state.comparison->comparison.a.run->trace.cell(side.head, {}, 4, 2);
        // A cell alone is added up in another order; this head's q.k is 377, of which float32 has 3e-5.
        QVERIFY(std::abs(number(page, "score") - cell.score) < 1e-6 * std::abs(cell.score));
        QVERIFY(std::abs(number(page, "scaled") - cell.scaled) < 1e-6 * std::abs(cell.scaled));
        QVERIFY(std::abs(number(page, "adjusted") - cell.scaled) < 1e-6 * std::abs(cell.scaled));
        QVERIFY(std::abs(number(page, "weight") - cell.weight) < 2e-5);
        QVERIFY(std::abs(number(page, "factor") - 1 / std::sqrt(32.0)) < 1e-6);
        QVERIFY(std::abs(number(page, "rowsum") - 1) < 1e-6);
        QCOMPARE(number(page, "headwidth"), 32.0);
        QCOMPARE(number(page, "steps"), 4.0);
        QCOMPARE(number(page, "masked"), 0.0);
        const Matrix& weights = state.comparison->comparison.a.map->values;
        QCOMPARE(number(page, "largest"), double{weights.row(4).maxCoeff()});
        QCOMPARE(double{weights(4, static_cast<Index>(number(page, "largestkey")))}, number(page, "largest"));
        for (const char* none : {"capped", "biased", "feature", "cap", "sink", "nothing"}) {
            QVERIFY2(!has(page, none), none);
        }
    }

    void aMaskedCellHasScoresAndNoWeight() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        StageState state = bundled_->state(side, side);
        state.key = 5;
        StepsPage page;
        show(page, state);
        QCOMPARE(number(page, "masked"), 1.0);
        QCOMPARE(number(page, "weight"), 0.0);
        QVERIFY(std::abs(number(page, "score")) > 1e-3);
    }

    void theRangeOfAllScoresIsThatOfQK() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        const StageState state = bundled_->state(side, side);
        StepsPage page;
        show(page, state);
        const auto& trace = state.comparison->comparison.a.run->trace;
        const Matrix scores = trace.headMap(side.head, {}, ScoreStage::Scores).values;
        QVERIFY(std::abs(number(page, "range") - scores.cwiseAbs().maxCoeff()) < 1e-4);
        const auto* maps = page.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        QCOMPARE(maps->content().maps[0].scale, maps->content().maps[1].scale);
        QCOMPARE(maps->content().maps[1].title, QStringLiteral("× 1/√32 = 0.1768"));
    }

    void aLinearKernelTakesOtherSteps() {
        StepsPage page;
        const Side side = withKernel(LinearKernel{});
        show(page, bundled_->state(side, side));
        QVERIFY(!has(page, "factor") && !has(page, "adjusted"));
        QVERIFY(number(page, "feature") > 0);
        QVERIFY(std::abs(number(page, "rowsum") - 1) < 1e-6);
        QCOMPARE(page.findChild<StepsView*>()->look().steps[1].role, StepRole::Feature);
    }

    void withASinkARowSumsToLess() {
        const Side plain = withKernel({});
        const StageState before = bundled_->state(plain, plain);
        const auto& trace = before.comparison->comparison.a.run->trace;
        const auto scores =
            trace.headMap(plain.head, {}, ScoreStage::Scaled).values.row(4).head(5).cast<double>().eval();
        const double top = std::round(scores.maxCoeff());
        const double kept = (scores.array() - top).exp().sum();
        StepsPage page;
        const Side side = withKernel(SinkKernel{static_cast<float>(top)});
        show(page, bundled_->state(side, side));
        QCOMPARE(number(page, "sink"), top);
        QVERIFY(std::abs(number(page, "rowsum") - kept / (kept + 1)) < 1e-4);
        QCOMPARE(page.findChild<StepBars*>()->sumText(3),
                 QStringLiteral("sum %1").arg(number(page, "rowsum"), 0, 'f', 3));
        QVERIFY(number(page, "rowsum") < 0.9);
    }

    void aModelWithACapShowsIt() {
        const TinyModel tiny("gemma2", TinyModel::Style::Plain);
        Source source(tiny.path());
        const Side side{{1, 0}, {}, Scope::Rescore};
        StageState state = source.state(side, side);
        StepsPage page;
        show(page, state);
        QCOMPARE(number(page, "cap"), 2.0);
        QVERIFY(std::abs(number(page, "capped") - 2 * std::tanh(number(page, "scaled") / 2)) < 1e-5);
        QCOMPARE(number(page, "adjusted"), number(page, "capped"));
        QCOMPARE(page.findChild<StepsView*>()->look().steps[2].title, QStringLiteral("cap: 2·tanh(s/2)"));
    }

    void sideBIsChosenWhereItDiffers() {
        Side b{{1, 2}, {}, Scope::Rescore};
        b.attention.scale = FixedScale{0.5F};
        const Side a{{1, 2}, {}, Scope::Rescore};
        StepsPage page;
        show(page, bundled_->state(a, b));
        auto* choice = page.findChild<SegmentedChoice*>(QStringLiteral("stepsSide"));
        QVERIFY(choice->isVisible());
        QSignalSpy changed(&page, &StagePage::settingsChanged);
        QSignalSpy computed(&page, &StagePage::numbersChanged);
        Q_EMIT choice->chosen(1);
        QCOMPARE(changed.count(), 1);
        QVERIFY(computed.count() > 0 || computed.wait());
        QCOMPARE(number(page, "factor"), 0.5);
        QCOMPARE(page.settings()[QStringLiteral("side")].toString(), QStringLiteral("b"));
        page.setState(bundled_->state(a, a)); // the same on both sides
        QVERIFY(!choice->isVisible());
        QTRY_VERIFY(std::abs(number(page, "factor") - 1 / std::sqrt(32.0)) < 1e-6);
    }

    void aClickIsTheWindowsChoice() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        StepsPage page;
        show(page, bundled_->state(side, side));
        auto* maps = page.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        QSignalSpy queries(&page, &StagePage::queryChosen);
        QSignalSpy keys(&page, &StagePage::keyChosen);
        QTest::mouseClick(maps, Qt::LeftButton, {}, maps->cellRect(0, 3, 1).center().toPoint());
        QCOMPARE(queries.takeLast().at(0).toInt(), 3);
        QCOMPARE(keys.takeLast().at(0).toInt(), 1);
    }

    void anotherCellTellsItsNumbers() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        StageState state = bundled_->state(side, side);
        StepsPage page;
        show(page, state);
        const double before = number(page, "score");
        QSignalSpy changed(&page, &StagePage::numbersChanged);
        state.key = 3;
        page.setState(state);
        QCOMPARE(changed.count(), 1);
        QVERIFY(number(page, "score") != before);
        page.setState(state); // nothing new
        QCOMPARE(changed.count(), 1);
    }

    void ofAnotherTextThePageKeepsItsOwnCell() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        StepsPage page;
        QCOMPARE(page.setSettings({{QStringLiteral("side"), QStringLiteral("b")}}), QString());
        show(page, bundled_->state(side, side, "A longer text about another king and his horse"));
        QSignalSpy queries(&page, &StagePage::queryChosen);
        auto* maps = page.findChild<MapSheet*>(QStringLiteral("stepsMaps"));
        const double before = number(page, "score");
        QTest::mouseClick(maps, Qt::LeftButton, {}, maps->cellRect(0, 6, 5).center().toPoint());
        QCOMPARE(queries.count(), 0); // the window's query is of side A's text
        QVERIFY(number(page, "score") != before);
        QCOMPARE(page.findChild<StepBars*>()->query(), std::optional(6));
    }

    void settingsComeBack() {
        StepsPage page;
        const QJsonObject own{{QStringLiteral("side"), QStringLiteral("b")},
                              {QStringLiteral("range"), QStringLiteral("own")}};
        QCOMPARE(page.setSettings(own), QString());
        QCOMPARE(page.settings(), own);
        QCOMPARE(page.setSettings({}), QString()); // all as at the start
        QCOMPARE(page.settings()[QStringLiteral("range")].toString(), QStringLiteral("shared"));
    }

    void settingsThatDoNotFitAreRefused() {
        StepsPage page;
        for (const QJsonObject& wrong : {QJsonObject{{QStringLiteral("side"), QStringLiteral("c")}},
                                         QJsonObject{{QStringLiteral("range"), 1}},
                                         QJsonObject{{QStringLiteral("palette"), QStringLiteral("vik")}}}) {
            const QJsonObject before = page.settings();
            QVERIFY(!page.setSettings(wrong).isEmpty());
            QCOMPARE(page.settings(), before);
        }
    }

    void whatWasStoppedWaitsUntilThePageIsChosenAgain() {
        const Side side{{1, 2}, {}, Scope::Rescore};
        const StageState state = bundled_->state(side, side);
        StepsPage page;
        page.setState(state);
        page.show();
        QVERIFY(page.isBusy());
        page.stop();
        page.setState(state); // something else was clicked
        QVERIFY(!page.isBusy());
        QVERIFY(page.findChild<StepsView*>()->look().emptyText.startsWith(QStringLiteral("Stopped")));
        page.hide();
        show(page, state);
        QVERIFY(has(page, "score"));
    }

    void withoutAComparisonItSaysWhy() {
        StepsPage page;
        StageState state;
        state.emptyText = QStringLiteral("Open a model");
        page.setState(state);
        page.show();
        QCOMPARE(page.findChild<StepsView*>()->look().emptyText, state.emptyText);
        QVERIFY(!has(page, "score"));
    }
};

QTEST_MAIN(TestStepsPage)
#include "tst_steps_page.moc"
