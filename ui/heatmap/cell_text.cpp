// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_text.h"

#include "ui/heatmap/heatmap_view.h"
#include "ui/heatmap/row_pool.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"

namespace headscope {

QString queryText(const FigureContent& content, std::size_t panel, int query) {
    const MapAxes& axes = content.axesOf(panel);
    const QStringList& labels = axes.fullQueryLabels.isEmpty() ? axes.queryLabels : axes.fullQueryLabels;
    return HeatmapView::tr("query %1: %2").arg(QString::number(query), quotedToken(labels.value(query)));
}

QString keyText(const FigureContent& content, std::size_t panel, int key) {
    const MapAxes& axes = content.axesOf(panel);
    const QStringList& labels = axes.fullKeyLabels.isEmpty() ? axes.keyLabels : axes.fullKeyLabels;
    return HeatmapView::tr("key %1: %2").arg(QString::number(key), quotedToken(labels.value(key)));
}

QString cellText(const FigureContent& content, const CellAddress& cell) {
    const auto pointed = static_cast<std::size_t>(cell.panel);
    QStringList lines = {queryText(content, pointed, cell.query), keyText(content, pointed, cell.key)};
    for (std::size_t index = 0; index < content.panels.size(); ++index) {
        if (!content.areLinked(pointed, index)) {
            continue;
        }
        const MapPanel& panel = content.panels[index];
        const bool isAllowed = allowedIn(panel, cell.query).contains(cell.key);
        const double value = static_cast<double>((*panel.values)(cell.query, cell.key));
        lines += Joined::labelled(panel.badge.isEmpty() ? panel.title : panel.badge,
                                  isAllowed ? valueText(value) : HeatmapView::tr("masked"));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace headscope
