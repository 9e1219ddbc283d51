// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/maps_page.h"

#include <QVBoxLayout>

#include "ui/compare/readout_bar.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/theme/spacing.h"

namespace headscope {

MapsPage::MapsPage(QWidget* parent) : QWidget(parent), maps_(new HeatmapView), readout_(new ReadoutBar) {
    setObjectName(QStringLiteral("mapsPage"));
    maps_->setObjectName(QStringLiteral("maps"));
    readout_->setObjectName(QStringLiteral("readout"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addWidget(maps_, 1);
    column->addWidget(readout_);
}

bool MapsPage::setContent(const FigureContent& content) {
    const FigureContent& before = maps_->content();
    const bool isOther = content.queryLabels != before.queryLabels || content.keyLabels != before.keyLabels ||
                         content.panels.size() != before.panels.size() || content.remark != before.remark;
    maps_->setContent(content);
    return isOther;
}

int MapsPage::fittingHeight(int width) const {
    return maps_->fittingHeight(width) + readout_->heightForWidth(width) + layout()->spacing();
}

QSize MapsPage::minimumSizeHint() const {
    const QSize least = QWidget::minimumSizeHint();
    return {least.width(), least.height() - Spacing::of(font()).line};
}

} // namespace headscope
