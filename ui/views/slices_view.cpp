// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/slices_view.h"

#include <QBoxLayout>
#include <QEvent>
#include <QStyle>

#include "ui/charts/map_sheet.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/part_bars.h"
#include "ui/views/slice_sheet.h"

namespace headscope {

namespace {

constexpr int kBothCharacters = 105; // of the font's average width: from here on both are shown
constexpr int kBarsShare = 2;        // of the parts' width, to that of the maps
constexpr int kMapsShare = 3;

} // namespace

SlicesView::SlicesView(QWidget* parent)
    : QWidget(parent), projection_(new SegmentedChoice), shown_(new SegmentedChoice), slices_(new SliceSheet),
      barsTitle_(new ThemedLabel(&Theme::muted, smallerFont)), bars_(new PartBars),
      barsRoom_(new QScrollArea), maps_(new MapSheet), partsFact_(new ThemedLabel(&Theme::text, smallerFont)),
      slicesFact_(new ThemedLabel(&Theme::text, smallerFont)) {
    const Spacing spacing = Spacing::of(font());
    projection_->setObjectName(QStringLiteral("projection"));
    projection_->setSegments(
        {{tr("W_Q"), tr("The projection to queries, cut by query heads")},
         {tr("W_K"), tr("The projection to keys, cut by key/value heads")},
         {tr("W_V"), tr("The projection to values, cut by key/value heads")},
         {tr("W_O"), tr("The output projection: the rows that each head's output meets")}});
    projection_->setCurrent(0);
    shown_->setObjectName(QStringLiteral("slicesOrParts"));
    shown_->setSegments({{tr("Slices"), tr("One projection, cut into the slices of its heads")},
                         {tr("Parts"), tr("What each head writes through its slice of W_O")}});
    shown_->setCurrent(0);
    maps_->setObjectName(QStringLiteral("partMaps"));
    maps_->setAccessibleName(tr("What each head writes"));
    partsFact_->setObjectName(QStringLiteral("partsFact"));
    slicesFact_->setObjectName(QStringLiteral("slicesFact"));
    barsTitle_->setObjectName(QStringLiteral("partBarsTitle"));
    for (ThemedLabel* label : {partsFact_, slicesFact_, barsTitle_}) {
        label->setWordWrap(true);
        label->setMostLines(2);
    }
    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.large);
    controls->addWidget(shown_);
    controls->addWidget(projection_);
    controls->addStretch(1);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(spacing.large);
    pictures->addWidget(slices_, 1);
    parts_ = buildParts();
    pictures->addWidget(parts_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addLayout(pictures, 1);
    column->addWidget(slicesFact_);
    column->addWidget(partsFact_);

    connect(projection_, &SegmentedChoice::chosen, this, &SlicesView::projectionChosen);
    connect(shown_, &SegmentedChoice::chosen, this, [this](int index) {
        prefersParts_ = index == 1;
        fold();
        Q_EMIT preferenceChosen();
    });
    connect(bars_, &PartBars::headChosen, this, &SlicesView::headChosen);
    connect(slices_, &MapSheet::chosen, this,
            [this](int, int row, int) { Q_EMIT sliceChosen(slices_->slice(row)); });
    connect(maps_, &MapSheet::chosen, this, [this](int, int row, int) { Q_EMIT tokenChosen(row); });
    fold();
}

QWidget* SlicesView::buildParts() {
    const Spacing spacing = Spacing::of(font());
    scrollClearly(*barsRoom_, bars_);
    barsRoom_->setFocusProxy(bars_);
    auto* left = new QVBoxLayout;
    left->setSpacing(spacing.small);
    left->addWidget(barsTitle_);
    left->addWidget(barsRoom_, 1);
    auto* parts = new QWidget;
    auto* row = new QHBoxLayout(parts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing.large);
    row->addLayout(left, kBarsShare);
    row->addWidget(maps_, kMapsShare);
    return parts;
}

void SlicesView::setSlices(const SlicesLook& look, const QString& emptyText) {
    slices_->setLook(look, emptyText);
    projection_->setEnabled(look.values != nullptr);
}

void SlicesView::setParts(const PartsLook& look, const QString& emptyText) {
    barsTitle_->setText(look.barsTitle);
    bars_->setBars(look.bars);
    barsRoom_->setMinimumWidth(bars_->minimumSizeHint().width() +
                               style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    SheetContent content;
    content.emptyText = emptyText;
    content.rowLabels = look.tokens;
    content.rowName = tr("token");
    content.columnName = tr("feature");
    content.hasOneScale = true;
    content.barNote = look.note;
    for (std::size_t map = 0; map < look.maps.size(); ++map) {
        SheetMap shown;
        shown.title = look.mapTitles.value(static_cast<int>(map));
        shown.values = look.maps[map];
        shown.scale = ValueScale::diverging(look.limit);
        shown.isDifference = true;
        shown.valueName = tr("written");
        if (content.columnLabels.isEmpty()) {
            for (int column = 0; column < static_cast<int>(shown.values->cols()); ++column) {
                content.columnLabels.append(QString::number(column));
            }
        }
        content.maps.push_back(std::move(shown));
    }
    maps_->setContent(std::move(content));
    maps_->setChosen(look.chosenToken, std::nullopt);
}

void SlicesView::setFacts(const SlicesFacts& facts) {
    partsFact_->setText(facts.parts);
    slicesFact_->setText(facts.slices);
    fold();
}

int SlicesView::projection() const {
    return projection_->current();
}

void SlicesView::setProjection(int projection) {
    projection_->setCurrent(projection);
}

void SlicesView::setPrefersParts(bool parts) {
    prefersParts_ = parts;
    shown_->setCurrent(parts ? 1 : 0);
    fold();
}

void SlicesView::fold() {
    const bool hasRoom = width() >= kBothCharacters * characterWidth(fontMetrics());
    shown_->setVisible(!hasRoom);
    slices_->setVisible(hasRoom || !prefersParts_);
    projection_->setVisible(hasRoom || !prefersParts_);
    parts_->setVisible(hasRoom || prefersParts_);
    slicesFact_->setVisible(!slicesFact_->text().isEmpty() && (hasRoom || !prefersParts_));
    partsFact_->setVisible(!partsFact_->text().isEmpty() && (hasRoom || prefersParts_));
}

void SlicesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void SlicesView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fold();
    }
}

} // namespace headscope
