// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <limits>

#include "pointing.h"
#include "ui/panels/layer_graph.h"
#include "ui/panels/layers_view.h"

using namespace headscope;

namespace {

/// Two layers, three tokens; token 2 is followed.
TokenLayers sample() {
    TokenLayers result;
    result.rows.query = 2;
    result.rows.shares.resize(2, 3);
    result.rows.shares << 0.2F, 0.1F, 0.7F, //
        0.5F, 0.2F, 0.3F;
    result.edges = {{0, 2, 2, 0.3F}, {0, 0, 2, 0.1F}, {0, 0, 0, 0.4F}, {1, 2, 2, 0.6F}, {1, 0, 2, 0.4F}};
    result.tokenLabels = {QStringLiteral("<s>"), QStringLiteral("·the"), QStringLiteral("·fire")};
    return result;
}

} // namespace

class LayersViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<LayersView>();
        view_->resize(520, 380);
        view_->setTokenLayers(sample());
        view_->show();
        QCoreApplication::processEvents();
    }

    void theLastLayerStandsOnTopAndTheInputBelow() {
        const MatrixContent& content = view_->strips()->content();
        QCOMPARE(content.rowLabels, (QStringList{QStringLiteral("layer 1"), QStringLiteral("layer 0"),
                                                 QStringLiteral("input")}));
        QCOMPARE((*content.values)(0, 0), 0.5F);
        QCOMPARE((*content.values)(1, 2), 0.7F);
        QCOMPARE((*content.values)(2, 2), 1.0F); // before the first layer the token is all of itself
        QCOMPARE((*content.values)(2, 0), 0.0F);
    }

    void hoveringSaysTheLayerTheTokenAndItsShare() {
        pointAt(view_->strips(), middleOf(*view_->strips(), 0, 1));
        QCOMPARE(text("hoverLine"),
                 QStringLiteral("after layer 1 · token 1 “\u2068·the\u2069” · share 0.20"));
    }

    void theTitleSaysWhatItIsAndWhatItIsNot() {
        QCOMPARE(text("layersTitle"), QStringLiteral("Attention rollout from query 2 “\u2068·fire\u2069”"));
        QVERIFY(text("layersNote").contains(QStringLiteral("residual added (Abnar and Zuidema 2020)")));
        QVERIFY(text("layersNote").contains(QStringLiteral("Not an explanation of the prediction")));
        TokenLayers flow = sample();
        flow.method = LayerMethod::Flow;
        view_->setTokenLayers(flow);
        QCOMPARE(text("layersTitle"), QStringLiteral("Attention flow from query 2 “\u2068·fire\u2069”"));
        QVERIFY(text("layersNote").contains(QStringLiteral("Maximum flow")));
    }

    void aMethodIsChosenByTheUserOnly() {
        QSignalSpy methods(view_.get(), &LayersView::methodChosen);
        view_->setMethod(LayerMethod::Flow);
        QCOMPARE(methods.count(), 0);
        chooseSegment(*view_, QStringLiteral("layerMethod"), 0);
        QCOMPARE(methods.count(), 1);
        QVERIFY(methods[0].at(0).value<LayerMethod>() == LayerMethod::Rollout);
    }

    void aTokenIsChosenByItsCellOrItsLabel() {
        QSignalSpy tokens(view_.get(), &LayersView::tokenChosen);
        QTest::mouseClick(view_->strips(), Qt::LeftButton, {}, middleOf(*view_->strips(), 1, 1));
        QTest::mouseClick(view_->strips(), Qt::LeftButton, {},
                          view_->strips()->columnLabelPoint(0).toPoint());
        QTest::mouseClick(view_->strips(), Qt::LeftButton, {}, view_->strips()->rowLabelPoint(1).toPoint());
        QCOMPARE(tokens.count(), 2);
        QCOMPARE(tokens[0].at(0).toInt(), 1);
        QCOMPARE(tokens[1].at(0).toInt(), 0);
    }

    void theGraphSaysWhichEdgesItDraws() {
        chooseSegment(*view_, QStringLiteral("layersPage"), 1);
        QVERIFY(view_->graph()->isVisible() && !view_->strips()->isVisible());
        QCOMPARE(text("edgesText"), QStringLiteral("edges ≥ 0.05: 5"));
        auto* slider = view_->findChild<QSlider*>(QStringLiteral("edgeThreshold"));
        while (view_->edgesText() != QStringLiteral("edges ≥ 0.3: 4")) {
            QVERIFY(slider->value() < slider->maximum());
            slider->setValue(slider->value() + 1);
        }
        slider->setValue(slider->maximum());
        QCOMPARE(text("edgesText"), QStringLiteral("edges ≥ 0.5: 1"));
        (void)view_->grab();
    }

    void theThresholdDoesNotGoBelowWhatWasComputed() {
        TokenLayers coarse = sample();
        coarse.edgeFloor = 0.08;
        view_->setTokenLayers(coarse);
        auto* slider = view_->findChild<QSlider*>(QStringLiteral("edgeThreshold"));
        slider->setValue(slider->minimum());
        QVERIFY(view_->edgesText().startsWith(QStringLiteral("edges ≥ 0.08")));
    }

    void theThresholdStaysWithAnotherToken() {
        auto* slider = view_->findChild<QSlider*>(QStringLiteral("edgeThreshold"));
        slider->setValue(slider->maximum() - 1);
        const QString before = view_->edgesText();
        view_->setTokenLayers(sample());
        QCOMPARE(view_->edgesText(), before);
    }

    void onlyTheHeaviestOfVeryManyEdgesAreDrawn() {
        TokenLayers many = sample();
        many.edges.assign(LayerGraph::kMostDrawn + 5, {0, 0, 2, 0.06F});
        view_->setTokenLayers(many);
        QVERIFY(view_->edgesText().contains(QStringLiteral("4005, the heaviest 4000 drawn")));
    }

    void rowsThatWereNotComputedAreUndefined() {
        TokenLayers flow = sample();
        flow.rows.shares.row(0).setConstant(std::numeric_limits<float>::quiet_NaN());
        view_->setTokenLayers(flow);
        pointAt(view_->strips(), middleOf(*view_->strips(), 1, 1));
        QVERIFY(text("hoverLine").endsWith(QStringLiteral("–")));
        QVERIFY(view_->strips()->content().scale == ValueScale::linear(0, 0.5));
    }

    void whileItIsComputedItSaysSo() {
        view_->setEmpty(QStringLiteral("computing the flow, layer 3 of 12"));
        QCOMPARE(view_->strips()->content().emptyText, QStringLiteral("computing the flow, layer 3 of 12"));
        QVERIFY(view_->strips()->isVisible());
        QVERIFY(!view_->findChild<QLabel*>(QStringLiteral("layersTitle"))->isVisible());
    }

    void noPageMakesTheWindowGrow() {
        chooseSegment(*view_, QStringLiteral("layersPage"), 1);
        chooseSegment(*view_, QStringLiteral("layersPage"), 0);
        QCOMPARE(view_->size(), QSize(520, 380));
    }

  private:
    [[nodiscard]] QString text(const char* name) const {
        return view_->findChild<QLabel*>(QString::fromLatin1(name))->text();
    }

    std::unique_ptr<LayersView> view_;
};

QTEST_MAIN(LayersViewTest)
#include "tst_layers_view.moc"
