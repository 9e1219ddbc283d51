// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/layers_view.h"

#include <QBoxLayout>
#include <QEvent>
#include <QSlider>
#include <algorithm>
#include <cmath>

#include "ui/controls/segmented_choice.h"
#include "ui/panels/hover_line.h"
#include "ui/panels/layer_graph.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Page { Strips, Graph };

constexpr double kThresholds[] = {
    0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, LayersView::kLargestThreshold};
constexpr double kSame = 1e-9;
constexpr int kLowLines = 20;         // of text: a card of less height has a shorter note
constexpr double kTallestStrip = 2.2; // in units of the font's size
constexpr double kTallestLevel = 6;   // of the graph

} // namespace

LayersView::LayersView(QWidget* parent)
    : Card(std::nullopt, parent), method_(new SegmentedChoice), page_(new SegmentedChoice),
      title_(new ThemedLabel(&Theme::text, titleFont)), note_(new ThemedLabel(&Theme::muted, smallerFont)),
      strips_(new MatrixCanvas), graph_(new LayerGraph), thresholdRow_(new QWidget),
      slider_(new QSlider(Qt::Horizontal)), edges_(new ThemedLabel(&Theme::muted)), line_(new HoverLine) {
    method_->setObjectName(QStringLiteral("layerMethod"));
    method_->setAccessibleName(tr("Method"));
    method_->setSegments(
        {{tr("rollout"), tr("Attention rollout: the layers' mean weights multiplied")},
         {tr("flow"), tr("Attention flow: the most that can go from token to token when weights "
                         "are capacities")}});
    method_->setCurrent(0);
    page_->setObjectName(QStringLiteral("layersPage"));
    page_->setAccessibleName(tr("What is shown"));
    page_->setSegments({{tr("strips"), tr("The shares of all tokens after every layer")},
                        {tr("graph"), tr("The ways from token to token")}});
    page_->setCurrent(Strips);
    title_->setObjectName(QStringLiteral("layersTitle"));
    title_->setElidable(true);
    note_->setObjectName(QStringLiteral("layersNote"));
    note_->setWordWrap(true);
    note_->setMostLines(2);
    strips_->setObjectName(QStringLiteral("layerStrips"));
    strips_->setAccessibleName(tr("Shares of the tokens after every layer"));
    graph_->setObjectName(QStringLiteral("layerGraph"));
    graph_->setAccessibleName(tr("Ways through the layers"));
    slider_->setObjectName(QStringLiteral("edgeThreshold"));
    slider_->setAccessibleName(tr("Least share of an edge that is drawn"));
    slider_->setToolTip(tr("Edges of less are left out"));
    slider_->setPageStep(1);
    edges_->setObjectName(QStringLiteral("edgesText"));
    edges_->setElidable(true);
    edges_->setToolTip(
        tr("An edge is what goes from a token to one above it, as a share of all that ends at the "
           "chosen token. Width and opacity grow with it. A way that breaks off goes on in smaller "
           "edges, which are not drawn."));

    const Spacing spacing = Spacing::of(font());
    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.large);
    controls->addWidget(method_);
    controls->addWidget(page_);
    controls->addStretch(1);
    auto* thresholdLayout = new QHBoxLayout(thresholdRow_);
    thresholdLayout->setContentsMargins(0, 0, 0, 0);
    thresholdLayout->setSpacing(spacing.medium);
    slider_->setMaximumWidth(12 * spacing.line);
    thresholdLayout->addWidget(slider_, 2);
    thresholdLayout->addWidget(edges_, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(title_);
    column->addWidget(note_);
    column->addWidget(strips_, 1);
    column->addWidget(graph_, 1);
    column->addWidget(thresholdRow_);
    column->addWidget(line_);
    fillThresholds();
    connectViews();
    setEmpty(tr("Type a text and choose a token: what it is made of after every layer appears here."));
}

