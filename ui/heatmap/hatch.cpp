// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/hatch.h"

#include <algorithm>
#include <cmath>

#include "ui/heatmap/cell_image.h"

namespace headscope {

namespace {

constexpr double kTouching = 1e-6;

// The horizontal band of the map between two heights, and the masked stretches in it.
struct Band {
    double top = 0;
    double bottom = 0;
    double leftEnd = 0;    // masked from the map's left edge to here
    double rightBegin = 0; // and from here to its right edge
};

std::vector<Band> bands(const MapPanel& panel, const CellMapping& mapping) {
    const QRectF& target = mapping.target;
    const auto xInside = [&](Index key) {
        return std::clamp(mapping.x(static_cast<double>(key)), target.left(), target.right());
    };
    std::vector<Band> result;
    const auto first = static_cast<Index>(std::max(0.0, std::floor(mapping.cells.top())));
    const auto last =
        std::min<Index>(panel.values->rows(), static_cast<Index>(std::ceil(mapping.cells.bottom())));
    // Where rows are thinner than a pixel, one band stands for those that fall on it.
    const auto step = std::max<Index>(1, static_cast<Index>(1 / mapping.cellHeight()));
    for (Index query = first; query < last; query += step) {
        KeyRange allowed = allowedIn(panel, query);
        const Index end = std::min(query + step, last);
        for (Index other = query + 1; other < end; ++other) {
            const KeyRange range = allowedIn(panel, other);
            allowed = {std::min(allowed.begin, range.begin), std::max(allowed.end, range.end)};
        }
        result.push_back({std::max(mapping.y(static_cast<double>(query)), target.top()),
                          std::min(mapping.y(static_cast<double>(end)), target.bottom()),
                          xInside(allowed.begin), xInside(std::max(allowed.begin, allowed.end))});
    }
    return result;
}

// The line x + y = sum within a band between two x; joined to the line before where they touch.
void addPiece(QList<QLineF>& lines, const Band& band, double sum, double left, double right) {
    const double top = std::max(band.top, sum - right);
    const double bottom = std::min(band.bottom, sum - left);
    if (bottom - top <= kTouching) {
        return;
    }
    const QPointF end(sum - bottom, bottom);
    if (!lines.isEmpty()) {
        QLineF& before = lines.last();
        if (std::abs(before.y2() - top) < kTouching &&
            std::abs(before.x2() + before.y2() - sum) < kTouching) {
            before.setP2(end);
            return;
        }
    }
    lines.append(QLineF(QPointF(sum - top, top), end));
}

} // namespace

QList<QLineF> hatchLines(const MapPanel& panel, const CellMapping& mapping, double spacing) {
    QList<QLineF> lines;
    if (panel.allowed.empty()) {
        return lines;
    }
    const QRectF& target = mapping.target;
    const std::vector<Band> all = bands(panel, mapping);
    const double origin = target.left() + target.top();
    for (double sum = origin + spacing / 2; sum < origin + target.width() + target.height(); sum += spacing) {
        const auto first = std::ranges::lower_bound(all, sum - target.right(), {}, &Band::bottom);
        for (auto band = first; band != all.end() && band->top < sum - target.left(); ++band) {
            addPiece(lines, *band, sum, band->rightBegin, target.right());
            addPiece(lines, *band, sum, target.left(), band->leftEnd);
        }
    }
    return lines;
}

} // namespace headscope
