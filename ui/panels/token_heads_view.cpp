// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/token_heads_view.h"

#include <QBoxLayout>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/controls/segmented_choice.h"
#include "ui/panels/head_bars.h"
#include "ui/panels/head_rows.h"
#include "ui/panels/hover_line.h"
#include "ui/panels/matrix_canvas.h"
#include "ui/panels/panel_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Sort { ByPlace, ByWeight };

} // namespace

TokenHeadsView::TokenHeadsView(QWidget* parent)
    : Card(std::nullopt, parent), title_(new ThemedLabel(&Theme::text, titleFont)),
      sort_(new SegmentedChoice), matrix_(new MatrixCanvas), list_(new HeadBars), line_(new HoverLine) {
    title_->setObjectName(QStringLiteral("tokenHeadsTitle"));
    title_->setElidable(true);
    sort_->setObjectName(QStringLiteral("tokenHeadsSort"));
    sort_->setAccessibleName(tr("Order of the heads"));
    sort_->setSegments({{tr("by layer"), tr("Layer after layer")},
                        {tr("by weight"), tr("The largest weight of the chosen key first")}});
    sort_->setCurrent(ByPlace);
    matrix_->setObjectName(QStringLiteral("tokenHeadsMatrix"));
    matrix_->setAccessibleName(tr("Weights of one query in all heads"));
    list_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    const Spacing spacing = Spacing::of(font());
    auto* header = new QHBoxLayout;
    header->setSpacing(spacing.large);
    header->addWidget(title_, 1);
    header->addWidget(sort_);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(spacing.large);
    middle->addWidget(matrix_, 1);
    middle->addWidget(list_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(header);
    column->addLayout(middle, 1);
    column->addWidget(line_);
    connectViews();
    setTokenHeads({}, tr("Type a text and choose a token: where it looks in every head appears here."));
}

void TokenHeadsView::connectViews() {
    connect(sort_, &SegmentedChoice::chosen, this, [this] {
        showMatrix();
        Q_EMIT sortChosen();
    });
    connect(matrix_, &MatrixCanvas::pointed, this, &TokenHeadsView::showPointed);
    connect(matrix_, &MatrixCanvas::viewChanged, this, &TokenHeadsView::showHint);
    connect(list_, &HeadBars::headChosen, this, &TokenHeadsView::headChosen);
    connect(matrix_, &MatrixCanvas::chosen, this, [this](SideName side, const Crosshair& at) {
        if (at.query) {
            Q_EMIT headChosen(side, headAt(*at.query));
        } else {
            Q_EMIT keyChosen(*at.key);
        }
    });
}

void TokenHeadsView::setTokenHeads(TokenHeads tokenHeads, const QString& emptyText) {
    shown_ = std::move(tokenHeads);
    emptyText_ = emptyText;
    if (shown_.key && (shown_.isEmpty() || *shown_.key < 0 || *shown_.key >= shown_.weights->cols())) {
        shown_.key.reset();
    }
    title_->setVisible(!shown_.isEmpty());
    sort_->setVisible(!shown_.isEmpty());
    sort_->setEnabled(shown_.key.has_value());
    showTitle();
    showMatrix();
    showList();
}

void TokenHeadsView::setColours(const WeightColours& colours) {
    if (!(colours == colours_)) {
        colours_ = colours;
        showMatrix();
    }
}

void TokenHeadsView::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {a, b};
    list_->setSelection(a, b);
    markSelection();
}

void TokenHeadsView::setSortedByWeight(bool isByWeight) {
    if (isByWeight != isSortedByWeight()) {
        sort_->setCurrent(isByWeight ? ByWeight : ByPlace);
        showMatrix();
    }
}

bool TokenHeadsView::isSortedByWeight() const {
    return sort_->current() == ByWeight;
}

QString TokenHeadsView::queryText() const {
    return quotedToken(shown_.query, shown_.queryLabel);
}