void LayersView::connectViews() {
    connect(method_, &SegmentedChoice::chosen, this, [this](int index) {
        Q_EMIT methodChosen(index == 0 ? LayerMethod::Rollout : LayerMethod::Flow);
    });
    connect(page_, &SegmentedChoice::chosen, this, [this] {
        showPage();
        Q_EMIT settingsEdited();
    });
    connect(slider_, &QSlider::valueChanged, this, [this](int place) {
        threshold_ = thresholds_.at(static_cast<std::size_t>(place));
        applyThreshold();
        Q_EMIT settingsEdited();
    });
    for (MatrixCanvas* canvas : {strips_, static_cast<MatrixCanvas*>(graph_)}) {
        connect(canvas, &MatrixCanvas::pointed, this, &LayersView::showPointed);
        connect(canvas, &MatrixCanvas::viewChanged, this, &LayersView::showHint);
        connect(canvas, &MatrixCanvas::chosen, this, [this](SideName side, const Crosshair& at) {
            Q_UNUSED(side)
            if (at.key) {
                Q_EMIT tokenChosen(*at.key);
            }
        });
    }
}

void LayersView::setTokenLayers(TokenLayers layers) {
    shown_ = std::move(layers);
    emptyText_ = shown_.isEmpty() ? tr("There is no layer to look at.") : QString();
    setMethod(shown_.method);
    fillThresholds();
    showContent();
}

void LayersView::setEmpty(const QString& text) {
    shown_ = {};
    emptyText_ = text;
    showContent();
}

void LayersView::setMethod(LayerMethod method) {
    method_->setCurrent(method == LayerMethod::Rollout ? 0 : 1);
}

void LayersView::setColours(const WeightColours& colours) {
    if (!(colours == colours_)) {
        colours_ = colours;
        showContent();
    }
}

MatrixContent LayersView::stripContent() const {
    MatrixContent content;
    content.emptyText = emptyText_;
    if (shown_.isEmpty()) {
        return content;
    }
    // From the last layer down to the text, which the token is all of before the first layer.
    const int layers = shown_.layers();
    auto values = std::make_shared<Matrix>(layers + 1, shown_.rows.shares.cols());
    values->topRows(layers) = shown_.rows.shares.colwise().reverse();
    values->row(layers).setZero();
    (*values)(layers, shown_.rows.query) = 1;
    for (int layer = layers - 1; layer >= 0; --layer) {
        content.rowLabels.append(tr("layer %1").arg(layer));
    }
    content.rowLabels.append(tr("input"));
    content.values = values;
    if (shown_.seen) {
        content.allowed.assign(static_cast<std::size_t>(layers) + 1, *shown_.seen);
    }
    content.columnLabels = shown_.tokenLabels;
    content.numbersColumns = true;
    content.rowName = tr("after");
    content.columnName = tr("token");
    double largest = 0;
    for (const float share : shown_.rows.shares.reshaped()) {
        largest = std::isnan(share) ? largest : std::max(largest, static_cast<double>(share));
    }
    content.scale = colours_.scale(largest > 0 ? largest : 1);
    content.palette = colours_.palette;
    content.barNote = tr("share (input: 1)");
    content.largestCell.setHeight(kTallestStrip);
    return content;
}

void LayersView::showContent() {
    MatrixContent content = stripContent();
    strips_->setContent(content);
    content.largestCell.setHeight(kTallestLevel);
    content.hasBar = false;
    graph_->setContent(std::move(content));
    graph_->setEdges(shown_.edges, static_cast<int>(shown_.rows.query));
    showTitle();
    applyThreshold();
    showPage();
}

void LayersView::showTitle() {
    const bool isShown = !shown_.isEmpty();
    title_->setVisible(isShown);
    note_->setVisible(isShown);
    page_->setVisible(isShown);
    if (!isShown) {
        return;
    }
    const int query = static_cast<int>(shown_.rows.query);
    const bool isRollout = shown_.method == LayerMethod::Rollout;
    title_->setText((isRollout ? tr("Attention rollout from query %1") : tr("Attention flow from query %1"))
                        .arg(quotedToken(query, shown_.fullLabel(query))));
    note_->setText(Joined::sentences(
        {isRollout ? tr("Mean over heads, residual added (Abnar and Zuidema 2020).")
                   : tr("Maximum flow, mean over heads, residual added, divided by the sum (Abnar and "
                        "Zuidema 2020)."),
         tr("Not an explanation of the prediction: what the weights carry is not in it.")}));
    fitNote();
}

