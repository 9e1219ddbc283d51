// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/similarity_view.h"

#include <QEvent>
#include <QGridLayout>
#include <algorithm>
#include <numbers>
#include <numeric>

#include "ui/controls/segmented_choice.h"
#include "ui/panels/group_distance_plot.h"
#include "ui/panels/head_plane.h"
#include "ui/panels/head_rows.h"
#include "ui/panels/hover_line.h"
#include "ui/panels/matrix_canvas.h"
#include "ui/panels/panel_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Order { Clustered, ByLayer };

/// From here on all three have room side by side, in lines of text.
constexpr int kWideColumns = 48;
constexpr int kWideRows = 24;

} // namespace

SimilarityView::SimilarityView(QWidget* parent)
    : Card(std::nullopt, parent), page_(new SegmentedChoice), orderChoice_(new SegmentedChoice),
      caption_(new ThemedLabel(&Theme::muted, smallerFont)), matrix_(new MatrixCanvas), plane_(new HeadPlane),
      groups_(new GroupDistancePlot), pages_(new QGridLayout), line_(new HoverLine) {
    page_->setObjectName(QStringLiteral("similarityPage"));
    page_->setAccessibleName(tr("What is shown of the distances"));
    page_->setSegments({{tr("Matrix"), tr("The distance of every two heads")},
                        {tr("Plane"), tr("Heads near to each other where they attend alike")},
                        {tr("K/V groups"), tr("Whether heads that share keys and values attend alike")}});
    page_->setCurrent(static_cast<int>(Part::Distances));
    orderChoice_->setObjectName(QStringLiteral("similarityOrder"));
    orderChoice_->setAccessibleName(tr("Order of the heads"));
    orderChoice_->setSegments({{tr("clustered"), tr("Heads that attend alike stand side by side (average "
                                                    "linkage)")},
                               {tr("by layer"), tr("Layer after layer")}});
    orderChoice_->setCurrent(Clustered);
    caption_->setObjectName(QStringLiteral("similarityCaption"));
    caption_->setElidable(true);
    matrix_->setObjectName(QStringLiteral("distanceMatrix"));
    matrix_->setAccessibleName(tr("Distances of all heads"));

    const Spacing spacing = Spacing::of(font());
    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.large);
    controls->addWidget(page_);
    controls->addWidget(orderChoice_);
    controls->addStretch(1);
    pages_->setHorizontalSpacing(2 * spacing.large);
    pages_->setVerticalSpacing(spacing.large);
    pages_->addWidget(matrix_, 0, 0, 2, 1);
    pages_->addWidget(plane_, 0, 1);
    pages_->addWidget(groups_, 1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(caption_);
    column->addLayout(pages_, 1);
    column->addWidget(line_);
    connectViews();
    arrange();
    setSimilarity(nullptr, tr("Type a text: how far its heads are from each other appears here."));
}

void SimilarityView::connectViews() {
    connect(page_, &SegmentedChoice::chosen, this, [this] {
        arrange();
        Q_EMIT settingsEdited();
    });
    connect(orderChoice_, &SegmentedChoice::chosen, this, [this] {
        showMatrix();
        Q_EMIT settingsEdited();
    });
    connect(matrix_, &MatrixCanvas::pointed, this, &SimilarityView::showPointed);
    connect(matrix_, &MatrixCanvas::viewChanged, this, &SimilarityView::showHint);
    connect(matrix_, &MatrixCanvas::chosen, this, [this](SideName side, const Crosshair& at) {
        Q_EMIT headChosen(side, headAt(at.query ? *at.query : *at.key));
    });
    connect(plane_, &HeadPlane::headChosen, this, &SimilarityView::headChosen);
    connect(plane_, &HeadPlane::brushed, this, &SimilarityView::brushed);
    connect(plane_, &HeadPlane::headPointed, this, [this](std::optional<HeadId> head) {
        if (!head) {
            return line_->showPointed({});
        }
        const std::optional<int> place = rowOf(similarity_->distances.heads, *head);
        line_->showPointed(tr("%1 · reads K/V head %2")
                               .arg(shortHeadName(*head))
                               .arg(similarity_->distances.kvHeads.at(static_cast<std::size_t>(*place))));
    });
    connect(groups_, &GroupDistancePlot::layerPointed, this, [this](std::optional<int> layer) {
        line_->showPointed(layer ? groups_->layerText(*layer) : QString());
    });
}

void SimilarityView::setSimilarity(std::shared_ptr<const SimilarityOfText> similarity, const QString& text) {
    similarity_ = std::move(similarity);
    emptyText_ = text;
    caption_->setText(similarity_
                          ? tr("Jensen-Shannon divergence of weights, mean over queries (0 to ln 2)%1 · %2")
                                .arg(similarity_->distances.smoothed
                                         ? tr(", 0.1 % uniform mixed in (Clark et al. 2019)")
                                         : QString(),
                                     similarity_->subject)
                          : QString());
    line_->showPointed({});
    plane_->setSimilarity(similarity_);
    groups_->setSimilarity(similarity_);
    showMatrix();
    arrange();
}