QString TokenHeadsView::keyText(int key) const {
    const QStringList& full = shown_.fullKeyLabels.isEmpty() ? shown_.keyLabels : shown_.fullKeyLabels;
    return quotedToken(key, full.value(key));
}

void TokenHeadsView::showTitle() {
    title_->setText(tr("Where query %1 looks, in all heads").arg(queryText()));
}

void TokenHeadsView::showMatrix() {
    MatrixContent content;
    content.emptyText = emptyText_;
    order_.clear();
    rows_.clear();
    if (!shown_.isEmpty()) {
        const bool isByWeight = shown_.key && isSortedByWeight();
        order_.resize(shown_.heads.size());
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        content.values = shown_.weights;
        content.allowed = shown_.allowed;
        if (isByWeight) {
            order_ = headsByWeight(shown_, *shown_.key);
            content.values = std::make_shared<const Matrix>((*shown_.weights)(order_, Eigen::all));
            for (std::size_t row = 0; row < content.allowed.size(); ++row) {
                content.allowed[row] = shown_.allowed[order_[row]];
            }
        }
        for (const std::size_t head : order_) {
            rows_.push_back(shown_.heads[head]);
        }
        nameRows(content, rows_, !isByWeight);
        content.columnLabels = shown_.keyLabels;
        content.numbersColumns = true;
        content.rowName = tr("head");
        content.columnName = tr("key (is attended to)");
        content.scale = colours_.scale(1);
        content.palette = colours_.palette;
        content.barNote = tr("weight, not importance");
    }
    matrix_->setContent(std::move(content));
    matrix_->setChosenColumn(shown_.key);
    markSelection();
    showHint();
}

void TokenHeadsView::showList() {
    list_->setVisible(shown_.key.has_value());
    if (!shown_.key) {
        return;
    }
    std::vector<HeadBars::Row> rows;
    for (const std::size_t head : headsByWeight(shown_, *shown_.key)) {
        const float weight = shown_.weight(head, *shown_.key);
        if (rows.size() < kListed && !std::isnan(weight)) {
            rows.push_back({shown_.heads[head], static_cast<double>(weight)});
        }
    }
    list_->setRows(rows.empty()
                       ? tr("No head lets query %1 see key %2.").arg(queryText(), keyText(*shown_.key))
                       : tr("Most weight on %1").arg(keyText(*shown_.key)),
                   rows);
}

void TokenHeadsView::markSelection() {
    matrix_->setMarkedRows(rowOf(rows_, selected_[0]), rowOf(rows_, selected_[1]));
}

void TokenHeadsView::showPointed(const Crosshair& at) {
    QString text;
    if (at.query && at.key) {
        const float weight = shown_.weight(order_.at(static_cast<std::size_t>(*at.query)), *at.key);
        text = tr("%1 · query %2 → key %3 · %4")
                   .arg(shortHeadName(headAt(*at.query)), queryText(), keyText(*at.key),
                        std::isnan(weight) ? tr("masked")
                                           : tr("weight %1").arg(valueText(static_cast<double>(weight))));
    } else if (at.query) {
        text = shortHeadName(headAt(*at.query));
    } else if (at.key) {
        text = tr("key %1 · click: which heads carry it").arg(keyText(*at.key));
    }
    matrix_->setAccessibleDescription(text);
    line_->showPointed(text);
}

void TokenHeadsView::showHint() {
    if (shown_.isEmpty()) {
        return line_->setHint({});
    }
    const QString hint = tr("click a head: A · right-click: B · click a key's label: which heads carry it");
    line_->setHint(matrix_->poolsCells() ? tr("each pixel shows its largest weight · ") + hint : hint);
}

void TokenHeadsView::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    // The list takes what it needs, and no more than a third where that is little.
    list_->setFixedWidth(
        std::max(list_->minimumSizeHint().width(), std::min(list_->sizeHint().width(), width() / 3)));
}

} // namespace headscope