void LayersView::fitNote() {
    note_->setMostLines(height() < kLowLines * Spacing::of(font()).line ? 1 : 2);
    note_->setFixedHeight(std::max(1, note_->heightForWidth(std::max(1, contentsRect().width()))));
}

void LayersView::fillThresholds() {
    thresholds_ = {shown_.edgeFloor};
    for (const double value : kThresholds) {
        if (value > shown_.edgeFloor + kSame) {
            thresholds_.push_back(value);
        }
    }
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, static_cast<int>(thresholds_.size()) - 1);
    placeThreshold();
}

void LayersView::placeThreshold() {
    const auto place = std::ranges::lower_bound(thresholds_, threshold_ - kSame);
    const QSignalBlocker blocker(slider_);
    slider_->setValue(static_cast<int>(place - thresholds_.begin()));
}

void LayersView::setThreshold(double threshold) {
    threshold_ = threshold;
    placeThreshold();
    applyThreshold();
}

double LayersView::drawnThreshold() const {
    return thresholds_.at(static_cast<std::size_t>(slider_->value()));
}

void LayersView::setShowsGraph(bool showsGraph) {
    page_->setCurrent(showsGraph ? Graph : Strips);
    showPage();
}

bool LayersView::showsGraph() const {
    return page_->current() == Graph;
}

QString LayersView::edgesText() const {
    const QString text =
        tr("edges ≥ %1: %2")
            .arg(QString::number(drawnThreshold()), QString::number(graph_->edgesFromThreshold()));
    return graph_->drawnEdges() < graph_->edgesFromThreshold()
               ? text + tr(", the heaviest %1 drawn").arg(graph_->drawnEdges())
               : text;
}

void LayersView::applyThreshold() {
    graph_->setThreshold(drawnThreshold());
    edges_->setText(edgesText());
}

void LayersView::showPage() {
    const bool isGraph = showsGraph() && !shown_.isEmpty();
    // What goes goes first: for a moment with both the window would have to grow.
    (isGraph ? static_cast<QWidget*>(strips_) : graph_)->hide();
    (isGraph ? static_cast<QWidget*>(graph_) : strips_)->show();
    thresholdRow_->setVisible(isGraph);
    showHint();
}

void LayersView::showPointed(const Crosshair& at) {
    QString text;
    if (at.key) {
        text = tr("token %1").arg(quotedToken(*at.key, shown_.fullLabel(*at.key)));
    }
    if (at.query) {
        const QString level = strips_->content().rowLabels.value(*at.query);
        const bool isInput = *at.query == shown_.layers();
        const QString where = isInput ? level : tr("after %1").arg(level);
        text = text.isEmpty() ? where : where + QStringLiteral(" · ") + text;
    }
    if (at.key && at.query) {
        const double share = static_cast<double>((*strips_->content().values)(*at.query, *at.key));
        text += std::isnan(share) ? QStringLiteral(" · –") : tr(" · share %1").arg(valueText(share));
    }
    strips_->setAccessibleDescription(text);
    graph_->setAccessibleDescription(text);
    line_->showPointed(text);
}

void LayersView::showHint() {
    if (shown_.isEmpty()) {
        return line_->setHint({});
    }
    const QString hint = tr("click a token to follow it · wheel zooms");
    line_->setHint(!strips_->isHidden() && strips_->poolsCells()
                       ? tr("each pixel shows its largest share · ") + hint
                       : hint);
}

void LayersView::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitNote();
    }
}

void LayersView::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitNote();
}

} // namespace headscope