void SimilarityView::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {a, b};
    plane_->setSelection(a, b);
    markSelection();
}

void SimilarityView::setBrushed(const std::set<HeadId>& heads) {
    plane_->setBrushed(heads);
}

void SimilarityView::setSequentialPalette(const QString& name) {
    paletteName_ = name;
    showMatrix();
}

void SimilarityView::setPart(Part part) {
    page_->setCurrent(static_cast<int>(part));
    arrange();
}

SimilarityView::Part SimilarityView::part() const {
    return static_cast<Part>(page_->current());
}

void SimilarityView::setClustered(bool isClustered) {
    if (isClustered != this->isClustered()) {
        orderChoice_->setCurrent(isClustered ? Clustered : ByLayer);
        showMatrix();
    }
}

bool SimilarityView::isClustered() const {
    return orderChoice_->current() == Clustered;
}

void SimilarityView::showMatrix() {
    MatrixContent content;
    content.emptyText = emptyText_;
    rows_.clear();
    if (similarity_ && similarity_->distances.heads.size() < 2) {
        content.emptyText = tr("There is one head: nothing to be compared with.");
    } else if (similarity_) {
        const HeadDistances& distances = similarity_->distances;
        std::vector<Index> order = similarity_->order.leaves;
        const bool standsClustered = isClustered() && order.size() == distances.heads.size();
        if (!standsClustered) {
            order.resize(distances.heads.size());
            std::iota(order.begin(), order.end(), Index{0});
        }
        for (const Index head : order) {
            rows_.push_back(distances.heads[static_cast<std::size_t>(head)]);
        }
        content.values = std::make_shared<const Matrix>(distances.distances(order, order));
        nameRows(content, rows_, !standsClustered);
        content.columnLabels = content.rowLabels;
        content.rowName = tr("head");
        content.columnName = tr("head");
        content.isSymmetric = true;
        content.scale = ValueScale::linear(0, std::numbers::ln2);
        content.palette = paletteName_;
        content.barNote = tr("divergence, nats");
    }
    matrix_->setContent(std::move(content));
    markSelection();
    showHint();
}

void SimilarityView::markSelection() {
    matrix_->setMarkedRows(rowOf(rows_, selected_[0]), rowOf(rows_, selected_[1]));
}

void SimilarityView::showPointed(const Crosshair& at) {
    QString text;
    if (at.query && at.key) {
        const double distance = static_cast<double>((*matrix_->content().values)(*at.query, *at.key));
        text = tr("%1 and %2 · divergence %3")
                   .arg(shortHeadName(headAt(*at.query)), shortHeadName(headAt(*at.key)), natsText(distance));
    } else if (at.query || at.key) {
        text = shortHeadName(headAt(at.query ? *at.query : *at.key));
    }
    matrix_->setAccessibleDescription(text);
    line_->showPointed(text);
}

void SimilarityView::showHint() {
    if (!similarity_) {
        return line_->setHint({});
    }
    if (!matrix_->isHidden()) {
        QString hint = tr("click a row: A · right-click: B · wheel zooms");
        if (matrix_->poolsCells()) {
            hint = tr("each pixel shows the largest divergence of its heads · ") + hint;
        }
        line_->setHint(hint);
    } else if (!plane_->isHidden()) {
        line_->setHint(tr("click: A · right-click: B · drag a frame to brush heads"));
    } else {
        line_->setHint(tr("0: the same weights · ln 2 = 0.693: weights on other keys"));
    }
}

/// All side by side where there is room, else the chosen one.
void SimilarityView::arrange() {
    const int line = Spacing::of(font()).line;
    const bool isWide = width() >= kWideColumns * line && height() >= kWideRows * line;
    const Part chosen = part();
    const bool isEmpty = !similarity_;
    const bool showsMatrix = isEmpty || isWide || chosen == Part::Distances;
    const std::pair<QWidget*, bool> shown[] = {{matrix_, showsMatrix},
                                               {plane_, !isEmpty && (isWide || chosen == Part::Plane)},
                                               {groups_, !isEmpty && (isWide || chosen == Part::Groups)}};
    // What goes goes first: for a moment with all of them the window would have to grow.
    for (const bool isShown : {false, true}) {
        for (const auto& [widget, isVisible] : shown) {
            if (isVisible == isShown) {
                widget->setVisible(isVisible);
            }
        }
    }
    caption_->setVisible(!isEmpty);
    page_->setVisible(!isWide && !isEmpty);
    orderChoice_->setVisible(showsMatrix && !isEmpty);
    pages_->setColumnStretch(0, showsMatrix ? 11 : 0);
    pages_->setColumnStretch(1, isWide || !showsMatrix ? 9 : 0);
    pages_->setRowStretch(0, isWide || chosen != Part::Groups ? 5 : 0);
    pages_->setRowStretch(1, isWide || chosen == Part::Groups ? 4 : 0);
    showHint();
}

void SimilarityView::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrange();
}

void SimilarityView::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange();
    }
}

} // namespace headscope
