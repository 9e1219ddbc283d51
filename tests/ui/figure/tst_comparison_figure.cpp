// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/comparison/comparison.h"
#include "core/comparison/first_key_comparison.h"
#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"
#include "ui/palette/significant_text.h"

using namespace headscope;

class TestComparisonFigure : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    std::shared_ptr<const EncodedText> text_;
    Comparison comparison_;

    FigureContent figure(const MapViewSettings& settings = {}) const {
        return comparisonFigure(comparison_, settings);
    }

    Comparison ofTexts(const char* a, const char* b) const {
        const auto encoded = [this](const char* text) {
            return std::make_shared<const EncodedText>(model_->encode(text));
        };
        RunCache runsA(model_);
        RunCache runsB(model_);
        return computeComparison({runsA, encoded(a), {{0, 1}, {}, {}}},
                                 {runsB, encoded(b), {{0, 1}, {}, {}}});
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        text_ = std::make_shared<const EncodedText>(model_->encode(sampleSentence().toStdString()));
        RunCache runs(model_);
        const auto [a, b] = sampleSides();
        comparison_ = computeComparison({runs, text_, a}, {runs, text_, b});
    }

    void theThreeMapsAreAAndBAndTheirDifference() {
        const FigureContent content = figure();
        QCOMPARE(content.panels.size(), std::size_t{3});
        QVERIFY(*content.panels[0].values == comparison_.a.map->values);
        QVERIFY(*content.panels[1].values == comparison_.b.map->values);
        QVERIFY(*content.panels[2].values == comparison_.b.map->values - comparison_.a.map->values);
        QVERIFY(content.panels[2].difference);
    }

    void theReductionIsThatOfTheSettings() {
        QVERIFY(figure().reduction == Reduction::Largest);
        MapViewSettings settings;
        settings.reduction = Reduction::Mean;
        QVERIFY(figure(settings).reduction == Reduction::Mean);
    }

    void smallMapsHaveNoLevels() { QVERIFY(!figure().panels[0].levels); }

    void headersSayHeadFactorAndScope() {
        const FigureContent content = figure();
        QCOMPARE(content.panels[0].title, QStringLiteral("L0 H1"));
        QCOMPARE(content.panels[0].note, QStringLiteral("× 1/√32 = 0.1768 (model) · whole model"));
        QCOMPARE(content.panels[1].note, QStringLiteral("no factor (× 1) · whole model"));
    }

    void aSinkSaysWhatItsRowsSumTo() {
        RunCache runs(model_);
        Side sink{{0, 1}, {}, {}};
        sink.attention.kernel = SinkKernel{0};
        Side linear = sink;
        linear.attention.kernel = LinearKernel{};
        const FigureContent content =
            comparisonFigure(computeComparison({runs, text_, sink}, {runs, text_, linear}), {});
        const Eigen::VectorXf sums = content.panels[0].values->rowwise().sum();
        QVERIFY(sums.maxCoeff() < 1);
        const QString expected = QStringLiteral("rows sum to %1 to %2, the rest attends to nothing")
                                     .arg(significantText(static_cast<double>(sums.minCoeff()), 2),
                                          significantText(static_cast<double>(sums.maxCoeff()), 2));
        QVERIFY2(content.panels[0].note.endsWith(expected), qPrintable(content.panels[0].note));
        QCOMPARE(
            content.panels[1].note,
            QStringLiteral("linear kernel: no factor · φ(q)·φ(k), no further training · this softmax only"));
    }

    void aSharedRangeReachesTheLargestOfBoth() {
        const FigureContent content = figure();
        QVERIFY(content.panels[0].scale == content.panels[1].scale);
        const float most =
            std::max(comparison_.a.map->values.maxCoeff(), comparison_.b.map->values.maxCoeff());
        QCOMPARE(content.panels[0].scale.high(), static_cast<double>(most));
        QCOMPARE(content.panels[0].rangeNote, QStringLiteral("shared"));
    }

    void withoutTheFirstKeyEachRangeIsThatOfTheRest() {
        MapViewSettings settings;
        settings.firstKey = FirstKey::LeftOut;
        settings.sharedRange = false;
        const FigureContent content = figure(settings);
        const Matrix& a = comparison_.a.map->values;
        QCOMPARE(content.panels[0].scale.high(), static_cast<double>(a.rightCols(a.cols() - 1).maxCoeff()));
        QVERIFY(content.firstColumnHidden);
        QVERIFY(content.remark.contains(QStringLiteral("not renormalised")));
        QVERIFY(*content.panels[0].values == a);
    }

    void renormalisedRowsSumToOneWithoutTheFirstKey() {
        MapViewSettings settings;
        settings.firstKey = FirstKey::LeftOutRenormalised;
        const FigureContent content = comparisonFigure(withoutFirstKey(comparison_), settings);
        const Matrix& values = *content.panels[0].values;
        QCOMPARE(values.col(0).sum(), 0.0F);
        QCOMPARE(values.row(0).sum(), 0.0F); // nothing is left of the first row
        for (Index query = 1; query < values.rows(); ++query) {
            QVERIFY(std::abs(values.row(query).sum() - 1) < 1e-5F);
        }
        QVERIFY(content.remark.contains(QStringLiteral("sum to 1")));
        QVERIFY(*content.panels[2].values == *content.panels[1].values - values);
    }

    void theDifferenceIsSymmetricAboutZero() {
        const ValueScale scale = figure().panels[2].scale;
        QCOMPARE(scale.low(), -scale.high());
        QCOMPARE(scale.position(0), 0.5);
    }

    void cellsThatOneSideMayNotSeeAreMarkedInTheDifference() {
        QVERIFY(figure().panels[2].allowedOnBothSides.empty());
        RunCache runs(model_);
        const Side narrow{{0, 1}, {{}, {}, WindowMask{2}, {}}, Scope::Rescore};
        const Comparison comparison =
            computeComparison({runs, text_, {{0, 1}, {}, {}}}, {runs, text_, narrow});
        const FigureContent content = comparisonFigure(comparison, {});
        QVERIFY(content.panels[2].allowed.at(5) == (KeyRange{0, 6}));
        QVERIFY(content.panels[2].allowedOnBothSides.at(5) == (KeyRange{4, 6}));
    }

    void equalSidesStillHaveARange() {
        Comparison same = compare(comparison_.a, comparison_.a);
        const FigureContent content = comparisonFigure(same, {});
        QVERIFY(content.panels[2].scale.high() > 0);
    }

    void oneSideAloneHasNoBadge() {
        const FigureContent content = sideFigure(comparison_.a, {});
        QCOMPARE(content.panels.size(), std::size_t{1});
        QVERIFY(content.panels[0].badge.isEmpty());
    }

    void aPanelForItselfIsThatPanel() {
        const FigureContent single = panelFigure(figure(), 2);
        QCOMPARE(single.panels.size(), std::size_t{1});
        QCOMPARE(single.panels[0].badge, QStringLiteral("B − A"));
    }

    void crossMapsAreRectangularAndNameBothTexts() {
        const TinyModel tiny("t5", TinyModel::Style::Seq2Seq);
        const auto model = openModel(tiny.path());
        const auto text = std::make_shared<const EncodedText>(
            model->encode(TypedText{.text = "the cat sat on the mat", .second = "the dog"}));
        RunCache runs(model);
        Side side;
        side.head.kind = AttentionKind::Cross;
        const SideResult result = computeSide(runs, text, side);
        QVERIFY(result.map->queries() != result.map->keys());
        for (const FirstKey firstKey : {FirstKey::Shown, FirstKey::LeftOutRenormalised}) {
            MapViewSettings settings;
            settings.firstKey = firstKey;
            const Comparison same = compare(result, result);
            const FigureContent content =
                comparisonFigure(firstKey == FirstKey::Shown ? same : withoutFirstKey(same), settings);
            QCOMPARE(content.queryLabels.size(), static_cast<qsizetype>(result.map->queries()));
            QCOMPARE(content.keyLabels.back(), QStringLiteral("</s>"));
            QCOMPARE(content.queryName, QStringLiteral("target token (query)"));
            QCOMPARE(content.keyName, QStringLiteral("source token (key)"));
            QVERIFY(std::abs(content.panels[0].values->row(1).sum() - 1) < 1e-5F);
        }
    }

    void textsOfOtherLengthsHaveTwoMapsWithTheirOwnTokens() {
        const FigureContent content = comparisonFigure(ofTexts("The king said.", "The old king said."), {});
        QCOMPARE(content.panels.size(), std::size_t{2});
        QVERIFY(content.axesOf(1).keyLabels.contains(QStringLiteral("·old")));
        QVERIFY(!content.axesOf(0).keyLabels.contains(QStringLiteral("·old")));
        QVERIFY(content.labelsQueries(1));
        QVERIFY(!content.areLinked(0, 1));
    }

    void aDifferenceByPositionHasTheTokensThatBothHave() {
        const FigureContent content = comparisonFigure(ofTexts("The king said.", "The wolf said."), {});
        QCOMPARE(content.panels.size(), std::size_t{3});
        QVERIFY(content.panels[2].note.startsWith(QStringLiteral("by position")));
        QCOMPARE(content.axesOf(2).keyLabels[1], QStringLiteral("·The"));
        QVERIFY(content.axesOf(2).keyLabels[2].isEmpty());
        QVERIFY(content.axesOf(2).fullKeyLabels[2].contains(QStringLiteral("wolf")));
    }

    void equalTextsShareTheirAxes() {
        const FigureContent content = comparisonFigure(ofTexts("The king.", "The king."), {});
        QVERIFY(!content.panels[1].axes && !content.panels[2].axes);
    }

    void aMapForItselfKeepsItsTokens() {
        const FigureContent content = comparisonFigure(ofTexts("The king said.", "The old king said."), {});
        const FigureContent single = panelFigure(content, 1);
        QVERIFY(single.keyLabels == content.axesOf(1).keyLabels);
        QVERIFY(!single.panels[0].axes);
    }

    void twoModelsAreNamed() {
        RunCache runs(model_);
        RunCache others(openModel(golden::bundledModel()));
        const Comparison comparison = computeComparison({runs, text_, {}}, {others, text_, {}});
        const FigureContent content = comparisonFigure(comparison, {});
        QVERIFY2(content.panels[1].note.startsWith(QStringLiteral("tales-5m · ")),
                 qPrintable(content.panels[1].note));
    }

    void tokensKeepTheirTextLiterally() {
        QCOMPARE(figure().queryLabels.front(), QStringLiteral("<s>"));
        QCOMPARE(figure().queryLabels[1], QStringLiteral("·The"));
    }
};

QTEST_MAIN(TestComparisonFigure)
#include "tst_comparison_figure.moc"
