// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/token_layers.h"
#include "ui/panels/weight_colours.h"
#include "ui/theme/card.h"

class QSlider;

namespace headscope {

struct Crosshair;
class HoverLine;
class LayerGraph;
class MatrixCanvas;
class SegmentedChoice;
class ThemedLabel;
struct MatrixContent;

/// One token followed down through the layers by attention rollout or attention flow: a strip of its shares
/// after every layer, or the ways themselves as a graph.
class LayersView : public Card {
    Q_OBJECT

  public:
    explicit LayersView(QWidget* parent = nullptr);

    void setTokenLayers(TokenLayers layers);
    /// Nothing to show, and why: "Type a text ...", "computing the flow, layer 3 of 12".
    void setEmpty(const QString& text);
    /// The choice follows what is asked for, before its result is there. Emits nothing.
    void setMethod(LayerMethod method);
    void setColours(const WeightColours& colours);
    /// The ways themselves; else the strips. Emits nothing.
    void setShowsGraph(bool showsGraph);
    [[nodiscard]] bool showsGraph() const;
    /// The least share of an edge that is drawn: the next that the slider has is taken. Emits nothing.
    void setThreshold(double threshold);
    /// That was asked for.
    [[nodiscard]] double threshold() const { return threshold_; }
    static constexpr double kUsualThreshold = 0.05;
    static constexpr double kLargestThreshold = 0.5;

    [[nodiscard]] MatrixCanvas* strips() const { return strips_; }
    [[nodiscard]] LayerGraph* graph() const { return graph_; }
    /// The edges that are drawn: "edges ≥ 0.05: 34".
    [[nodiscard]] QString edgesText() const;

  Q_SIGNALS:
    void methodChosen(headscope::LayerMethod method);
    void tokenChosen(int token);
    /// Strips or graph, or the threshold, by the user.
    void settingsEdited();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void connectViews();
    void showPage();
    void showContent();
    void showTitle();
    void fitNote();
    void fillThresholds();
    void placeThreshold();
    void applyThreshold();
    void showPointed(const Crosshair& at);
    void showHint();
    [[nodiscard]] MatrixContent stripContent() const;
    [[nodiscard]] double drawnThreshold() const;

    TokenLayers shown_;
    QString emptyText_;
    WeightColours colours_;
    double threshold_ = kUsualThreshold;
    std::vector<double> thresholds_; // of the slider
    SegmentedChoice* method_;
    SegmentedChoice* page_;
    ThemedLabel* title_;
    ThemedLabel* note_;
    MatrixCanvas* strips_;
    LayerGraph* graph_;
    QWidget* thresholdRow_;
    QSlider* slider_;
    ThemedLabel* edges_;
    HoverLine* line_;
};

} // namespace headscope
