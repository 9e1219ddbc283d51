// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/head_pairs_view.h"

#include <algorithm>
#include <cmath>

#include <QVBoxLayout>

#include "ui/controls/segmented_choice.h"
#include "ui/panels/head_rows.h"
#include "ui/panels/hover_line.h"
#include "ui/panels/matrix_canvas.h"
#include "ui/panels/panel_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/sentence_text.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr std::array kMeasures{HeadPairMeasure::QueryComposition, HeadPairMeasure::KeyComposition,
                               HeadPairMeasure::ValueComposition, HeadPairMeasure::QueryOverlap,
                               HeadPairMeasure::KeyOverlap};

} // namespace

HeadPairsView::HeadPairsView(QWidget* parent)
    : Card(std::nullopt, parent), measure_(new SegmentedChoice),
      caption_(new ThemedLabel(&Theme::muted, smallerFont)), matrix_(new MatrixCanvas), line_(new HoverLine) {
    measure_->setObjectName(QStringLiteral("pairMeasure"));
    measure_->setAccessibleName(tr("What is compared"));
    std::vector<SegmentedChoice::Segment> segments;
    for (const HeadPairMeasure measure : kMeasures) {
        const ScoreInfo& info = headPairInfo(measure);
        segments.push_back({inWords(info.name), inWords(info.meaning) + QLatin1Char('\n') +
                                                    inWords(info.formula) + QLatin1Char('\n') +
                                                    inWords(info.source)});
    }
    measure_->setSegments(segments);
    measure_->setCurrent(0);
    caption_->setObjectName(QStringLiteral("pairCaption"));
    caption_->setWordWrap(true);
    caption_->setMostLines(2);
    matrix_->setObjectName(QStringLiteral("pairMatrix"));
    matrix_->setAccessibleName(tr("Pairs of heads"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addWidget(measure_);
    column->addWidget(caption_);
    column->addWidget(matrix_, 1);
    column->addWidget(line_);
    line_->setHint(tr("click a row: A · right-click: B · wheel zooms"));
    connect(measure_, &SegmentedChoice::chosen, this, &HeadPairsView::measureChosen);
    connect(matrix_, &MatrixCanvas::pointed, this, &HeadPairsView::showPointed);
    connect(matrix_, &MatrixCanvas::chosen, this, [this](SideName side, const Crosshair& at) {
        const auto head = [this](int row) { return pairs_->heads.at(static_cast<std::size_t>(row)); };
        Q_EMIT headChosen(side, head(at.query ? *at.query : *at.key));
        if (at.query && at.key && *at.query != *at.key) {
            Q_EMIT headChosen(other(side), head(*at.key));
        }
    });
}

HeadPairMeasure HeadPairsView::measure() const {
    return kMeasures.at(static_cast<std::size_t>(measure_->current()));
}

void HeadPairsView::setMeasure(HeadPairMeasure measure) {
    measure_->setCurrent(static_cast<int>(std::ranges::find(kMeasures, measure) - kMeasures.begin()));
}

void HeadPairsView::setPairs(std::shared_ptr<const HeadPairs> pairs, const QString& text) {
    pairs_ = std::move(pairs);
    emptyText_ = text;
    line_->showPointed({});
    showMatrix();
}

void HeadPairsView::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {a, b};
    if (pairs_) {
        matrix_->setMarkedRows(rowOf(pairs_->heads, a), rowOf(pairs_->heads, b));
    }
}

void HeadPairsView::setSequentialPalette(const QString& name) {
    if (palette_ != name) {
        palette_ = name;
        showMatrix();
    }
}

void HeadPairsView::showMatrix() {
    MatrixContent content;
    content.emptyText = emptyText_;
    if (pairs_) {
        const ScoreInfo& info = headPairInfo(pairs_->measure);
        content.values = std::shared_ptr<const Matrix>(pairs_, &pairs_->values);
        nameRows(content, pairs_->heads, true);
        content.columnLabels = content.rowLabels;
        content.isSymmetric = true;
        content.rowName = isOverlap(pairs_->measure) ? tr("head") : tr("later head");
        content.columnName = isOverlap(pairs_->measure) ? tr("head") : tr("earlier head");
        const float high = pairs_->values.array().isNaN().select(0.0F, pairs_->values.array()).maxCoeff();
        content.scale = ValueScale::linear(0, high > 0 ? static_cast<double>(high) : 1);
        content.palette = palette_;
        content.barNote = inWords(info.name);
        caption_->setText(
            tr("%1: %2 Random matrices give %3. From the weights alone, the norm in front folded in.")
                .arg(inWords(info.formula), inWords(info.meaning))
                .arg(pairs_->random, 0, 'g', 3));
    }
    caption_->setVisible(pairs_ != nullptr);
    matrix_->setContent(std::move(content));
    setSelection(selected_[0], selected_[1]);
}

void HeadPairsView::showPointed(const Crosshair& at) {
    QString text;
    if (pairs_ && at.query && at.key) {
        const auto name = [this](int row) {
            return shortHeadName(pairs_->heads.at(static_cast<std::size_t>(row)));
        };
        const float value = pairs_->values(*at.query, *at.key);
        const QString number =
            std::isnan(value) ? tr("not defined: no earlier layer") : QString::number(double{value}, 'f', 3);
        text = (isOverlap(pairs_->measure) ? tr("%1 and %2 · %3") : tr("%1 reads %2 · %3"))
                   .arg(name(*at.query), name(*at.key), number);
    }
    matrix_->setAccessibleDescription(text);
    line_->showPointed(text);
}

} // namespace headscope
