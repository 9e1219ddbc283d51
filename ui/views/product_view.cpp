// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/product_view.h"

#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

ProductRange productRange(const std::vector<ProductLook>& sides) {
    float low = 0;
    float high = 0;
    float limit = 0;
    for (const ProductLook& look : sides) {
        for (const float product : products(look)) {
            low = product < low ? product : low;
            high = product > high ? product : high;
        }
        for (const std::vector<float>* values : {&look.query, &look.key}) {
            for (const float value : *values) {
                limit = std::abs(value) > limit ? std::abs(value) : limit;
            }
        }
    }
    high = high > low ? high : low + 1;
    return {ValueScale::linear(double{low}, double{high}), ValueScale::diverging(double{limit})};
}

ProductView::ProductView(QWidget* parent)
    : QWidget(parent), order_(new SegmentedChoice), cell_(new ThemedLabel(&Theme::text, titleFont)),
      range_(new ThemedLabel(&Theme::muted, smallerFont)), empty_(new ThemedLabel(&Theme::muted)),
      rows_(nullptr) {
    const Spacing spacing = Spacing::of(font());
    order_->setObjectName(QStringLiteral("productOrder"));
    order_->setAccessibleName(tr("Order of the products"));
    order_->setSegments(
        {{tr("by index"), tr("As the head counts them")},
         {tr("by size"), tr("The largest product first, whatever its sign")},
         {tr("by rotary pair"), tr("Pairs that are rotated together, the largest sum first")}});
    order_->setCurrent(0);
    cell_->setObjectName(QStringLiteral("productCell"));
    cell_->setElidable(true);
    range_->setObjectName(QStringLiteral("productRange"));
    range_->setElidable(true);
    empty_->setObjectName(QStringLiteral("productEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);

    auto* content = new QWidget;
    rows_ = new QVBoxLayout(content);
    rows_->setContentsMargins(0, 0, spacing.small, 0);
    rows_->setSpacing(spacing.large);
    rows_->addWidget(empty_, 1);
    auto* scroll = new QScrollArea;
    scrollClearly(*scroll, content);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.large);
    controls->addWidget(order_);
    controls->addWidget(cell_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(range_);
    column->addWidget(scroll, 1);

    connect(order_, &SegmentedChoice::chosen, this, [this](int index) {
        sort_ = static_cast<ProductSort>(index);
        showLooks();
        Q_EMIT sortChosen();
    });
    setLooks({});
}

void ProductView::setLooks(const ProductLooks& looks) {
    looks_ = looks;
    if (looks_.emptyText.isEmpty()) {
        looks_.emptyText =
            tr("Choose a cell of the map, a query and a key: here is how their score comes about.");
    }
    while (charts_.size() > looks_.sides.size()) {
        delete charts_.back();
        charts_.pop_back();
    }
    while (charts_.size() < looks_.sides.size()) {
        auto* chart = new ProductChart;
        chart->setObjectName(QStringLiteral("products%1").arg(charts_.size()));
        connect(chart, &ProductChart::pointed, this, &ProductView::pointBoth);
        rows_->addWidget(chart, 1);
        chart->show(); // also where the view is shown already
        charts_.push_back(chart);
    }
    showLooks();
}

void ProductView::setSort(ProductSort sort) {
    if (sort != sort_) {
        sort_ = sort;
        order_->setCurrent(static_cast<int>(sort));
        showLooks();
    }
}

void ProductView::showLooks() {
    const ProductRange range = productRange(looks_.sides);
    for (std::size_t side = 0; side < charts_.size(); ++side) {
        charts_[side]->setLook(looks_.sides[side], range, sort_);
    }
    const bool hasSides = !charts_.empty();
    cell_->setText(looks_.cell);
    range_->setText(tr("bars: qᵢkᵢ; colours of q and k: %1 to %2%3")
                        .arg(range.parts.lowText(), range.parts.highText(),
                             charts_.size() > 1 ? tr(" (both sides)") : QString()));
    range_->setVisible(hasSides);
    empty_->setText(looks_.emptyText);
    empty_->setVisible(!hasSides);
    order_->setEnabled(hasSides);
}

void ProductView::pointBoth(int index) {
    for (ProductChart* chart : charts_) {
        if (chart != sender()) {
            chart->point(index);
        }
    }
}

} // namespace headscope
