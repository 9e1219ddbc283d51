// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/comparison/comparison.h"
#include "tests/support/golden.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"

using namespace headscope;

class TestComparisonFigure : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    EncodedText encoded_;
    Comparison comparison_;

    FigureContent figure(const MapViewSettings& settings = {}) const {
        return comparisonFigure(model_->spec(), encoded_, comparison_, settings);
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        encoded_ = model_->encode(sampleSentence().toStdString());
        RunCache runs(model_);
        const auto [a, b] = sampleSides();
        comparison_ = computeComparison(runs, encoded_.input(), a, b);
    }

    void theThreeMapsAreAAndBAndTheirDifference() {
        const FigureContent content = figure();
        QCOMPARE(content.panels.size(), std::size_t{3});
        QVERIFY(*content.panels[0].values == comparison_.a.map->values);
        QVERIFY(*content.panels[1].values == comparison_.b.map->values);
        QVERIFY(*content.panels[2].values == comparison_.b.map->values - comparison_.a.map->values);
        QVERIFY(content.panels[2].difference);
    }

    void headersSayHeadFactorAndScope() {
        const FigureContent content = figure();
        QCOMPARE(content.panels[0].title, QStringLiteral("L0 H1"));
        QCOMPARE(content.panels[0].note, QStringLiteral("× 1/√32 = 0.1768 (model) · whole model"));
        QCOMPARE(content.panels[1].note, QStringLiteral("no factor (× 1) · whole model"));
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
        const FigureContent content = figure(settings);
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
        const Side narrow{{0, 1}, {{}, {}, WindowMask{2}}, Scope::Rescore};
        const Comparison comparison = computeComparison(runs, encoded_.input(), {{0, 1}, {}, {}}, narrow);
        const FigureContent content = comparisonFigure(model_->spec(), encoded_, comparison, {});
        QVERIFY(content.panels[2].allowed.at(5) == (KeyRange{0, 6}));
        QVERIFY(content.panels[2].allowedOnBothSides.at(5) == (KeyRange{4, 6}));
    }

    void equalSidesStillHaveARange() {
        Comparison same = compare(comparison_.a, comparison_.a);
        const FigureContent content = comparisonFigure(model_->spec(), encoded_, same, {});
        QVERIFY(content.panels[2].scale.high() > 0);
    }

    void oneSideAloneHasNoBadge() {
        const FigureContent content = sideFigure(model_->spec(), encoded_, comparison_.a, {});
        QCOMPARE(content.panels.size(), std::size_t{1});
        QVERIFY(content.panels[0].badge.isEmpty());
    }

    void aPanelForItselfIsThatPanel() {
        const FigureContent single = panelFigure(figure(), 2);
        QCOMPARE(single.panels.size(), std::size_t{1});
        QCOMPARE(single.panels[0].badge, QStringLiteral("B − A"));
    }

    void crossMapsAreRectangularAndNameBothTexts() {
        EncodedText encoded;
        for (const char* label : {"<pad>", "der", "hund"}) {
            encoded.tokens.push_back({.piece = label, .label = label});
        }
        for (const char* label : {"the", "dog", "sat", "down", "</s>"}) {
            encoded.source.push_back({.piece = label, .label = label});
        }
        ModelSpec spec = model_->spec();
        spec.encoder = spec.stack;
        spec.stack.cross.assign(1, {4, 4, 8, 1.0F, NoMask{}, {}, {}, {}, AttentionKind::Cross});
        HeadMap map;
        map.values = Matrix::Constant(3, 5, 0.2F);
        map.allowed.assign(3, {0, 5});
        SideResult side;
        side.side.head.kind = AttentionKind::Cross;
        side.map = std::make_shared<const HeadMap>(map);
        for (const FirstKey firstKey : {FirstKey::Shown, FirstKey::LeftOutRenormalised}) {
            MapViewSettings settings;
            settings.firstKey = firstKey;
            const FigureContent content = comparisonFigure(spec, encoded, compare(side, side), settings);
            QCOMPARE(content.queryLabels.size(), qsizetype{3});
            QCOMPARE(content.keyLabels.back(), QStringLiteral("</s>"));
            QCOMPARE(content.queryName, QStringLiteral("target token (query)"));
            QCOMPARE(content.keyName, QStringLiteral("source token (key)"));
            QVERIFY(std::abs(content.panels[0].values->row(2).sum() - 1) < 1e-5F);
        }
    }

    void tokensKeepTheirTextLiterally() {
        QCOMPARE(figure().queryLabels.front(), QStringLiteral("<s>"));
        QCOMPARE(figure().queryLabels[1], QStringLiteral("·The"));
    }
};

QTEST_MAIN(TestComparisonFigure)
#include "tst_comparison_figure.moc"
