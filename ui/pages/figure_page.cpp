// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/figure_page.h"

#include <algorithm>
#include <cmath>

#include <QVBoxLayout>

#include "ui/figure/text_axes.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/theme/fonts.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/theme.h"
#include "ui/theme/themed_label.h"

namespace headscope {

FigurePage::FigurePage(QWidget* parent)
    : StagePage(parent), headline_(new ThemedLabel(&Theme::muted, smallerFont)), maps_(new HeatmapView),
      readout_(new ThemedLabel(&Theme::text, tabularFont)) {
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setWordWrap(true);
    headline_->setMostLines(3);
    maps_->setObjectName(QStringLiteral("pageMaps"));
    readout_->setObjectName(QStringLiteral("pageReadout"));
    readout_->setElidable(true);
    readout_->setText(QStringLiteral(" "));
    content()->addWidget(headline_);
    content()->addWidget(maps_, 1);
    content()->addWidget(readout_);
    connect(maps_, &HeatmapView::hovered, this, &FigurePage::read);
    connect(maps_, &HeatmapView::hoverEnded, this, [this] { readout_->setText(QStringLiteral(" ")); });
}

FigureContent FigurePage::axesOf(const SideResult& side, const MapViewSettings& settings) {
    FigureContent figure;
    static_cast<MapAxes&>(figure) = textAxes(*side.text, side.side.head.kind);
    figure.sequentialPalette = settings.palette;
    return figure;
}

MapPanel FigurePage::panelOf(const HeadMap& map, const QString& title, const QString& note) const {
    MapPanel panel;
    panel.title = title;
    panel.note = note;
    panel.values = std::make_shared<const Matrix>(map.values);
    panel.allowed = map.allowed;
    const float high = map.values.array().isNaN().select(0.0F, map.values.array()).maxCoeff();
    const double top = high > 0 ? high : 1;
    panel.scale =
        state().maps.logarithmic ? ValueScale::logarithmic(kLogFloor * top, top) : ValueScale::linear(0, top);
    return panel;
}

void FigurePage::showFigure(FigureContent figure, const QString& headline) {
    const Theme& theme = Theme::of(palette());
    figure.theme = FigureTheme::onCard(theme.isDark, theme.card);
    headline_->setText(headline);
    headline_->setVisible(!headline.isEmpty());
    maps_->setContent(figure);
}

void FigurePage::showNothing(const QString& why) {
    FigureContent figure;
    figure.emptyText = why;
    showFigure(std::move(figure), {});
}

void FigurePage::read(int query, int key) {
    const FigureContent& figure = maps_->content();
    if (query >= figure.queryLabels.size() || key >= figure.keyLabels.size()) {
        return;
    }
    QStringList values;
    for (const MapPanel& panel : figure.panels) {
        const float value = (*panel.values)(query, key);
        const bool isMasked =
            !panel.allowed.empty() && !panel.allowed[static_cast<std::size_t>(query)].contains(key);
        values +=
            QStringLiteral("%1 %2").arg(panel.title, isMasked            ? tr("masked")
                                                     : std::isnan(value) ? QStringLiteral("–")
                                                                         : QString::number(value, 'g', 4));
    }
    readout_->setText(tr("query %1 → key %2    %3")
                          .arg(quotedToken(query, figure.queryLabels[query]),
                               quotedToken(key, figure.keyLabels[key]), values.join(QStringLiteral("    "))));
}

} // namespace headscope
